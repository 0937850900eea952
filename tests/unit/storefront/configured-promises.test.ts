import { describe, expect, it } from 'vitest'
import { allMarkets, countryOf, type Market, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import type { ShopConfiguration } from '@/schemas/shop'
import { givenConfig } from '../../fixtures/config'
import { contentOf, saidOfReturns } from '../../fixtures/said-of-returns'

givenConfig(() => ({ brand: 'bm', baseUrl: 'https://shop.example', paymentMode: 'demo' }))

type Change = (usual: ShopConfiguration) => Partial<ShopConfiguration>

function shopOf(market: Market, change: Change) {
  const brand = marketsOf('baby').includes(market) ? 'baby' : 'bm'
  const usual = defaultConfiguration(brand, market)
  return { brand, shop: { ...usual, ...change(usual) } } as const
}

function pagesOf(market: Market, change: Change) {
  const { brand, shop } = shopOf(market, change)
  return Object.entries(contentOf(brand, shop, market))
}

const returning = (returns: Partial<ShopConfiguration['returns']>) => (usual: ShopConfiguration) => ({
  returns: { ...usual.returns, ...returns },
})
const cancelling = (cancelOrder: boolean) => (usual: ShopConfiguration) => ({
  options: { ...usual.options, cancelOrder },
})
const soldBy = (phone: string | undefined) => (usual: ShopConfiguration) => ({
  seller: {
    ...{ ...usual.seller, name: 'Wolke und Sieben', phone, register: 'HRB 7', taxNumbers: ['7'] },
    bankAccount: { ...usual.seller.bankAccount, holder: 'Wolke und Sieben', iban: 'DE02120300000000202051' },
  },
})

const isSwiss = (market: Market) => countryOf(market) === 'CH'
const hasPhone = (market: Market) => shopOf(market, () => ({})).shop.seller.phone !== undefined

type Row = {
  markets: (market: Market) => boolean
  /** Where the words are said. */
  when: Change
  /** And where they are not. */
  unless: Change
  words: RegExp
  /** What stands in their place, if something does. */
  instead?: RegExp
  least: number
}

const rows: Record<string, Row> = {
  'a longer time for returns than the law': {
    markets: (market) => !isSwiss(market),
    when: returning({ days: 30 }),
    unless: returning({ days: 14, longer: [] }),
    words:
      /freiwillig(?:e|en)? (?:\d|nehmen|dagen)|Freiwillig nehmen|geben wir Ihnen\.|unsere \d+ Tage|Darüber hinaus"|à titre volontaire|nous vous en donnons|jours que .{1,40} y ajoute|nos \d+ jours|"En plus"|[Vv]rijwillige? (?:\d|nemen)|wij geven u er|onze \d+ dagen|Daarbovenop/,
    instead: /sind Ihr gesetzliches|sont votre droit légal|zijn uw wettelijke/,
    least: 3,
  },
  'that shoppers cancel by themselves': {
    markets: () => true,
    when: cancelling(true),
    unless: cancelling(false),
    words:
      /kostenlos stornieren|stornieren Sie selbst|Das geht in Ihrem Konto|nichts mehr stornieren|annuler vous-même|Cela se fait dans|zelf kosteloos annuleren|annuleert u zelf|Dat doet u in|worden geannuleerd|verfolgen, stornieren|d’annuler ou de rendre|volgen, annuleren/,
    least: 2,
  },
  'a call where there is a telephone': {
    markets: hasPhone,
    when: soldBy('+49 30 7654321'),
    unless: soldBy(undefined),
    words: /[Rr]ufen Sie|rufen Sie an|Appelez-nous|7654321|"tel:"/,
    instead: /(?:Sie erreichen uns|Contactez-nous) "\},\{[^{}]*"(?:per E-Mail|par e-mail)/,
    least: 3,
  },
  'that a number is made up': {
    markets: hasPhone,
    when: () => ({}),
    unless: soldBy('+49 30 7654321'),
    words: /Die Nummer ist ein Beispiel|Le numéro est fictif/,
    instead: /7654321/,
    least: 1,
  },
  'how a Swiss shop takes back what has no fault': {
    markets: isSwiss,
    when: returning({ days: 30 }),
    unless: returning({ days: 0, longer: [] }),
    words:
      /Gutschein nehmen wir zurück|Lieferschein ins Paket|Anprobieren ist|ohne Rechnung umtauschen|wer geschenkt hat|sans facture|qui vous l’a offert|pouvez l’essayer|pouvez essayer l’article|ou le colis accompagné|reprendre ni les/,
    instead: /Was einen Mangel hat, nehmen wir zurück|Nous reprenons ce qui présente un défaut/,
    least: 2,
  },
  'that what is bulky is collected free of charge': {
    markets: () => true,
    when: returning({ freightCost: 0 }),
    unless: returning({ freightCost: 4_910 }),
    words:
      /holen wir kostenlos|holt die Spedition kostenlos|gratuitement les articles encombrants|encombrants? (?:gratuitement|sans frais)|haalt de transporteur gratis/,
    instead: /49[.,]10/,
    least: 0,
  },
}

const cases = Object.entries(rows).flatMap(([name, row]) =>
  allMarkets.filter(row.markets).map((market) => [name, market.shopLocale, market, row] as const),
)

describe('content says only what is configured', () => {
  it.each(cases)('%s: %s', (_name, _locale, market, { when, unless, words, instead, least }) => {
    const said = pagesOf(market, when).filter(([, text]) => words.test(text))
    expect(said.length).toBeGreaterThanOrEqual(least)
    const pages = pagesOf(market, unless)
    expect(pages.flatMap(([place, text]) => words.exec(text)?.map((found) => [place, found]) ?? [])).toEqual(
      [],
    )
    if (instead) expect(pages.filter(([, text]) => instead.test(text)).length).toBeGreaterThan(0)
  })
})

const terms = /\/(?:agb|conditions-generales|algemene-voorwaarden)$/

describe('the costs of collecting what is bulky', () => {
  it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
    'stand in the terms, the basket and beside a seal: %s',
    async (_, market) => {
      const change = returning({ freightCost: 4_910 })
      const texts = pagesOf(market, change).filter(([place]) => terms.test(place))
      expect(texts).toHaveLength(1)
      for (const [, text] of texts) expect(text).toMatch(/49[.,]10/)
      const { shop } = shopOf(market, change)
      const { basket } = await saidOfReturns(shop, market, true)
      expect(basket).toMatch(/49[.,]10/)
      expect((await saidOfReturns(shop, market)).basket).not.toMatch(/49[.,]10/)
      const { sealed } = await saidOfReturns(shop, market, true)
      expect(sealed).toMatch(/49[.,]10/)
      expect(sealed).toMatch(/Siegel|scellé|zegel/)
    },
  )
})
