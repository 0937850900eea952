import { randomInt } from 'node:crypto'
import { isCommonPassword, isLeaked, type LeakedPasswords } from '@/lib/platform/leaked-passwords'

/** Long enough that guessing within the limits of attempts is hopeless, short enough for a sentence to be hashed. */
export const studioPasswordLength = { min: 12, max: 200 } as const

/** Without those that are mistaken for one another when they are read out or copied by hand. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'

/** A password of 20 letters and digits, about 99 bits, in groups of five. */
export const makePassword = (): string =>
  Array.from({ length: 4 }, () =>
    Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-')

/** Why a password cannot be chosen; undefined for one that can. */
export async function passwordProblem(
  password: string,
  leaked: LeakedPasswords,
): Promise<'passwordShort' | 'passwordLong' | 'passwordLeaked' | undefined> {
  if (password.length < studioPasswordLength.min) return 'passwordShort'
  if (password.length > studioPasswordLength.max) return 'passwordLong'
  const isKnown = (await isCommonPassword(password)) || (await isLeaked(password, leaked))
  return isKnown ? 'passwordLeaked' : undefined
}
