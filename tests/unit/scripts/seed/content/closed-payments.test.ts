import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, type Market, marketsOf } from '@/lib/platform/markets/markets'
import { configuredPayments, methods } from '@/lib/platform/payment-methods'
import { shopWords, withShopWords } from '@/lib/platform/shop-configuration'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { type Brand, shopBrands } from '@/schemas/markets'
import type { ConfiguredPayment, Payments } from '@/schemas/shop'
import { seedStories } from '@/scripts/seed/content'
import { promises } from '../../../../fixtures/payment-promises'

const now = Date.parse('2026-11-27T10:00:00Z')
const stories = new Map(shopBrands.map((brand) => [brand, seedStories(brand)]))

type Said = { fullSlug: string; group: string | undefined; text: string }[]

/** What each page of a market says, with the methods of payment that are left after some are closed. */
function said(
  brand: Brand,
  market: Market,
  known: Map<string, Said>,
  offered: (code: ConfiguredPayment) => boolean,
): Said {
  const usual = defaultConfiguration(brand, market)
  const methods = { ...usual.payments.methods }
  for (const code of configuredPayments) {
    const settings = methods[code]
    if (settings) methods[code] = { ...settings, isOffered: offered(code) }
  }
  // Closing what is closed already changes nothing.
  const key = configuredPayments.filter((code) => methods[code]?.isOffered).join()
  const found = known.get(key) ?? write(brand, market, { ...usual.payments, methods })
  known.set(key, found)
  return found
}

function write(brand: Brand, market: Market, payments: Payments): Said {
  const usual = defaultConfiguration(brand, market)
  const words = shopWords({ ...usual, payments }, market, now)
  return (stories.get(brand) ?? [])
    .filter(({ fullSlug }) => fullSlug.startsWith(`${market.shopLocale}/`))
    .map(({ fullSlug, group, content }) => {
      // The marks below the pages are those of the configuration.
      const { paymentProviders, ...shown } = content
      return {
        fullSlug,
        group,
        text: JSON.stringify(withShopWords(shown, words)).replace(/[\u00a0\u202f]/g, ' '),
      }
    })
}

const cases = shopBrands.flatMap((brand) =>
  marketsOf(brand).map((market) => [`${brand} in ${market.shopLocale}`, brand, market] as const),
)

describe.each(cases)('the first content of %s', (_, brand, market) => {
  const known = new Map<string, Said>()
  const usual = defaultConfiguration(brand, market).payments.methods
  /** A method that is usual nowhere waits for a configuration that offers it, and for its words. */
  const isUsual = (code: ConfiguredPayment) => usual[code] && methods[code].usualIn?.length !== 0
  const offered = configuredPayments.filter((code) => usual[code]?.isOffered)

  it.each(configuredPayments)('promises %s nowhere where it is closed', (closed) => {
    const pages = said(brand, market, known, (code) => code !== closed && offered.includes(code))
    const found = pages.flatMap(({ fullSlug, text }) => {
      const at = text.search(promises[closed])
      return at < 0 ? [] : [`${fullSlug}: ${text.slice(Math.max(0, at - 60), at + 60)}`]
    })
    expect(found).toEqual([])
  })

  it('names the partner of payment nowhere once its methods are closed', () => {
    const pages = said(brand, market, known, (code) => !code.startsWith('K') && offered.includes(code))
    expect(pages.filter(({ text }) => text.includes('Klarna')).map(({ fullSlug }) => fullSlug)).toEqual([])
  })

  it('leaves no bare condition, no empty text, entry or list behind', () => {
    for (const isOpen of [() => true, () => false, (code: ConfiguredPayment) => offered.includes(code)])
      for (const { fullSlug, text } of said(brand, market, known, isOpen)) {
        const at = text.search(/\{(?:if|payment)|"text":""|"content":\[\]/)
        expect([fullSlug, at < 0 ? '' : text.slice(Math.max(0, at - 60), at + 60)]).toEqual([fullSlug, ''])
      }
  })

  it('tells the returns with a way to their terms, and no method, below the steps of the checkout', () => {
    const notes = stories
      .get(brand)
      ?.find(({ fullSlug }) => fullSlug === `${market.shopLocale}/layouts/checkout-content`)
    const [promise] = (notes?.content.body ?? []) as { component: string; text: object }[]
    const text = JSON.stringify(promise?.text)
    expect(promise).toMatchObject({ component: 'rich_text' })
    expect(text).not.toMatch(/\{(?:if|payment)[A-Z]/)
    expect(text).toContain('{returnDays}')
    expect(text).toContain('{returnPostageNote}')
    expect(text).toMatch(/"linktype":"story".*"anchor":"(?:rueckgabe|retour)"/)
  })

  // The invoice has a sentence of its own, and credit must not be named without its warning.
  const named = new Set(['RE', 'KC', 'KD'])

  it('answers in the checkout when money is taken, for each method that can be chosen', () => {
    const open = configuredPayments.filter((code) => isUsual(code) && !named.has(code))
    const text =
      said(brand, market, known, () => true).find(
        ({ fullSlug }) => fullSlug === `${market.shopLocale}/layouts/checkout-content`,
      )?.text ?? ''
    const missing = open.filter(
      (code) =>
        !text.toLowerCase().includes(
          marketText(market)(`payment.methods.${code}.name`)
            .replace(/[\u00a0\u202f]/g, ' ')
            .toLowerCase(),
        ),
    )
    expect(missing).toEqual([])
  })

  it.each(['terms', 'payment', 'faq'])('names on the page %s all methods that are open', (page) => {
    const open = configuredPayments.filter(isUsual)
    const text = said(brand, market, known, () => true).find(({ group }) => group === page)?.text ?? ''
    const missing = open.filter(
      (code) =>
        !text.toLowerCase().includes(
          marketText(market)(`payment.methods.${code}.name`)
            .replace(/[\u00a0\u202f]/g, ' ')
            .toLowerCase(),
        ),
    )
    expect(missing).toEqual([])
  })
})

it('walks all markets', () => {
  expect(new Set(cases.map(([, , market]) => market)).size).toBe(allMarkets.length)
})
