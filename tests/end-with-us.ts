import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { Socket } from 'node:net'

/** Reads "+ 12" and "- 12" and asks those who are left to end, once nobody writes any more. */
const line = `left=' '
while read -r what pid; do
  case $what in
    +) left="$left$pid " ;;
    -) left="\${left%% $pid *} \${left#* $pid }" ;;
  esac
done
[ "$left" = "\${left% [0-9]*}" ] || kill $left`

let guard: ReturnType<typeof startGuard> | undefined

/**
 * Lets a process end with this one, also when this one is killed with -9: somebody waits at a pipe that the operating system
 * then closes.
 */
export function endWithUs(child: ChildProcess): void {
  const { pid } = child
  if (pid === undefined) return
  const { stdin } = (guard ??= startGuard())
  stdin.write(`+ ${pid}\n`)
  child.once('exit', () => stdin.write(`- ${pid}\n`))
}

function startGuard() {
  const started = spawn('/bin/sh', ['-c', line], {
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  started.unref()
  // The pipe too must keep nobody from ending.
  if (started.stdin instanceof Socket) started.stdin.unref()
  return started
}
