import type { OpenSlot, Slot } from '../term-query'
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

/** What a reading finds. `some` are the products that one of its words names, `whole` those that each of them names. */
export type ReadingBits = WordBits & { some: Bits; whole: Bits }

/**
 * What has all the words of a reading. It is called by them if one of them names it, and the others are known of it: a
 * summer sleeping bag for babies is a sleeping bag.
 */
function readTogether(slots: readonly WordBits[]): ReadingBits | null {
  const [first, ...others] = slots
  if (!first) return null
  const known = others.reduce((all, slot) => both(all, slot.known), first.known)
  const some = others.reduce((all, slot) => either(all, slot.named), first.named)
  const whole = others.reduce((all, slot) => both(all, slot.named), first.named)
  return { known, named: both(known, some), some, whole }
}

/** Whether an alternative is the parts of the word: each of them has to name what the whole names. */
const isApart = ([[word = ''] = []]: Slot, [first = '']: readonly string[]): boolean => word.startsWith(first)

/** The products of a term: by all search words, and by names, brands and colours. Null if all its words are left out. */
export function matchWords(
  words: MarketWords,
  readings: readonly (readonly OpenSlot[])[],
  lexemes: Lexemes,
): ReadingBits | null {
  const word = (text: string, isPrefix: boolean) =>
    combine(
      (lexemes.get(text) ?? []).map((lexeme) => bitsOfLexeme(words, lexeme, isPrefix)),
      both,
    )
  const slot = ({ slot, isPrefix }: OpenSlot) =>
    combine(
      slot.map((alternative, place) => {
        const own = alternative.map((text) => word(text, isPrefix && place === 0))
        return isApart(slot, alternative)
          ? combine(own, both)
          : readTogether(own.filter((one) => one !== null))
      }),
      either,
    )
  const found = readings.flatMap((slots) => readTogether(slots.map(slot).filter((one) => one !== null)) ?? [])
  if (found.length === 0) return null
  return found.reduce((a, b) => ({
    known: either(a.known, b.known),
    named: either(a.named, b.named),
    some: either(a.some, b.some),
    whole: either(a.whole, b.whole),
  }))
}
