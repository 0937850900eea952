import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf, marketsOf } from '@/lib/platform/markets/markets'
import { cashlessPickups } from '@/lib/platform/payment-methods'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopWords } from '@/lib/platform/shop-configuration/shop-words'
import { pickupsOf, takesCash } from '@/lib/shop/addresses'
import { seedStories } from '@/scripts/seed/content'

const now = Date.parse('2026-11-27T10:00:00Z')
const stories = [...seedStories('baby'), ...seedStories('bm')]

const cases = allMarkets.flatMap((market) => {
  const [brand = 'baby'] = market.brands
  const shop = defaultConfiguration(brand, market)
  const { NN } = shop.payments.methods
  return NN ? [[market.shopLocale, { market, shop, NN }] as const] : []
})

describe.each(cases)('cash on delivery in %s', (locale, { market, shop, NN }) => {
  const said = (excludedDeliveries: typeof NN.excludedDeliveries = []) => {
    const methods = { ...shop.payments.methods, NN: { ...NN, excludedDeliveries } }
    return shopWords({ ...shop, payments: { ...shop.payments, methods } }, market, now).notForNN ?? ''
  }
  const t = marketText(market)

  it('names the orders and stations that the checkout refuses it for', () => {
    const country = countryOf(market)
    const cashless = pickupsOf(country).kinds.filter((kind) => !takesCash({ country, pickup: { kind } }))
    expect(cashless.length).toBeGreaterThan(0)
    const all = cashless.length === pickupsOf(country).kinds.length
    expect(cashlessPickups(country)).toEqual(all ? 'all' : cashless)
    const stations = all
      ? [t('payment.notFor.pickup')]
      : cashless.map((kind) => t('payment.notFor.station', { name: t(`address.pickups.${kind}`) }))
    for (const name of [t('payment.notFor.freight'), t('payment.notFor.hasVouchers'), ...stations])
      expect(said()).toContain(name)
  })

  it('is for no station at all where the shop says so', () => {
    expect(said(['pickup'])).toContain(t('payment.notFor.pickup'))
  })

  it('is limited by the same sentence in the terms and on the page about payment', () => {
    const pages = ['terms', 'payment'].map((page) =>
      stories.find(({ group, fullSlug }) => group === page && fullSlug.startsWith(`${locale}/`)),
    )
    for (const page of pages) expect(JSON.stringify(page?.content)).toContain('{notForNN}')
  })
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'the goods that are not sold on account or by a partner in %s are named by the same sentence in terms and on the page about payment',
  (locale, market) => {
    const [brand = 'baby'] = market.brands
    const shop = defaultConfiguration(brand, market)
    for (const code of ['RE', 'KC', 'KD'] as const) {
      const said = shopWords(shop, market, now)[`notFor${code}`]
      if (shop.payments.methods[code]?.isOffered)
        expect(said).toContain(marketText(market)('payment.notFor.hasVouchers'))
      else expect(said).toBeUndefined()
    }
    for (const page of ['terms', 'payment']) {
      const story = stories.find(({ group, fullSlug }) => group === page && fullSlug.startsWith(`${locale}/`))
      for (const code of ['RE', 'KC', 'KD'])
        expect(JSON.stringify(story?.content)).toContain(`{notFor${code}}`)
    }
  },
)

const due =
  /Erhalt von Ware und Rechnung|réception de la marchandise et de la facture|ontvangst van de artikelen en de factuur/

it('an invoice is due from the same day wherever content tells it', () => {
  const sentences =
    JSON.stringify(stories.map(({ content }) => content)).match(/[^".]*\{invoiceDays\}[^".]*/g) ?? []
  expect(sentences.length).toBeGreaterThan(0)
  expect(sentences.filter((text) => !due.test(text.replace(/[\u00a0\u202f]/g, ' ')))).toEqual([])
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'and papers and mails of %s tell the same',
  (_locale, market) => {
    const t = marketText(market)
    const values = { days: 14, amount: '1', method: 'RE' }
    for (const text of [t('invoice.payment.invoice', values), t('orderMails.payLater', values)])
      expect(text.replace(/[\u00a0\u202f]/g, ' ')).toMatch(due)
  },
)

it('is in the countries whose post takes money', () => {
  expect(cases.map(([locale]) => locale)).toEqual(
    marketsOf('baby')
      .filter((market) => ['DE', 'AT', 'CH'].includes(countryOf(market)))
      .map(({ shopLocale }) => shopLocale),
  )
})
