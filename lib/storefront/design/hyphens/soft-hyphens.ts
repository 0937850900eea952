import { compoundBreaks } from '@/lib/shop/listing'
import type { Language } from '@/schemas'

/** Shorter words fit into a tile of a phone, and into the width of a heading, whose balanced lines break at any hyphen. */
const shortest = { name: 14, heading: 17 } as const

/** A heading of one word has one line, which nothing balances, until it is wider than its place. */
const shortestAlone = 11

/**
 * A name or a heading as it is shown, with soft hyphens between the parts of long compounds. `hyphens: auto` breaks them
 * only where the browser has a dictionary, which not all have. What is searched, compared, read aloud by its attribute or
 * copied into data keeps the name as it is.
 */
export const softHyphens = (
  text: string,
  language: Language,
  place: keyof typeof shortest = 'name',
): string => {
  const isAlone = place === 'heading' && !/\s/.test(text.trim())
  const least = isAlone ? shortestAlone : shortest[place]
  return text.replace(/\p{L}+/gu, (word) => {
    if (word.length < least) return word
    const ends = [...compoundBreaks(word, language), word.length]
    return ends.map((end, part) => word.slice(part === 0 ? 0 : ends[part - 1], end)).join('\u00ad')
  })
}
