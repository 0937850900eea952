import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares secrets in a time that tells nothing about them, whatever their lengths. */
export function sameSecret(given: string | null | undefined, expected: string): boolean {
  return expected !== '' && timingSafeEqual(digest(given ?? ''), digest(expected))
}
