import { secretIn } from '#server/data-folder.ts'
import { signCommand } from '#server/platform/http/command-token.ts'

/** How many mails wait and how many were put aside, as `npm run mail:count` asks a running server. */
export async function countMailsAt(
  origin: string,
  dataDir: string,
): Promise<{ queued: number; failed: number }> {
  const answer = await fetch(`${origin}/api/mails/count`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${signCommand({ secret: secretIn(dataDir) }, new Date())}`,
      'Content-Type': 'application/json',
    },
    body: '{}',
  })
  return (await answer.json()) as { queued: number; failed: number }
}
