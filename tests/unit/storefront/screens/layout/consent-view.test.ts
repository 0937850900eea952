import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopWords } from '@/lib/platform/shop-configuration/shop-words'
import { withShopWords } from '@/lib/platform/shop-configuration/with-shop-words'
import {
  automaticService,
  consentVersion,
  partnerService,
  tagManagerService,
} from '@/lib/storefront/runtime/consent/validity'
import { scridService } from '@/lib/storefront/runtime/origin'
import { consentView } from '@/lib/storefront/screens/layout/consent-view'
import { consentView as schema } from '@/schemas/api/consent'
import { layoutDefinition } from '@/schemas/layout'
import { seedStories } from '@/scripts/seed/content'
import { testMarket } from '@/tests/fixtures/render'

const empty = layoutDefinition.schema.parse({})

describe('a layout without words for consent', () => {
  it.each([
    ['de', 'Schließen und nur Notwendiges erlauben'],
    ['ch', 'Schliessen und nur Notwendiges erlauben'],
    ['ch-fr', 'Fermer et n’accepter que le nécessaire'],
  ])('has those of the interface: %s', (code, close) => {
    const view = consentView(empty, testMarket(code))
    expect(schema.parse(view)).toEqual(view)
    expect(view.words.close).toBe(close)
    expect(Object.values(view.words).filter((word) => word === '')).toEqual([])
  })
})

const shops = (['baby', 'bm'] as const).flatMap((brand) => {
  const stories = seedStories(brand)
  return allMarkets
    .filter(({ brands }) => brands.includes(brand))
    .map((market) => {
      const of = (group: string) =>
        stories.find((story) => story.group === group && story.fullSlug.startsWith(`${market.shopLocale}/`))
      return {
        name: `${brand} ${market.code}`,
        brand,
        market,
        layout: of('layouts/layout'),
        privacy: of('privacy'),
      }
    })
})

describe('the first content', () => {
  it.each(shops)('asks for consent to nothing before it is given: $name', ({ market, layout }) => {
    const { categories, links } = consentView(layoutDefinition.schema.parse(layout?.content), market)
    const optional = categories.filter(({ required }) => !required)
    const withBonus = /^de-(?:de|at)$/.test(market.shopLocale)
    expect(optional.length).toBe(withBonus ? 4 : 3)
    expect(optional.filter(({ defaultValue }) => defaultValue)).toEqual([])
    expect(links).toHaveLength(2)
    const names = categories.flatMap(({ services }) => services.map(({ name }) => name))
    expect(names).toEqual(expect.arrayContaining([tagManagerService, automaticService]))
    expect(names.includes(scridService)).toBe(withBonus)
    expect(new Set(names).size).toBe(names.length)
  })

  const partner = {
    ...{ name: 'Angebote & Mehr GmbH', trafficSourceNumber: '1', trafficMediumNumber: '2' },
    address: 'https://offers.example/',
  }

  it.each(shops)(
    'asks, and speaks on the privacy page, only of partners that the shop has: $name',
    ({ brand, market, layout, privacy }) => {
      const usual = defaultConfiguration(brand, market)
      const hasBonus = /^de-(?:de|at)$/.test(market.shopLocale)
      for (const payback of [true, false])
        for (const voucherPartner of [partner, undefined]) {
          const options = { ...usual.options, payback }
          const words = shopWords({ ...usual, options, voucherPartner }, market, 0)
          const shown = layoutDefinition.schema.parse(withShopWords(layout?.content, words))
          const { categories } = consentView(shown, market)
          const names = categories.flatMap(({ services }) => services.map(({ name }) => name))
          const expected = {
            [scridService]: hasBonus && payback,
            [partnerService]: voucherPartner !== undefined,
          }
          const page = JSON.stringify(withShopWords(privacy?.content, words))
          for (const [name, isShown] of Object.entries(expected)) {
            expect(names.includes(name)).toBe(isShown)
            expect(page.includes(name)).toBe(isShown)
          }
          expect(categories.filter(({ services }) => services.length === 0)).toEqual([])
          expect(/payback|scrid/i.test(page)).toBe(hasBonus && payback)
          for (const named of [page, JSON.stringify(categories)]) {
            expect(named.includes(partner.name)).toBe(voucherPartner !== undefined)
            expect(named).not.toContain('Sovendus')
          }
        }
    },
  )

  it('has the services that the version of the consents stands for', () => {
    const names = shops.flatMap(({ market, layout }) =>
      consentView(layoutDefinition.schema.parse(layout?.content), market).categories.flatMap(({ services }) =>
        services.map(({ name }) => name),
      ),
    )
    // Another service, or another purpose of one, needs another version: visitors decided on these alone.
    expect({ [consentVersion]: [...new Set(names)].toSorted() }).toEqual({
      2: [
        ...['econda_storage', 'error_reporting', 'google_tag_manager', 'onlineshop', 'payback_storage'],
        ...['performance_monitoring', 'vimeo', 'voucher_partner', 'youtube'],
      ],
    })
  })

  it.each(shops)('asks for offers on the screen alone, not in mails: $name', ({ layout, privacy }) => {
    const [, ...purposes] = JSON.stringify(privacy?.content).split(`"${partnerService}"`)
    const asked = [
      ...layoutDefinition.schema
        .parse(layout?.content)
        .consentCategories.flatMap(({ services }) => services)
        .flatMap(({ name, text }) => (name === partnerService ? [text] : [])),
      ...purposes.map((text) => text.slice(0, 600)),
    ]
    expect(asked).toHaveLength(2)
    expect(asked[1]).toMatch(/Bildschirm|écran|scherm/)
    for (const words of asked) expect(words).not.toMatch(/Bestätigung|confirmation|bevestiging/)
  })

  it.each(shops)(
    'names on the privacy page what the dialog asks for: $name',
    ({ market, layout, privacy }) => {
      const { categories } = consentView(layoutDefinition.schema.parse(layout?.content), market)
      const words = JSON.stringify(privacy?.content)
      const optional = categories.filter(({ required }) => !required).flatMap(({ services }) => services)
      const missing = optional.filter(({ name }) => !words.includes(`"${name}"`))
      expect(missing.map(({ name }) => name)).toEqual([])
      const kept = categories.flatMap(({ services }) => services.flatMap(({ storage }) => storage))
      expect(
        kept.filter((name) => !words.includes(`"${name.replace(/(?<=^video-consent-).*/, '…')}`)),
      ).toEqual([])
    },
  )
})
