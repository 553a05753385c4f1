import { expect, it } from 'vitest'
import { typedEmail, typedLine, typedText } from '#shared/lib/typed.ts'

it.each(['\u200b', '\u3164', '\u2800', '\u00ad\u200d', '\ufe0f', '\u115f\u1160'])(
  'a name that shows nothing (%j) is none',
  (typed) => {
    expect(typedLine(80).safeParse(typed).success).toBe(false)
  },
)

it.each(['a\u0000b', 'a\ud800', 'a\u001bb'])('what no database can keep (%j) is refused', (typed) => {
  expect(typedLine(80).safeParse(typed).success).toBe(false)
  expect(typedText(80).safeParse(typed).success).toBe(false)
})

it.each(['Noor', 'O', '李', 'عائشة', 'J.', '👩🏽‍⚕️', 'नीलम'])('%s is one', (typed) => {
  expect(typedLine(80).safeParse(typed)).toMatchObject({ success: true, data: typed })
})

it.each(['a@b', 'a@127.0.0.1', 'a@[127.0.0.1]', 'a@[::1]', 'a@0x7f.1', 'noor@exam\u200bple.nl', 'a@b.1'])(
  'no mail arrives at %j',
  (typed) => {
    expect(typedEmail.safeParse(typed).success).toBe(false)
  },
)
