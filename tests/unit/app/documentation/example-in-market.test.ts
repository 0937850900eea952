import { readFileSync } from 'node:fs'
import { describe, expect, it, test } from 'vitest'
import { exampleContext } from '@/app/[market]/documentation/blocks/_catalogue/context'
import { exampleIn } from '@/app/[market]/documentation/blocks/_catalogue/example-in-market'
import slugs from '@/app/[market]/documentation/blocks/_catalogue/example-slugs.json'
import words from '@/app/[market]/documentation/blocks/_catalogue/example-words.json'
import { lookOf } from '@/lib/platform/look'
import { allMarkets, type Market } from '@/lib/platform/markets'
import { togTable } from '@/lib/shop/advisors/tog-table'
import type { BlockExample } from '@/lib/storefront/runtime/blocks'
import { registry } from '@/registry'
import { categoryWords } from '@/scripts/seed/content/categories'
import { read } from '@/scripts/seed/content/read'
import type { Named } from '@/scripts/seed/content/types'
import { demoMarks, demoSellers } from '../../../fixtures/demo-marks'
import { foreignLanguages } from '../../../fixtures/foreign-words'
import { otherShop } from '../../../fixtures/shops'

const examples = (await Promise.all(Object.values(registry).map(({ examples: load }) => load()))).flat()

/** Names of fields whose texts are for the shop: identifiers, options, addresses and figures. */
const notRead = new Set(
  `component _uid uuid type linktype full_slug href url filename kind fieldtype anchor advisor accept aspect align
  backgroundColor backgroundGradient category class color country dateFrom dateTo emoji fill focus fontColor format gap icon id
  level mark number numbers phones positioning promotion promotionCreative promotionId promotionSlot provider sections selection size
  target typography typographyWeight variant video width`.split(/\s+/),
)
/** Of a field that is read, what is no text: brands, codes, the addresses of a trigger and units of measure. */
const sameEverywhere =
  /^(?:youtube|vimeo|catalogue|sleeping|Träumeland|WIFI:.*|service@.*|EN 16781|UN R129|[\d,]+ (?:TOG|kg)|\/.*|[\P{L}]*|\d+[-\d,/]*|[SML]|, 1 m|, |−\d+ %|file|shop|h\d)$/u

type Line = { name: string; line: string }

const linesOf = (value: unknown, name = ''): Line[] => {
  if (typeof value === 'string')
    return notRead.has(name) ? [] : value.split('\n').map((line) => ({ name, line }))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => linesOf(inner, Array.isArray(value) ? name : key))
}

const linesIn = (market: Market) =>
  examples.flatMap((example) => linesOf(exampleIn(market, example, shop).blok))

const addressesOf = (value: unknown): string[] => {
  if (typeof value === 'string')
    return /^\/?[a-z]{2}-[a-z]{2}\//.test(value) ? [value.replace(/^\//, '')] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(addressesOf) : []
}

/** A shop that has every page that an example leads to. */
const shop = { returnDays: 21, look: lookOf(otherShop()), isPage: () => true }

const example = (blok: Record<string, unknown>): BlockExample => ({
  title: 'Test',
  blok: { component: 'paragraph', _uid: 'test', ...blok },
})
const market = (code: string) => {
  const found = allMarkets.find((one) => one.code === code)
  if (!found) throw new Error(`no market ${code}`)
  return found
}

describe('an example in a market', () => {
  it.each([
    ['de', '39 €'],
    ['ch', 'CHF 39'],
    ['ch-fr', 'CHF 39'],
    ['nl', '€ 39'],
  ])('names prices in the currency of %s', (code, price) => {
    const { blok } = exampleIn(market(code), example({ price: 'ab 39 ¤' }), shop)
    expect(String(blok.price).replaceAll('\u00a0', ' ')).toContain(price)
  })

  it('translates each line by itself, and leaves what is no text of an example', () => {
    const { blok } = exampleIn(
      market('ch-fr'),
      example({ topics: 'Kinderwagen\nunbekannt', icon: 'moon' }),
      shop,
    )
    expect(blok).toMatchObject({ topics: 'Poussettes\nunbekannt', icon: 'moon' })
  })

  it('leads to the pages of the market', () => {
    const link = { linktype: 'story', story: { full_slug: 'de-de/ratgeber/kindersitz' } }
    expect(exampleIn(market('at'), example({ link }), shop).blok.link).toMatchObject({
      story: { full_slug: 'de-at/ratgeber/kindersitz' },
    })
    expect(exampleIn(market('be-fr'), example({ link }), shop).blok.link).toMatchObject({
      story: { full_slug: 'fr-be/conseils/siege-auto' },
    })
  })
})

describe('an example in a shop of another name', () => {
  it('leads to its home page in place of a page that it does not have', () => {
    const link = { linktype: 'story', story: { full_slug: 'de-de/ratgeber/kindersitz' } }
    const without = { ...shop, isPage: (path: string) => path !== '/at/ratgeber/kindersitz/' }
    expect(exampleIn(market('at'), example({ link }), without).blok.link).toMatchObject({
      story: { full_slug: 'de-at/home' },
    })
  })

  it('has its name and its colours', () => {
    const { blok } = exampleIn(
      market('fr'),
      example({ copyright: 'Zeichnung: {shop}', fontColor: '#23312F' }),
      shop,
    )
    expect(blok).toMatchObject({
      copyright: expect.stringMatching(/^Dessin\s: Wolke & Sieben$/),
      fontColor: '#22183a',
    })
  })

  it.each(allMarkets.map(({ code }) => code))('names nothing of the demo in %s', (code) => {
    for (const one of examples) {
      const shown = JSON.stringify(exampleIn(market(code), one, shop).blok)
      expect([one.title, ...demoMarks(shown), ...demoSellers(shown)]).toEqual([one.title])
    }
  })
})

describe('the words of the examples', () => {
  test('are those that examples have, and no others', () => {
    const written = new Set(examples.flatMap(({ blok }) => linesOf(blok)).map(({ line }) => line))
    const texts = [...written].filter((line) => !sameEverywhere.test(line))
    expect(texts.toSorted()).toEqual(Object.keys(words).toSorted())
  })

  test('lead to pages that the shop has in each language', () => {
    const known = (language: string) => [
      ...Object.values(categoryWords(language)).map(({ slug }) => `kategorieseiten/${slug}`),
      ...[
        'privacy',
        'sizes',
        'guides',
        'layette',
        'car-seat',
        'pram-questions',
        'sleeping-bag',
        'shipping',
      ].map((page) => read<{ slug: string }>(`words/${language}/${page}`).slug),
    ]
    for (const [slug, { fr, nl }] of Object.entries(slugs)) {
      const at = known('de').indexOf(slug)
      expect(at, slug).toBeGreaterThanOrEqual(0)
      expect([fr, nl]).toEqual([known('fr')[at], known('nl')[at]])
    }
  })
})

describe.each(allMarkets.map((one) => [one.code, one] as const))('the samples in %s', (_, inMarket) => {
  const lines = linesIn(inMarket)

  test('are in its language alone', () => {
    const foreign = lines.filter(({ line }) => foreignLanguages(line, inMarket.language, 2).length > 0)
    expect(foreign).toEqual([])
    if (inMarket.language === 'de') return
    const german = new Set(
      Object.entries(words)
        .filter(([key, own]) => own[inMarket.language as 'fr' | 'nl'] !== key)
        .map(([key]) => key),
    )
    expect(lines.filter(({ line }) => german.has(line))).toEqual([])
  })

  test('link to its own pages', () => {
    const addresses = examples.flatMap((one) => addressesOf(exampleIn(inMarket, one, shop).blok))
    expect(addresses.length).toBeGreaterThan(30)
    expect(addresses.filter((address) => !address.startsWith(`${inMarket.shopLocale}/`))).toEqual([])
  })

  test('name the figures of its shop', () => {
    const texts = lines.map(({ line }) => line.replaceAll('\u00a0', ' '))
    const { daysFrom, daysUntil, bulkyDaysFrom, bulkyDaysUntil } = read<Named>(
      `markets/${inMarket.shopLocale}`,
    )
    const delivery = texts.flatMap(
      (text) => text.match(/\d+ (?:bis|à|tot) \d+ (?=Werktag|jours? ouvr|werkdag)/g) ?? [],
    )
    const known = [`${daysFrom}-${daysUntil}`, `${bulkyDaysFrom}-${bulkyDaysUntil}`]
    expect(delivery.length).toBeGreaterThan(2)
    for (const days of delivery) expect(known).toContain(days.match(/\d+/g)?.join('-'))
    const returns = texts.flatMap(
      (text) => /(\d+) (?:Tage|jours|dagen) (?:Zeit|Rückgabe|pour|retour|de tijd)/.exec(text)?.[1] ?? [],
    )
    expect(returns).toEqual(['21', '21'])
    const rooms = texts.flatMap((text) => {
      const tog = /(\d,\d|\d\.\d) TOG/.exec(text)?.[1]
      const room = /(\d+) (?:bis|à|et|tot) (\d+) °C/.exec(text)
      return tog && room ? [[Number(tog.replace(',', '.')), Number(room[1]), Number(room[2])]] : []
    })
    expect(rooms.length).toBeGreaterThan(0)
    for (const [tog, from, to] of rooms)
      expect(togTable.find((row) => row.tog === tog)?.room).toEqual({ from, to })
  })

  test('name no price in a currency, which is that of the market', () => {
    const source = readFileSync('app/[market]/documentation/blocks/_catalogue/example-words.json', 'utf8')
    expect(source).not.toMatch(/\d[.,]\d{2}\s?(?:€|EUR|CHF)|(?:€|CHF)\s?\d/)
  })
})

test.each([
  ['has', true, '/de/documentation/'],
  ['does not have', false, '/de/documentation/blocks/'],
])('The path of an example leads to a manual that the shop %s', (_, isThere, start) => {
  const { breadcrumb } = exampleContext(market('de'), (path) => isThere && path === '/de/documentation/')
  expect(breadcrumb?.map(({ href }) => href)).toEqual(['/de/', start, '/de/documentation/blocks/'])
})
