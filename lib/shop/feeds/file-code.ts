const digits = 8

/** The beginning of the digest of a file, by which the merchant names it. */
export const fileCode = (digest: string): string => digest.slice(0, digits)

/** Whether a text names a file by the beginning of its digest. */
export const namesFile = (text: string, digest: string): boolean =>
  text.length >= digits && digest.startsWith(text.toLowerCase())
