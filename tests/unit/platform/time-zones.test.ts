import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { allMarkets, ownMarketOf } from '@/lib/platform/markets'

/** Where the time zone of each file comes from that writes days or times by itself. */
const zones: Readonly<Record<string, 'configured' | 'market' | 'none' | 'editor' | 'day'>> = {
  'app/preview/link/[token]/page.tsx': 'configured',
  'blocks/countdown/countdown.tsx': 'market',
  'lib/content/forms/words.ts': 'day',
  'lib/platform/i18n/format-day.ts': 'market',
  'lib/platform/i18n/format-days.ts': 'day',
  'lib/platform/shop-configuration/shop-words.ts': 'day',
  'lib/platform/time/clock-at.ts': 'market',
  'lib/shop/order-papers/draw-number.ts': 'market',
  'lib/shop/order-papers/words.ts': 'market',
  'lib/storefront/checkout-session/held-notice.ts': 'market',
  'lib/storefront/checkout/pending-order.tsx': 'market',
  'lib/storefront/forms/form-date.tsx': 'day',
  'lib/storefront/layout/preview-bar.tsx': 'configured',
  'lib/storefront/stores/day-words.ts': 'day',
  'lib/studio/campaigns/campaigns-screen.tsx': 'editor',
  'lib/studio/editor/plan-notice.client.tsx': 'editor',
  'lib/studio/i18n/texts.ts': 'editor',
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
      /await findShopConfiguration\(/.test(text) &&
      /writeMail\(|write(?:Invoice|CreditNote|DeliveryNote)\(|dayText\(/.test(text),
  )
  expect(writers.length).toBeGreaterThan(7)
  expect(writers.filter(({ text }) => !/inZone\(|\btimezone\b/.test(text)).map(({ file }) => file)).toEqual([
    // Banks carry out transfers in euros by one calendar, whichever markets they are of.
    'lib/shop/merchant/export-transfers.ts',
  ])
})

it('pages show an order in the time zone of its market', () => {
  const pages = sources.filter(
    ({ file, text }) => /^app\/.*\/page\.tsx$/.test(file) && text.includes('ownMarketOf('),
  )
  expect(pages.length).toBeGreaterThan(3)
  const without = pages.filter(({ text }) => /(?<!zonedMarket\()ownMarketOf\(/.test(text))
  expect(without.map(({ file }) => file)).toEqual([])
})

it('the market of an order keeps the zone in which a page shows it', () => {
  const [german, , , swiss] = allMarkets
  if (!german || !swiss) throw new Error('There are no markets')
  const shown = { ...german, timezone: 'Pacific/Auckland' }
  expect(ownMarketOf('baby', { locale: 'de-de', currency: 'EUR' }, shown).timezone).toBe('Pacific/Auckland')
  expect(ownMarketOf('baby', { locale: 'de-ch', currency: 'CHF' }, shown).timezone).toBe(swiss.timezone)
})
