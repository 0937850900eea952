import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { automaticService, tagManagerService } from '@/lib/storefront/consent/validity'
import { consentView } from '@/lib/storefront/layout/consent-view'
import { scridService } from '@/lib/storefront/visitor'
import { consentView as schema } from '@/schemas/api/consent'
import { layoutDefinition } from '@/schemas/layout'
import { seedStories } from '@/scripts/seed/content'
import { testMarket } from '../../../fixtures/render'

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
      return { name: `${brand} ${market.code}`, market, layout: of('layouts/layout'), privacy: of('privacy') }
    })
})

describe('the first content', () => {
  it.each(shops)('asks for consent to nothing before it is given: $name', ({ market, layout }) => {
    const { categories, links } = consentView(layoutDefinition.schema.parse(layout?.content), market)
    const optional = categories.filter(({ required }) => !required)
    const withBonus = /^de-(?:de|at)$/.test(market.shopLocale)
    expect(optional.length).toBe(withBonus ? 3 : 2)
    expect(optional.filter(({ defaultValue }) => defaultValue)).toEqual([])
    expect(links).toHaveLength(2)
    const names = categories.flatMap(({ services }) => services.map(({ name }) => name))
    expect(names).toEqual(expect.arrayContaining([tagManagerService, automaticService]))
    expect(names.includes(scridService)).toBe(withBonus)
    expect(new Set(names).size).toBe(names.length)
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
