import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { shopWords } from '@/lib/platform/shop-configuration/shop-words'
import { languages } from '@/schemas'
import { textsOf } from '../../../../fixtures/page-texts'

/** How a parcel comes back, which says nothing of goods that a carrier of freight collects. */
const ofParcels = /^(?:\d\. )?\{ifPaidLabel\}(?:Ein Paket|Un colis|Een pakket) /

describe.each(languages)('where nobody knows which goods are meant, in %s', (language) => {
  it('who says that postage of a return is paid says how bulky goods come back', () => {
    const said = textsOf(language).filter(([, text]) => /\{returnPostage\}/.test(text))
    expect(said.length).toBeGreaterThan(6)
    const halved = said.filter(([, text]) => !text.includes('{returnFreight}') && !ofParcels.test(text))
    expect(halved).toEqual([])
  })
})

it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'the few words about it name both in %s',
  (_, market) => {
    for (const freightCost of [0, 4_910]) {
      const usual = defaultConfiguration('baby', market)
      const shop = { ...usual, returns: { ...usual.returns, freightCost } }
      const { returnPostageNote = '' } = shopWords(shop, market, Date.parse('2026-12-01T10:00:00Z'))
      expect(returnPostageNote).toMatch(/Sperrigem|encombrants|grote artikelen/)
      expect(/49[.,]10/.test(returnPostageNote)).toBe(freightCost > 0)
      expect(/kostenlos|gratuit|gratis opgehaald/.test(returnPostageNote)).toBe(freightCost === 0)
    }
  },
)
