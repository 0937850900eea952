import { typefaceFacts } from '@/lib/platform/typeset'

/** The length that a file of WOFF2 says it has (https://www.w3.org/TR/WOFF2/, 4.1). */
const lengthAt = 8

/** A typeface of WOFF2 with tables that can be read, and nothing behind its end. */
export function isWholeTypeface(bytes: Buffer): boolean {
  try {
    typefaceFacts(bytes)
    return bytes.readUInt32BE(lengthAt) === bytes.length
  } catch {
    return false
  }
}
