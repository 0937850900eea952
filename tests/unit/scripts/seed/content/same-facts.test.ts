import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { configuredPayments, methods } from '@/lib/platform/payment-methods'
import { seedStories } from '@/scripts/seed/content'

type Told = { place: string; numbers: string[] }

const stories = [...seedStories('baby'), ...seedStories('bm')]

/** What no reader sees, or what only one language has. */
const unread = /^(?:_uid|id|uuid|filename|cached_url|full_slug|url|href|slug|component|sections)$/

/** Numbers that one language writes in letters where another has digits; smaller ones are words as often as numbers. */
const written: Record<string, number> = {
  zwölf: 12,
  douze: 12,
  twaalf: 12,
  midi: 12,
  vierzehn: 14,
  quatorze: 14,
  veertien: 14,
}
const letters = new RegExp(`(?<!\\p{L})(?:${Object.keys(written).join('|')})(?!\\p{L})`, 'gu')

/** Numbers without the marks of a language. */
const numbersIn = (text: string): string[] =>
  (text.replace(letters, (word) => String(written[word])).match(/\d[\d.,'’\u00a0\u202f]*\d|\d/g) ?? [])
    .map((number) => number.replace(/\D/g, ''))
    .toSorted()

/** What cannot be paid with in a country is filled in with nothing there. */
const namesForeign = (text: string, country: string): boolean =>
  configuredPayments.some(
    (code) => !methods[code].countries.includes(country as never) && text.includes(`{payment${code}}`),
  )

/** Every text of a page by its place, with the numbers that it names. Lists are as long as they are in other languages. */
function toldBy(value: unknown, country: string, place = ''): Told[] {
  if (typeof value === 'string') return [{ place, numbers: numbersIn(value) }]
  if (Array.isArray(value)) {
    const rows = value.filter((entry) => !namesForeign(JSON.stringify(entry), country))
    const own = place.includes('.content.')
      ? []
      : [{ place: `${place}: ${rows.length} entries`, numbers: [] }]
    return [...own, ...rows.flatMap((entry, index) => toldBy(entry, country, `${place}.${index}`))]
  }
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) =>
    unread.test(name) ? [] : toldBy(each, country, `${place}.${name}`),
  )
}

/** Marks split a text at different words in each language: what counts is the paragraph, the cell or the entry. */
const paragraphOf = (place: string) =>
  place.replace(/(\.content\.\d+)\.content\.\d+(?:\.text|\.marks.*|\.type)$/, '$1')

function gathered(told: Told[]): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const { place, numbers } of told) {
    const key = paragraphOf(place)
    found.set(key, [...(found.get(key) ?? []), ...numbers].toSorted())
  }
  return new Map([...found].filter(([place, numbers]) => numbers.length > 0 || place.endsWith('entries')))
}

/** Countries in which one shop speaks several languages. */
const families = Object.entries(Object.groupBy(allMarkets, countryOf)).flatMap(([country, markets]) =>
  markets.length > 1 ? [[country, markets.map(({ shopLocale }) => shopLocale)] as const] : [],
)

/** Articles for editors name the cities of their language. */
const groups = [
  ...new Set(
    stories.flatMap(({ group }) => (group === undefined || group.startsWith('documentation') ? [] : [group])),
  ),
]

describe.each(families)('in %s', (country, [first = '', ...others]) => {
  it.each(groups)('every language names the same numbers, in lists of the same length: %s', (group) => {
    const pageIn = (locale: string) =>
      stories.find((story) => story.group === group && story.fullSlug.startsWith(`${locale}/`))
    const page = pageIn(first)
    const told = page && Object.fromEntries(gathered(toldBy(page.content, country)))
    for (const other of others) {
      const its = pageIn(other)
      expect(its && Object.fromEntries(gathered(toldBy(its.content, country)))).toEqual(told)
    }
  })
})
