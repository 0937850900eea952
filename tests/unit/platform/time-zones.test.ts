import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { formatDay } from '@/lib/platform/i18n'
import { allMarkets, ownMarketOf } from '@/lib/platform/markets'
import { marketToTell, toldOrders } from '@/lib/platform/shop-configuration/zoned-market'

const configured: Readonly<Record<string, string>> = {
  ...{
    'de-de': 'Pacific/Auckland',
    'de-at': 'America/New_York',
    'de-ch': 'Asia/Tokyo',
    'fr-ch': 'Asia/Tokyo',
  },
}
vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/platform/shop-configuration/cached', () => ({
  loadShopConfiguration: async (locale: string) => ({ timezone: configured[locale] }),
}))

/** Where the time zone of each file comes from that writes days or times by itself. */
const zones: Readonly<Record<string, 'configured' | 'market' | 'none' | 'editor' | 'day'>> = {
  'lib/content/forms/words.ts': 'day',
  'lib/platform/i18n/format-day.ts': 'market',
  'lib/platform/i18n/format-days.ts': 'day',
  'lib/platform/shop-configuration/shop-words.ts': 'day',
  'lib/platform/time/clock-at.ts': 'market',
  'lib/shop/order-papers/draw-number.ts': 'market',
  'lib/shop/order-papers/words.ts': 'market',
  'lib/storefront/screens/forms/form-date.tsx': 'day',
  'lib/storefront/screens/stores/day-words.ts': 'day',
  'lib/studio/campaigns/campaigns-screen.tsx': 'editor',
  'lib/studio/i18n/texts.ts': 'editor',
  'lib/studio/media/library/pasted-pictures.ts': 'editor',
  'lib/studio/stage-mails/send-assigned.ts': 'editor',
  'lib/studio/stages/assigned-rows.ts': 'editor',
  'lib/studio/ui/clock-text.ts': 'day',
  'registry/ghost.tsx': 'market',
  'schemas/shop/shop-configuration.ts': 'none',
}

const sources = globSync('{app,blocks,lib,registry,schemas}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

it('every file that writes days or times by itself says in which time zone', () => {
  const writing = sources.filter(({ text }) =>
    /new Intl\.DateTimeFormat|\.toLocale(?:Date|Time)String\(/.test(text),
  )
  expect(writing.map(({ file }) => file).toSorted()).toEqual(Object.keys(zones).toSorted())
  const without = writing.filter(
    ({ file, text }) => zones[file] !== 'none' && !/timezone|timeZone|UTC/.test(text),
  )
  expect(without.map(({ file }) => file)).toEqual([])
})

it('no local time of the server is written', () => {
  const local =
    /\.(?:getHours|getDate|getDay|getMonth|getFullYear|getTimezoneOffset|toDateString|toTimeString)\(\)/
  expect(sources.filter(({ text }) => local.test(text)).map(({ file }) => file)).toEqual([])
})

/** What reads the configuration of a market's shop and writes the days of an order has to write them in its zone. */
it('mails and papers are written in the configured time zone', () => {
  const writers = sources.filter(
    ({ file, text }) =>
      /^lib\/shop\/(?:order-mails|customer-mails|feeds|order-papers|merchant)\//.test(file) &&
      /await find(?:ShopConfiguration|Issuer)\(/.test(text) &&
      /writeMail\(|write(?:Invoice|CreditNote|DeliveryNote)\(|dayText\(/.test(text),
  )
  expect(writers.length).toBeGreaterThan(7)
  expect(writers.filter(({ text }) => !/inZone\(|\btimezone\b/.test(text)).map(({ file }) => file)).toEqual([
    // Banks carry out transfers in euros by one calendar, whichever markets they are of.
    'lib/shop/merchant/export-transfers.ts',
  ])
})

it('what shows an order has its market from one place, in the time zone of that', () => {
  const shows = sources.filter(({ text }) => /\b(?:marketToTell|toldOrders)\(/.test(text))
  expect(shows.length).toBeGreaterThan(7)
  const others = sources.filter(({ file, text }) => /\.tsx$/.test(file) && text.includes('ownMarketOf'))
  expect(others.map(({ file }) => file)).toEqual([])
})

it.each([
  ['de-de', 'EUR', 'Pacific/Auckland'],
  ['de-at', 'EUR', 'America/New_York'],
  ['de-ch', 'CHF', 'Asia/Tokyo'],
  ['fr-ch', 'CHF', 'Asia/Tokyo'],
  // Nobody knows the market of it any more.
  ['xx-xx', 'EUR', 'America/New_York'],
] as const)(
  'an order of %s is told in the time zone of its market, on a page of another one',
  async (locale, currency, zone) => {
    const here = allMarkets.find(({ shopLocale }) => shopLocale === 'de-at')
    if (!here) throw new Error('There is no market')
    const order = { locale, currency, number: '1' }
    const own = await marketToTell(order, here)
    expect([own.timezone, own.currency]).toEqual([zone, currency])
    expect(await toldOrders([order], here)).toEqual([{ order, own }])
    const day = formatDay(new Date('2026-11-30T12:30:00Z'), own)
    expect(day).toContain(zone === 'Pacific/Auckland' ? '1' : '30')
  },
)

it('the market of an order keeps the zone in which a page shows it', () => {
  const [german, , , swiss] = allMarkets
  if (!german || !swiss) throw new Error('There are no markets')
  const shown = { ...german, timezone: 'Pacific/Auckland' }
  expect(ownMarketOf('baby', { locale: 'de-de', currency: 'EUR' }, shown).timezone).toBe('Pacific/Auckland')
  expect(ownMarketOf('baby', { locale: 'de-ch', currency: 'CHF' }, shown).timezone).toBe(swiss.timezone)
})
