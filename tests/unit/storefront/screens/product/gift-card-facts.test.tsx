import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets'
import { GiftCardFacts, GiftCardWays } from '@/lib/storefront/screens/product/gift-card-facts'
import { variantView } from '@/tests/fixtures/product'
import { renderElement } from '@/tests/fixtures/render'

const variant = variantView('1')
const byMail = { ...variant, availability: { ...variant.availability, download: true } }

describe.each(allMarkets.map((market) => [market.code, market] as const))(
  'A gift card in the market %s',
  (_, market) => {
    it.each([
      ['by mail', [byMail], /PDF|pdf/],
      ['by post', [variant], /Post|poste|post/],
    ])('tells how it comes, for whom it is, how long it is valid and where: %s', async (_, variants, way) => {
      const html = await renderElement(<GiftCardFacts view={{ variants }} market={market} />)
      expect(html.match(/<li/g)).toHaveLength(4)
      expect(html).toMatch(way)
      // Before the button: how, to whom and when, with the way to the rest.
      const brief = await renderElement(<GiftCardWays view={{ variants }} market={market} />)
      expect(brief).toMatch(/verschenken|beschenkte|offrir|offerte|cadeau/)
      expect(brief).toContain('href="#gift-card"')
      expect(html).toContain('id="gift-card"')
    })
  },
)
