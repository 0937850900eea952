import { compoundBreaks } from '@/lib/shop/listing'
import type { Language } from '@/schemas'

/** Shorter words fit into a tile of a phone. */
const longWords = /\p{L}{14,}/gu

/**
 * A name or a heading as it is shown, with soft hyphens between the parts of long compounds. `hyphens: auto` breaks them
 * only where the browser has a dictionary, which not all have. What is searched, compared, read aloud by its attribute or
 * copied into data keeps the name as it is.
 */
export const softHyphens = (text: string, language: Language): string =>
  text.replace(longWords, (word) => {
    const breaks = compoundBreaks(word, language)
    const ends = [...breaks, word.length]
    return ends.map((end, place) => word.slice(place === 0 ? 0 : ends[place - 1], end)).join('\u00ad')
  })
