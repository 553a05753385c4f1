import { createConnection, createServer } from 'node:net'
import type { Socket } from 'node:net'

export type Relay = { readonly cut: () => void; readonly mend: () => void; readonly close: () => void }

/** A cable between two ports of this machine that can be cut. */
export function relay(port: number, to: number): Relay {
  const ends = new Set<Socket>()
  let isCut = false
  const server = createServer((near) => {
    if (isCut) {
      near.destroy()
      return
    }
    const far = createConnection(to, '127.0.0.1')
    for (const [end, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(end)
      end.setNoDelay(true)
      end.pipe(other)
      end.on('error', () => other.destroy())
      end.on('close', () => {
        ends.delete(end)
        other.destroy()
      })
    }
  }).listen(port, '127.0.0.1')
  const cut = () => {
    isCut = true
    for (const end of ends) end.destroy()
  }
  return {
    cut,
    mend: () => void (isCut = false),
    close() {
      server.close()
      cut()
    },
  }
}
