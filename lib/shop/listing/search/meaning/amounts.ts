import { wholeTable } from '@/lib/shop/advisors'
import { type Language, perLanguage } from '@/schemas'
import type { PriceRange } from '../../query'
import { foldWords } from '../fold'
import table from './meant-amounts.json'
import { phraseAt } from './phrases'
import { isUnit, type KnownSize } from './sizes'

type Limit = 'most' | 'least' | 'between'

type Table = {
  currencies: ReadonlySet<string>
  limits: ReadonlyMap<string, Limit>
  /** Limits that nobody sets to a size: what is below a number is cheaper. */
  below: ReadonlySet<string>
  and: ReadonlySet<string>
}

/** The sign of the euro is no letter: it is read as its code. */
const euro = 'eur'

const folded = (texts: readonly string[], language: Language) =>
  texts.map((text) => foldWords(text.replace('€', euro), language).join(' '))

function tableOf(language: Language): Table {
  const { currencies, most, below, least, between, and } = table[language]
  const limit = (texts: readonly string[], meant: Limit) =>
    folded(texts, language).map((text) => [text, meant] as const)
  return {
    currencies: new Set(folded(currencies, language)),
    limits: new Map([
      ...limit(most.flat(), 'most'),
      ...limit(least.flat(), 'least'),
      ...limit(between, 'between'),
    ]),
    below: new Set(folded(below, language)),
    and: new Set(folded(and, language)),
  }
}

const tables = perLanguage(tableOf)

/** The words of all limits, each alone. */
const limitWords = perLanguage(
  (language) => new Set([...tables[language].limits.keys()].flatMap((text) => text.split(' '))),
)

/** The number of words of the longest phrase before an amount. */
const longest = 3

/** The limit before an amount, with the number of its words. */
export const limitAt = (words: readonly string[], at: number, language: Language) =>
  phraseAt(words, at, tables[language].limits, longest)

/** Whether a word only sets a limit, and tells nothing of what is asked for. */
export const saysLimit = (word: string, language: Language): boolean => limitWords[language].has(word)

export const isCurrency = (word: string, language: Language): boolean => tables[language].currencies.has(word)

/** Whether a word stands between the two ends of a range. */
export const isJoining = (word: string | undefined, language: Language): boolean =>
  tables[language].and.has(word ?? '')

/**
 * A term in which amounts are words of their own: `1'000.-` and `30€` become `1000` and `30 eur`. Amounts are rounded up
 * to whole units, as the filter has them.
 */
export const spellAmounts = (term: string): string =>
  term
    .replace(/(\d)(€|eur(?:os?)?|chf|fr)(?!\p{L})/giu, '$1 $2')
    // A currency goes behind its amount, unless it belongs to the one before.
    .replace(
      /(?<!\p{L}|[\d.,-]\s{0,3})(€|eur|chf|s?fr\.?)\s{0,3}((?:\d{1,3}[.'’\u00a0\u202f]|\d )\d{3}|\d{1,6})((?:[.,](?:\d\d|-))?)(?!\d)/giu,
      '$2$3 $1 ',
    )
    .replace(
      /(?<!\d)(\d{1,3}[.'’\u00a0\u202f]|\d )(\d{3})(?=(?:[.,](?:\d\d|-))?\s{0,3}(?:€|eur|chf|fr))/gi,
      (_, thousands, rest) => thousands.slice(0, -1) + rest,
    )
    .replace(/(?<!\d)(\d{1,6})[.,](\d\d|-)(?=\s{0,3}(?:€|eur|chf|fr))/gi, (_, whole, cents) =>
      String(Number(whole) + (Number(cents) > 0 ? 1 : 0)),
    )
    .replace(/€/g, ` ${euro} `)

const isAmount = (word: string | undefined): word is string => word !== undefined && /^\d{1,6}$/.test(word)

/** A range of prices that words name, from the first to before the last of them. */
export type NamedPrice = {
  price: PriceRange
  from: number
  to: number
  /** Without a limit it may be part of a name: a gift card of 50 €. */
  isGuessed: boolean
  typed: string[]
}

/** A limit without a currency is one of a price from this amount on: less is a number of children or of months. */
const leastBare = { most: 10, between: 10, least: 200 } as const satisfies Record<Limit, number>

/** The smallest size of clothes: below it there is none, so that nobody asks for the sizes up to it. */
const smallestSize = Math.min(...wholeTable.map(({ row }) => row.size))

/**
 * Whether an amount with a limit and without a currency is a price: nothing behind it is a unit, and the shop has no such
 * size, unless nobody sets such a limit to one: what is below a number is cheaper, and the most that is the smallest size
 * limits nothing. A limit alone names no thing that has sizes.
 */
function isBarePrice(
  words: readonly string[],
  at: number,
  to: number,
  limit: Limit,
  bounds: Bounds,
): boolean {
  const { amounts, sizes, isBelow = false } = bounds
  const isAlone = at === 0 && to === words.length && limit === 'most'
  const isTooSmall = (amount: number) =>
    limit === 'most' && amount <= smallestSize && !isAmount(words[at - 1])
  return (
    !isUnit(words[to] ?? '') &&
    amounts.every(
      (amount) =>
        amount >= leastBare[limit] &&
        (isAlone || isBelow || isTooSmall(amount) || !sizes.some(({ numbers }) => numbers.includes(amount))),
    )
  )
}

type Bounds = { amounts: readonly number[]; sizes: readonly KnownSize[]; isBelow?: boolean }

/**
 * The range of prices that is named at a place: amounts with a currency, and mostly a limit. A limit without a currency is one of
 * a price where the number can be nothing else: no size of the shop, and no weight or age.
 */
export function priceAt(
  words: readonly string[],
  at: number,
  language: Language,
  sizes: readonly KnownSize[] = [],
): NamedPrice | undefined {
  const { currencies, and, below } = tables[language]
  const limit = limitAt(words, at, language)
  const isBelow = limit !== undefined && below.has(words.slice(at, at + limit.length).join(' '))
  let to = at + (limit?.length ?? 0)
  let hasCurrency = false
  const amount = (): number | undefined => {
    if (currencies.has(words[to] ?? '') && isAmount(words[to + 1])) {
      hasCurrency = true
      to += 1
    }
    const word = words[to]
    if (!isAmount(word)) return undefined
    to += 1
    if (currencies.has(words[to] ?? '')) {
      hasCurrency = true
      to += 1
    }
    return Number(word)
  }
  const first = amount()
  if (first === undefined) return undefined
  const end = to
  const isPrice = hasCurrency || limit?.meant === 'between'
  if (and.has(words[to] ?? '') || limit?.meant !== 'least') {
    if (and.has(words[to] ?? '')) to += 1
    const second = amount()
    // A size and then the most that it may cost: 62 up to 20 euros.
    if (second !== undefined && hasCurrency && !isPrice && first > second) return undefined
    const isRange = limit?.meant === 'between' && second !== undefined && second > first
    const isBareRange = isRange && isBarePrice(words, at, to, 'between', { amounts: [first, second], sizes })
    if (second !== undefined && (hasCurrency || isBareRange))
      return {
        price: { from: Math.min(first, second), to: Math.max(first, second) },
        ...{ from: at, to, isGuessed: false, typed: [] },
      }
    to = end
  }
  const bare = limit && limit.meant !== 'between' ? limit.meant : undefined
  if (!hasCurrency && !(bare && isBarePrice(words, at, to, bare, { amounts: [first], sizes, isBelow })))
    return undefined
  const isLimited = limit !== undefined && limit.meant !== 'between'
  return {
    price: limit?.meant === 'least' ? { from: first } : { to: first },
    ...{ from: at, to, isGuessed: !isLimited, typed: [String(first)] },
  }
}
