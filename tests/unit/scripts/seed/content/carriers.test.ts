import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Market, marketsOf } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shownStories } from '@/tests/fixtures/shown-stories'

const brands =
  /\b(?:DHL|DPD|GLS|UPS|Hermes|PostNL|bpost|Colissimo|Chronopost|Mondial Relay)\b|(?:Österreichische|Schweizerische)n? Post/g

/** An app of the carrier, where its customers read the number that a Packstation asks for. */
const appOfTheStation = /[„“«]\s?Post & DHL/g

describe('texts that editors and shoppers read', () => {
  it('name no carrier that the configuration may change', () => {
    const files = globSync(['scripts/seed/content/words/**/*.json', 'lib/platform/i18n/messages/**/*.json'])
    expect(files.length).toBeGreaterThan(50)
    const named = files.flatMap((file) => {
      const text = readFileSync(file, 'utf8').replace(appOfTheStation, '')
      return [...text.matchAll(brands)].map(([brand]) => `${file}: ${brand}`)
    })
    expect(named).toEqual([])
  })

  /** All texts of the page about delivery and returns of a market. */
  const shippingIn = (locale: string): string =>
    [...shownStories('baby'), ...shownStories('bm')]
      .filter(
        ({ fullSlug }) => fullSlug.startsWith(`${locale}/`) && /versand|livraison|verzending/.test(fullSlug),
      )
      .map(({ content }) => JSON.stringify(content))
      .join()
      .replace(/[\u00a0\u202f]/g, ' ')

  const labelled = (market: Market) => ({
    ...defaultConfiguration(marketsOf('baby').includes(market) ? 'baby' : 'bm', market),
    returnLabels: {
      carrier: 'dhl' as const,
      receiverIds: { DE: 'a', AT: 'a', CH: 'a', FR: 'a', BE: 'a', NL: 'a' },
      weightGrams: 2_000,
    },
  })

  it.each([
    ['de-de', undefined],
    ['de-at', 'Österreichischen Post'],
    ['de-ch', 'Schweizerischen Post'],
    ['fr-ch', 'La Poste'],
    ['fr-be', 'bpost'],
    ['nl-be', 'bpost'],
    ['fr-fr', 'Colissimo'],
    ['nl-nl', undefined],
  ])(
    'names in %s who gets the address of a return: the carrier of the label, and who takes it',
    (locale, taker) => {
      const [page] = [...shownStories('baby', labelled), ...shownStories('bm', labelled)].filter(
        ({ group, fullSlug }) => group === 'privacy' && fullSlug.startsWith(`${locale}/`),
      )
      const text = JSON.stringify(page?.content).replace(/[\u00a0\u202f]/g, ' ')
      expect(text).toContain('DHL')
      const taken = /Befördert wird das Paket von|Le colis est transporté par|Het pakket wordt vervoerd door/
      expect(taken.test(text)).toBe(taker !== undefined)
      if (taker) expect(text).toContain(taker)
    },
  )

  it.each([
    ['de-de', 'bei DHL ab'],
    ['de-at', 'bei der Österreichischen Post ab'],
    ['de-ch', 'bei der Schweizerischen Post ab'],
    ['fr-ch', 'La Poste'],
    ['fr-be', 'bpost'],
    ['fr-fr', 'Colissimo'],
  ])('name in %s who takes a parcel with a paid label there', (locale, named) => {
    expect(shippingIn(locale)).toContain(named)
  })
})
