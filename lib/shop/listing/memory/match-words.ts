import type { OpenSlot } from '../term-query'
import { type Bits, both, either } from './bits'
import { bitsOfLexeme, type MarketWords, type WordBits } from './market-words'

/** The lexemes of each word; none for a word that the language's configuration leaves out. */
type Lexemes = ReadonlyMap<string, readonly string[]>

/** What is left out of a query leaves the rest, as `to_tsquery` does it. */
function combine(list: readonly (WordBits | null)[], by: (a: Bits, b: Bits) => Bits): WordBits | null {
  const found = list.filter((one) => one !== null)
  if (found.length === 0) return null
  return found.reduce((a, b) => ({ known: by(a.known, b.known), named: by(a.named, b.named) }))
}

/** The products of a term: by all search words, and by names, brands and colours. Null if all its words are left out. */
export function matchWords(
  words: MarketWords,
  readings: readonly (readonly OpenSlot[])[],
  lexemes: Lexemes,
): WordBits | null {
  const word = (text: string, isPrefix: boolean) =>
    combine(
      (lexemes.get(text) ?? []).map((lexeme) => bitsOfLexeme(words, lexeme, isPrefix)),
      both,
    )
  const slot = ({ slot, isPrefix }: OpenSlot) =>
    combine(
      slot.map((alternative, place) =>
        combine(
          alternative.map((text) => word(text, isPrefix && place === 0)),
          both,
        ),
      ),
      either,
    )
  return combine(
    readings.map((slots) => combine(slots.map(slot), both)),
    either,
  )
}
