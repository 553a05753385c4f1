import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { AppError } from '#server/errors.ts'

/** Links in mails lead to a page with a form: GET shows it, POST does what it says (DECISIONS 4). */

export const limitForm = bodyLimit({
  maxSize: 16 * 1024,
  onError: () => {
    throw new AppError('body_too_large')
  },
})

/** The link's own, or a form field; a body that is no form has none. */
export async function tokenOf(c: Context): Promise<string> {
  const inAddress = c.req.query('token')
  if (inAddress !== undefined) return inAddress
  const { token } = await c.req.parseBody().catch((): { token?: unknown } => ({}))
  return typeof token === 'string' ? token : ''
}

/**
 * A page of the built site as the answer to a form, with `status` as long as there is such a page. Never a redirect,
 * which mail programs do not follow (RFC 8058).
 */
export async function answerWithPage(
  c: Context,
  pages: Pick<Hono, 'request'>,
  path: string,
  status: number,
): Promise<Response> {
  const headers = { 'Accept-Encoding': c.req.header('accept-encoding') ?? '' }
  const page = await pages.request(path, { headers })
  const answer = new Response(page.body, { status: page.ok ? status : page.status, headers: page.headers })
  answer.headers.set('Cache-Control', 'no-store')
  return answer
}
