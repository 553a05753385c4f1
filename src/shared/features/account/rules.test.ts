import { describe, expect, it } from 'vitest'
import { passwordStrength } from '#shared/features/account/rules.ts'

describe('the hint at a new password', () => {
  it.each([
    ['', 'short'],
    ['negen let', 'short'],
    ['😀😃😄😁😆😅😂🙂🙃', 'short'],
    ['aaaaaaaaaaaaaaaaaaaa', 'weak'],
    ['abababababab', 'weak'],
    ['vierwoorden', 'fair'],
    ['😀😃😄😁😆😅😂🙂🙃🦉', 'fair'],
    ['Vier woord3n', 'strong'],
    ['vier woorden op rij', 'strong'],
    ['أربع كلمات متتالية', 'strong'],
  ])('says of %j that it is %s', (password, strength) => {
    expect(passwordStrength(password)).toBe(strength)
  })
})
