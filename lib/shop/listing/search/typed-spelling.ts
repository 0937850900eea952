import type { Language } from '@/schemas'
import { fold } from './fold'

/** Puts folded words of a term, joined by spaces, back into the spelling that they were typed in: `ete` is été again. */
export function typedSpelling(term: string, language: Language): (folded: string) => string {
  const typed = term.normalize('NFC').match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? []
  const spellings = new Map(typed.map((word) => [fold(word, language), word]))
  return (folded) =>
    folded
      .split(' ')
      .map((word) => spellings.get(word) ?? word)
      .join(' ')
}
