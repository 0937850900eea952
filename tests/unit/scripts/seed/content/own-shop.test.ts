import { describe, expect, it } from 'vitest'
import type { Layout } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopBrands } from '@/schemas/markets'
import { otherSeller } from '../../../../fixtures/shops'
import { shownStories } from '../../../../fixtures/shown-stories'

const wordsOf = (content: unknown) => JSON.stringify(content).replace(/[\u00a0\u202f]/g, ' ')

/** Text that only a company that is made up may have. */
const examples =
  /\((?:Beispiel|fictif|voorbeeld)\)|(?<!\d)0{5,}(?!\d)|Nummern? (?:ist|sind) (?:ein )?Beispiel|numéro est fictif/

describe.each(shopBrands)('The pages of %s for a shop of one’s own', (brand) => {
  const usual = (market: Market) => defaultConfiguration(brand, market)
  const own = shownStories(brand, (market) => {
    const shop = usual(market)
    return { ...shop, seller: otherSeller(shop.seller.country) }
  })

  it('name its telephone in the footer of every market, and wherever they tell how it is reached', () => {
    for (const { fullSlug, content } of own.filter((story) => story.group === 'layouts/layout')) {
      const [card] = (content as unknown as Pick<Layout, 'hotlineCards'>).hotlineCards
      expect([fullSlug, wordsOf(card?.phone)]).toEqual([fullSlug, '"040 1234-567"'])
      expect([fullSlug, card?.text]).toEqual([
        fullSlug,
        expect.stringMatching(/Rufen Sie an|Appelez-nous|Bel of mail/),
      ])
    }
    for (const group of ['about', 'faq', 'service/complaint', 'service/consultation', 'service/recycling'])
      for (const { fullSlug, content } of own.filter((story) => story.group === group))
        expect([fullSlug, wordsOf(content).includes('040 1234-567')]).toEqual([fullSlug, true])
  })

  it('show no number that is an example, in the footer and on the page about devices and batteries', () => {
    for (const { fullSlug, group, content } of own)
      if (group === 'layouts/layout' || group === 'service/recycling')
        expect([fullSlug, examples.exec(wordsOf(content))?.[0]]).toEqual([fullSlug, undefined])
  })

  it.each([true, false])('ask about cancelling only where shoppers can cancel (%s)', (cancelOrder) => {
    const pages = shownStories(brand, (market) => {
      const shop = usual(market)
      return { ...shop, options: { ...shop.options, cancelOrder } }
    }).filter(({ group }) => group === 'faq')
    expect(pages.length).toBeGreaterThan(3)
    for (const { fullSlug, content } of pages) {
      const words = wordsOf(content)
      expect([fullSlug, /stornier|annuler|annuleren/i.test(words)]).toEqual([fullSlug, cancelOrder])
      expect([fullSlug, /ändern|modifier|wijzigen/.test(words)]).toEqual([fullSlug, true])
    }
  })
})
