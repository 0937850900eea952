import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf, type Market } from '@/lib/platform/markets/markets'
import { configuredPayments, methods } from '@/lib/platform/payment-methods'
import { allShopWordNames } from '@/lib/platform/shop-configuration/shop-words'
import { seedStories } from '@/scripts/seed/content'

type Node = { type?: string; text?: string; attrs?: Record<string, unknown>; content?: Node[] }
type Clause = { kind: string; numbers: string[]; words: string[] }

const stories = [...seedStories('baby'), ...seedStories('bm')]

/** Numbers that a contract writes in letters. */
const written: Record<string, number> = {
  ...{ zwei: 2, deux: 2, twee: 2, fünf: 5, cinq: 5, vijf: 5, sieben: 7, sept: 7, zeven: 7 },
  ...{ zwölf: 12, douze: 12, twaalf: 12, vierzehn: 14, quatorze: 14, veertien: 14 },
}
const letters = new RegExp(`(?<!\\p{L})(?:${Object.keys(written).join('|')})(?!\\p{L})`, 'gu')
const shopWord = new RegExp(`\\{(${allShopWordNames.join('|')})\\}`, 'g')

/** How to reach the seller is no clause. */
const contact = ['hotlineAt', 'hotlineNumber', 'hotlineOr', 'hotline', 'serviceEmail', 'serviceHours']

const textOf = ({ text, content }: Node): string => text ?? (content ?? []).map(textOf).join('')

/** A line of a contract without its language: what it is, its numbers and the values of the shop that it names. */
function clauseOf(node: Node, kind = node.type ?? ''): Clause {
  const text = textOf(node).replace(letters, (word) => String(written[word]))
  return {
    kind,
    // Decimals and groups are written by the rules of the language.
    numbers: (text.replace(shopWord, '').match(/\d[\d.,'’\u00a0\u202f]*\d|\d/g) ?? [])
      .map((number) => number.replace(/\D/g, ''))
      .toSorted(),
    // A sentence names a method or says only that it is about one.
    words: [
      ...new Set(
        [...text.matchAll(shopWord)].map(([, name = '']) => name.replace(/^if(?=[A-Z]{1,2}$)/, 'payment')),
      ),
    ]
      .filter((name) => !contact.includes(name))
      .toSorted(),
  }
}

/** The lines of a rich text in their order: of a list and a table each entry by itself. */
const linesOf = (node: Node): Clause[] =>
  (node.content ?? []).flatMap((part) =>
    ['bullet_list', 'ordered_list', 'table'].includes(part.type ?? '')
      ? (part.content ?? []).map((entry) => clauseOf(entry, `${part.type} entry`))
      : [clauseOf(part)],
  )

const rowOf = ({ body }: { body: { value: string }[] }): Clause =>
  clauseOf({ text: body.map(({ value }) => value).join(' | ') }, 'row')

/** Every line of the rich texts and tables of a page. */
const clausesIn = (value: unknown): Clause[] => {
  if (typeof value !== 'object' || value === null) return []
  if ('type' in value && value.type === 'doc') return linesOf(value as Node)
  if ('tbody' in value && Array.isArray(value.tbody)) return value.tbody.map(rowOf)
  return Object.values(value).flatMap(clausesIn)
}

function contractOf(page: string, market: Market): Clause[] {
  const { shopLocale } = market
  const story = stories.find(({ group, fullSlug }) => group === page && fullSlug.startsWith(`${shopLocale}/`))
  if (!story) throw new Error(`${shopLocale} has no ${page}`)
  // What no shopper of the country can pay with is left out of its pages.
  const foreign = configuredPayments.filter((code) => !methods[code].countries.includes(countryOf(market)))
  return clausesIn(story.content).filter(
    ({ words }) => !foreign.some((code) => words.includes(`payment${code}`)),
  )
}

/** Countries in which one shop makes contracts in several languages. */
const families = Object.entries(Object.groupBy(allMarkets, countryOf)).flatMap(([country, markets]) =>
  markets.length > 1 ? [[country, markets] as const] : [],
)

it('finds the countries of two languages', () => {
  expect(families.map(([country]) => country).toSorted()).toEqual(['BE', 'CH'])
})

describe.each(families)('in %s', (_country, markets) => {
  const [first, ...others] = markets
  it.each(['terms', 'withdrawal', 'payment', 'shipping', 'service/complaint', 'service/recycling'])(
    'the page %s states one contract in every language: its clauses, their order, numbers and values',
    (page) => {
      if (!first) throw new Error('no market')
      const contract = contractOf(page, first)
      expect(contract.length).toBeGreaterThan(3)
      for (const other of others) expect(contractOf(page, other)).toEqual(contract)
    },
  )
})

const markets = allMarkets.map((market) => [market.shopLocale, market] as const)

it.each(markets)('the terms of %s have the ten headings of all terms', (_locale, market) => {
  const headings = contractOf('terms', market).filter(({ kind }) => kind === 'heading')
  expect(headings.map(({ numbers: [number] }) => Number(number))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
})
