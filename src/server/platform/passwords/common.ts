import { dictionary } from '@zxcvbn-ts/language-common'

/** The passwords that people choose most often and that attackers try first, in small letters. */
const common: ReadonlySet<string> = new Set(dictionary['passwords-common'])

/** True for one of the most common passwords, in any letter case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.normalize('NFKC').toLowerCase())
}
