import type { Market } from '@/lib/platform/markets'
import { describeBaseColour } from '../../colours/base-colour'
import { saleValue } from '../../facets'
import type { PriceRange, WeightRange } from '../../query'
import { foldWords } from '../fold'
import { tellingWords } from '../term'
import { ageAt, agesFor, type NamedAge, spellMonths } from './ages'
import { priceAt, spellAmounts } from './amounts'
import { colourAt } from './colours'
import { type Meaning, meanings } from './meanings'
import { withDigits } from './number-words'
import { occasionEndings } from './occasions'
import { phraseAt } from './phrases'
import { saleWordsAt } from './sales'
import { mostValues, type Sense } from './sense'
import { sizeRangeAt } from './size-ranges'
import { sizeAt } from './sizes'

/** Words that were understood: as filter values or, for an occasion, as the ids of categories. */
export type Part = {
  meaning: Meaning
  /** As a sentence names it: 62/68, Grün, Taufe. */
  label: string
  values: readonly string[]
  categories: readonly number[]
  price?: PriceRange
  /** Of a child. */
  weight?: WeightRange
  /** Values that are tried one after another where the ones before find nothing. */
  wider?: readonly (readonly string[])[]
  /** In months, of an age. */
  age?: Pick<NamedAge, 'months' | 'until' | 'isFrom'>
  /** Nothing but a number says that it is a size, and no limit that an amount is a price. */
  isGuessed: boolean
  /** What may be part of a name, where it is guessed. */
  typed?: readonly string[]
}

export type Understood = {
  /** The other words, folded. */
  rest: string[]
  /** One for each meaning, in their order. */
  parts: Part[]
}

/** Longer questions are understood by their first words. */
const mostRead = 16

type Found = Omit<Part, 'isGuessed'> & { from: number; to: number; isGuessed?: boolean }

function meaningAt(
  words: readonly string[],
  at: number,
  { language }: Pick<Market, 'language'>,
  { colours, sizes, ages, occasions, longestOccasion }: Sense,
): Found | undefined {
  const occasion = phraseAt(words, at, occasions, longestOccasion, occasionEndings)
  if (occasion) {
    const { label, categories } = occasion.meant
    return { meaning: 'occasion', label, values: [], categories, from: at, to: at + occasion.length }
  }
  const priced = priceAt(words, at, language, sizes)
  if (priced) return { meaning: 'price', label: '', values: [], categories: [], ...priced }
  const reduced = saleWordsAt(words, at, language)
  if (reduced > 0)
    return { meaning: 'sale', label: '', values: [saleValue], categories: [], from: at, to: at + reduced }
  const age = ageAt(words, at, language)
  const [values = [], ...wider] = age ? agesFor(age, ages) : []
  if (age && values.length > 0) {
    const { label, from, to } = age
    return { meaning: 'age', label, values, wider, age, categories: [], from, to }
  }
  const range = sizeRangeAt(words, at, language, sizes)
  if (range) {
    const { typed: _, isMarked, ...named } = range
    return { meaning: 'size', categories: [], isGuessed: !isMarked, ...named }
  }
  const size = sizeAt(words, at, language, sizes)
  if (size) {
    const { typed, isMarked, ...place } = size
    const label = typed.join('/').toUpperCase()
    return { meaning: 'size', label, categories: [], isGuessed: !isMarked, ...place }
  }
  const named = colourAt(words, at, language)
  if (!named) return undefined
  const { colour, from, to } = named
  const label = describeBaseColour(colour).labels[language]
  return { meaning: 'colour', label, values: colours.get(colour) ?? [], categories: [], from, to }
}

/** Several words of one meaning are alternatives, but not several occasions: the first is meant. */
function joinParts(meaning: Meaning, found: readonly Found[]): Part[] {
  const [first] = found
  if (!first) return []
  return [
    {
      meaning,
      label: [...new Set(found.map(({ label }) => label))].join(', '),
      values: [...new Set(found.flatMap(({ values }) => values))].slice(0, mostValues),
      categories: first.categories,
      ...(first.price && { price: first.price }),
      ...(first.wider && { wider: first.wider }),
      ...(first.age && found.length === 1 && { age: first.age }),
      ...(first.typed && { typed: first.typed }),
      isGuessed: found.every(({ isGuessed = false }) => isGuessed),
    },
  ]
}

/**
 * What a term means: sizes, colours, ages, reductions, prices and occasions, and the other words. `without` are meanings that were
 * taken back or that a filter of the visitor's answers: their words are passed over.
 */
export function understand(
  term: string,
  market: Pick<Market, 'language'>,
  sense: Sense,
  without: ReadonlySet<Meaning> = new Set(),
): Understood {
  const { language } = market
  const all = withDigits(foldWords(spellMonths(spellAmounts(term), language), language), language)
  const words = all.slice(0, mostRead)
  const found: Found[] = []
  for (let at = 0; at < words.length; ) {
    const one = meaningAt(words, at, market, sense)
    if (one) found.push(one)
    at = one ? one.to : at + 1
  }
  const hasOccasion = found.some(({ meaning }) => meaning === 'occasion')
  const isMeant = (place: number) =>
    found.some(({ from, to }) => from <= place && place < to) ||
    (hasOccasion && sense.occasionWords.has(all[place] ?? ''))
  const byMeaning = Map.groupBy(found, ({ meaning }) => meaning)
  return {
    rest: tellingWords(
      all.filter((_, place) => !isMeant(place)),
      market,
      found.length > 0,
    ),
    parts: meanings
      .filter((meaning) => !without.has(meaning))
      .flatMap((meaning) => joinParts(meaning, byMeaning.get(meaning) ?? [])),
  }
}
