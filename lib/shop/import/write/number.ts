import { createHash } from 'node:crypto'

const longest = 40

/** The default number of a product whose source has none: the letters and digits of its reference key. */
export const numberOf = (referenceKey: string): string =>
  referenceKey
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
    .slice(0, longest) || distinctNumberOf(referenceKey)

/** An alternative for when another product has that number: `A.1` and `A-1` give the same one. */
export function distinctNumberOf(referenceKey: string): string {
  const suffix = createHash('sha256').update(referenceKey).digest('hex').slice(0, 8)
  const stem = referenceKey.toLowerCase().replace(/[^a-z0-9]/g, '')
  return `${stem.slice(0, longest - suffix.length)}${suffix}`
}
