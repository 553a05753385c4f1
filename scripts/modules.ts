import { readFileSync } from 'node:fs'
import { enableCompileCache, registerHooks } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transformSync } from 'oxc-transform'

/**
 * Loaded before the server and before each command (`node --import ./scripts/modules.ts`): Node strips types by itself, but
 * does not know the JSX that mails are written in. What it has compiled is kept for the next start.
 */

enableCompileCache(join(import.meta.dirname, '../var/compile-cache'))

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context)
    const path = fileURLToPath(url)
    const { code, errors } = transformSync(path, readFileSync(path, 'utf8'))
    const problem = errors.find(({ severity }) => severity === 'Error')
    if (problem !== undefined) throw new SyntaxError(problem.codeframe ?? problem.message)
    return { format: 'module', source: code, shortCircuit: true }
  },
})
