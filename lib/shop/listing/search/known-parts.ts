import type { Language } from '@/schemas'
import parts from './known-parts.json'

/**
 * Parts of common compounds of the trade, folded, as they occur inside a word. With them, splitting a compound depends
 * neither on a product named by its part alone nor on the order of imports.
 */
export const knownParts: Record<Language, ReadonlySet<string>> = {
  de: new Set(parts.de),
  nl: new Set(parts.nl),
  fr: new Set(),
}
