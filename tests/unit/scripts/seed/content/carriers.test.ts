import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
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
