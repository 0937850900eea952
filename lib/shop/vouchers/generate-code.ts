import { randomInt } from 'node:crypto'

/** No letters and digits that look alike, and no vowels, which make words. */
const alphabet = '23456789BCDFGHJKLMNPQRSTVWXZ'

/** 28 to the power of 12 possible codes: 57 bits, of which the limits of wrong codes leave years to guess one of a million. */
const length = 12

/** A code that cannot be guessed, after an optional prefix. */
const generateCode = (prefix = ''): string =>
  prefix + Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** So many different codes. */
export function generateCodes(count: number, prefix?: string): string[] {
  const codes = new Set<string>()
  while (codes.size < count) codes.add(generateCode(prefix))
  return [...codes]
}
