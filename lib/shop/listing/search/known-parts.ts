import type { Language } from '@/schemas'
import parts from './known-parts.json'

/**
 * Parts of the trade's compounds, folded, in the forms in which they stand inside a word. With them a compound is split
 * also where the catalogue has no product that is called by its part alone, and whatever was imported first.
 */
export const knownParts: Record<Language, ReadonlySet<string>> = {
  de: new Set(parts.de),
  nl: new Set(parts.nl),
  fr: new Set(),
}
