import { sql } from 'drizzle-orm'
import { type Database, PreparedStatement } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import { memoize, ttlCache } from '@/lib/platform/memory'
import type { Language } from '@/schemas'
import type { BaseColour } from '@/schemas/shop'
import { type ColourWords, filterBase } from '../../colours/base-colour'
import { type KnownSize, knownSize } from './sizes'

type Occasion = { label: string; categories: readonly number[] }

/** What words of a search can mean in a market: the values of its filters, and the occasions of the merchant. */
export type Sense = {
  /** The values of the colour filter by their base colours. */
  colours: ReadonlyMap<BaseColour, readonly string[]>
  sizes: readonly KnownSize[]
  /** The values of the age filter, in months. */
  ages: readonly number[]
  occasions: ReadonlyMap<string, Occasion>
  /** The number of words of the longest occasion. */
  longestOccasion: number
  /** What occasions of several words are made of: beside one of them, `cadeau` says nothing more. */
  occasionWords: ReadonlySet<string>
}

type Row = {
  colours: { value: string; labels: Record<string, string>; swatch: string | null }[]
  own: { language: Language; word: string; base: BaseColour }[]
  sizes: string[]
  ages: string[]
  occasions: { word: string; label: string; categories: number[] }[]
}

const statements = memoize(
  ({ shopLocale }: Market) => shopLocale,
  ({ shopLocale, language }) => {
    const [locale, own] = [shopLocale, language].map((name) => sql.raw(`'${name.replace(/[^a-z-]/g, '')}'`))
    return new PreparedStatement<Row>(sql`
      select
        (select coalesce(json_agg(json_build_object('value', f.value, 'labels', f.labels, 'swatch', f.swatch)), '[]')
          from facet_values f where f.facet = 'colour' and f.base is null) as colours,
        (select coalesce(json_agg(json_build_object('language', c.language, 'word', c.word, 'base', c.base)), '[]')
          from colour_words c) as own,
        (select coalesce(json_agg(f.value), '[]') from facet_values f where f.facet = 'size') as sizes,
        (select coalesce(json_agg(f.value), '[]') from facet_values f where f.facet = 'age') as ages,
        (select coalesce(json_agg(json_build_object('word', o.word, 'label', o.label, 'categories', array(
            select c.id from categories c where c.locale = ${locale} and c.key = any(o.categories)))), '[]')
          from search_occasions o where o.language = ${own}) as occasions`)
  },
)

/** As many as an address may choose. */
export const mostValues = 50
/** A filter with more values than a shop has sizes: the rest is asked for by its words. */
const mostSizes = 2_000

function senseOf({ colours, own, sizes, ages, occasions }: Row): Sense {
  const words: ColourWords = Object.fromEntries(
    [...Map.groupBy(own, ({ language }) => language)].map(([language, list]) => [
      language,
      new Map(list.map(({ word, base }) => [word, base])),
    ]),
  )
  const known = occasions.filter(({ categories }) => categories.length > 0)
  const byBase = Map.groupBy(colours, ({ value, ...shown }) => filterBase(value, shown, words))
  return {
    colours: new Map(
      [...byBase].map(([base, list]) => {
        const values = list.map(({ value }) => value).sort()
        // Entries that an older release has written know shades alone.
        return [base, values.includes(base) ? [base] : values.slice(0, mostValues)]
      }),
    ),
    sizes: sizes.slice(0, mostSizes).map(knownSize),
    ages: ages.filter((value) => /^\d{1,3}$/.test(value)).map(Number),
    occasions: new Map(known.map(({ word, label, categories }) => [word, { label, categories }])),
    longestOccasion: Math.max(0, ...known.map(({ word }) => word.split(' ').length)),
    occasionWords: new Set(known.flatMap(({ word }) => (word.includes(' ') ? word.split(' ') : []))),
  }
}

const noSense: Row = { colours: [], own: [], sizes: [], ages: [], occasions: [] }
const memory = ttlCache<Sense>({ most: 16, seconds: 600 })

/** What words can mean in a market at a version of the listings, which changes with it. */
export const readSense = (db: Database, market: Market, version: number): Promise<Sense> =>
  memory(db, `${version} ${market.shopLocale}`, async () => {
    const [row = noSense] = await statements(market).run(db, {})
    return senseOf(row)
  })
