/** The characters that a code may have, as in the address of a page: `?voucher=`. */
const pattern = /^[a-z\d](?:[a-z\d_-]{0,38}[a-z\d])?$/i

/** What a text has to be to be a code. */
export const codeRule = 'only letters, digits, hyphen and underscore, the latter not at the ends, at most 40'

/**
 * The code of a voucher or a gift card as it is stored and compared, whichever way it came: upper-case, without spaces.
 * Undefined for a text that cannot be a code. Whether there is such a code is not known here.
 */
export function codeOf(text: string): string | undefined {
  const joined = text.replace(/\s+/g, '')
  return pattern.test(joined) ? joined.toUpperCase() : undefined
}
