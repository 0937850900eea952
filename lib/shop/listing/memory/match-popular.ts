import type { OpenSlot } from '../search/term'
import type { PopularProducts } from './popular-products'

/** A flag for each product, by rank. */
type Flags = Uint8Array

/** The lexeme of a word; null for a word that the language's configuration leaves out. */
export type Lexemes = ReadonlyMap<string, string | null>

/** The number of postings whose lexeme comes before a text. */
function firstFrom(postings: PopularProducts['postings'], text: string): number {
  let [low, high] = [0, postings.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((postings[middle]?.lexeme ?? '') < text) low = middle + 1
    else high = middle
  }
  return low
}

function flagsOf(
  { cards, postings }: PopularProducts,
  field: 'known' | 'named',
  lexeme: string,
  isPrefix: boolean,
) {
  const flags: Flags = new Uint8Array(cards.length)
  for (let at = firstFrom(postings, lexeme); at < postings.length; at += 1) {
    const posting = postings[at]
    if (!posting || (isPrefix ? !posting.lexeme.startsWith(lexeme) : posting.lexeme !== lexeme)) break
    for (const rank of posting[field]) flags[rank] = 1
  }
  return flags
}

/** What is left out of a query leaves the rest, as `to_tsquery` does it. */
function combine(list: readonly (Flags | null)[], isAll: boolean): Flags | null {
  const flags = list.filter((one) => one !== null)
  if (flags.length === 0) return null
  return flags.reduce((a, b) =>
    a.map((flag, rank) => (isAll ? flag & (b[rank] as number) : flag | (b[rank] as number))),
  )
}

/** The ranks of the products that a term finds, ascending: by all search words, or by names, brands and colours. */
export function matchPopular(
  popular: PopularProducts,
  readings: readonly (readonly OpenSlot[])[],
  lexemes: Lexemes,
  field: 'known' | 'named',
): number[] {
  const word = (text: string, isPrefix: boolean) => {
    const lexeme = lexemes.get(text) ?? null
    return lexeme === null ? null : flagsOf(popular, field, lexeme, isPrefix)
  }
  const slot = ({ slot, isPrefix }: OpenSlot) =>
    combine(
      slot.map((words, place) =>
        combine(
          words.map((text) => word(text, isPrefix && place === 0)),
          true,
        ),
      ),
      false,
    )
  const found = combine(
    readings.map((slots) => combine(slots.map(slot), true)),
    false,
  )
  return found ? [...found.keys()].filter((rank) => found[rank] === 1) : []
}
