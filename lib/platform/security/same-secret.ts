import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets in constant time, also when their lengths differ. */
export function sameSecret(given: string | null | undefined, expected: string): boolean {
  return expected !== '' && timingSafeEqual(digest(given ?? ''), digest(expected))
}
