import { describe, expect, it } from 'vitest'
import { AppError } from '#server/errors.ts'
import { isCommonPassword } from '#server/platform/passwords/common.ts'
import { hashPassword, isOutdated, isPassword } from '#server/platform/passwords/hash.ts'

describe('a hashed password', () => {
  it('names its parameters and a salt of its own', async () => {
    const [one, other] = await Promise.all([hashPassword('vier woorden'), hashPassword('vier woorden')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
    expect(one).not.toBe(other)
    expect(isOutdated(one)).toBe(false)
  })

  it('is known by its password only, however the same letters were typed', async () => {
    const hash = await hashPassword('caf\u00e9 om vier uur')
    expect(await isPassword('cafe\u0301 om vier uur', hash)).toBe(true)
    expect(await isPassword('cafe om vier uur', hash)).toBe(false)
    expect(await isPassword('', hash)).toBe(false)
  })

  it('of another cost still works and counts as outdated; of another form never works', async () => {
    // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -k 65536 -p 1 -l 32
    const older = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc'
    expect([await isPassword('password', older), isOutdated(older)]).toEqual([true, true])
    expect(await isPassword('password', 'password')).toBe(false)
    expect(isOutdated('password')).toBe(true)
  })

  it('is refused to who would wait too long behind others', async () => {
    const asked = await Promise.allSettled(Array.from({ length: 105 }, () => hashPassword('vier woorden')))
    const refused = asked.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toEqual(Array.from({ length: 3 }, () => new AppError('unavailable')))
    expect(await isPassword('vier woorden', await hashPassword('vier woorden'))).toBe(true)
  })

  it('many at once are all done', async () => {
    const hashes = await Promise.all(Array.from({ length: 7 }, (_, n) => hashPassword(`woord ${n}`)))
    expect(await Promise.all(hashes.map((hash, n) => isPassword(`woord ${n}`, hash)))).toEqual(
      Array(7).fill(true),
    )
  })
})

describe('common passwords', () => {
  it.each(['password123', 'Password123', '1234567890', 'qwertyuiop'])('know %s', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  const own = ['Kliniek', 'Buiten', 'Almere']
  it.each([
    ...[
      'welkom12345',
      'wachtwoord1',
      'W@chtw00rd!',
      '2026zomer2026',
      'contraseña1',
      'bienvenido2026',
      'كلمةالسر123',
    ],
    ...[
      'abcdefghij',
      'jihgfedcba',
      'qwertyuiopas',
      'ضصثقفغعهخح',
      'KliniekBuiten',
      'kliniek-buiten-26',
      'almerebuiten1',
    ],
  ])('know %s, which people here would choose', (password) => {
    expect(isCommonPassword(password, own)).toBe(true)
  })

  it.each(['vier woorden op rij', 'zeven fietsen in de regen', 'kliniek bij de groene molen', 'x7!kQz93pl'])(
    'do not know %s',
    (password) => {
      expect(isCommonPassword(password, own)).toBe(false)
    },
  )
})
