import { EndlessTypeface, typefaceFacts } from '@/lib/platform/typeset'

/** The length that a file of WOFF2 says it has (https://www.w3.org/TR/WOFF2/, 4.1). */
const lengthAt = 8

/** Why a file is no typeface of WOFF2 whose tables can be read, with nothing behind its end; undefined for one that is. */
export function typefaceProblem(bytes: Buffer): 'broken' | 'endless' | undefined {
  try {
    typefaceFacts(bytes)
    return bytes.readUInt32BE(lengthAt) === bytes.length ? undefined : 'broken'
  } catch (error) {
    return error instanceof EndlessTypeface ? 'endless' : 'broken'
  }
}
