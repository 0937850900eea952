import { describe, expect, it } from 'vitest'
import { marketText } from '@/lib/platform/i18n'
import { allMarkets, countryOf } from '@/lib/platform/markets/markets'
import { pickupKindsOf } from '@/lib/platform/payment-methods'
import { pickupsOf } from '@/lib/shop/addresses'
import { shownStories } from '../../../fixtures/shown-stories'

const stories = [...shownStories('baby'), ...shownStories('bm')]
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')
/** Words for a parcel that is sent to a station. */
const toStation = /Paket an Abholstelle|Colis (?:dans|en point)|Pakket naar een afhaalpunt/u
const mark = { de: '"Abholstelle"', fr: '"Point de retrait"', nl: '"Afhaalpunt"' } as const

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'pick-up stations in %s',
  (locale, market) => {
    const names = pickupsOf(countryOf(market)).kinds.map((kind) =>
      marketText(market)(`address.pickups.${kind}`),
    )
    const shown = (group: string) =>
      stories
        .filter((story) => story.group === group && story.fullSlug.startsWith(`${locale}/`))
        .map(({ content }) => plain(JSON.stringify(content)))

    it('are one list for pages and checkout', () => {
      expect(pickupKindsOf(countryOf(market))).toEqual(pickupsOf(countryOf(market)).kinds)
    })

    it('are those of the checkout on the page about shipping, and none where it has none', () => {
      expect(shown('shipping').length).toBeGreaterThan(0)
      for (const text of shown('shipping')) {
        expect(toStation.test(text)).toBe(names.length > 0)
        for (const name of names) expect(text).toContain(plain(name))
      }
    })

    it('are among the ways of delivery at the foot of the pages where there are some', () => {
      const layouts = shown('layouts/layout')
      expect(layouts.length).toBeGreaterThan(0)
      for (const text of layouts)
        expect(text.includes(`"name":${mark[market.language]}`)).toBe(names.length > 0)
    })
  },
)
