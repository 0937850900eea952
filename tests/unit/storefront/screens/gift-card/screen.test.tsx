import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { type Market, marketsOf } from '@/lib/platform/markets'
import { GiftCardScreen, type GiftCardView } from '@/lib/storefront/screens/gift-card/screen'

const markets = [
  ...new Map([...marketsOf('baby'), ...marketsOf('bm')].map((each) => [each.code, each])).values(),
]

const cardIn = ({ currency }: Market) => ({
  ...{ code: 'GBCDFGHJKLMN', currency, issued: 5_000, balance: 4_250, to: null },
})

const shown = (market: Market, view: GiftCardView) =>
  renderToStaticMarkup(<GiftCardScreen {...{ market, markets, view }} />)

describe.each(markets.map((market) => [market.code, market] as const))(
  'The page of a gift card in %s',
  (_, market) => {
    it('says from whom it comes, in the words of the giver, what is left and where it is valid', () => {
      const view = {
        kind: 'card',
        card: cardIn(market),
        isKept: false,
        giver: 'Anna',
        message: 'a\n<b>',
      } as const
      const html = shown(market, view)
      expect(html).toContain('Anna')
      expect(html).toContain('a\n&lt;b&gt;')
      expect(html).toMatch(/42[.,]50/)
      expect(html).toMatch(/50[.,]00/)
      expect(html).toContain('••••KLMN')
      const countries = { EUR: /Österreich|Autriche|Oostenrijk/, CHF: /Schweiz|Suisse|Zwitserland/ }
      expect(html).toMatch(countries[market.currency as keyof typeof countries])
      expect(html).toMatch(/<form action="\/api\/basket\/codes\/\?locale=[^"]*" method="post"/)
      expect(html).not.toMatch(/undefined|\{\w+\}|giftCardScreen/)
    })

    it.each(['usedUp', 'expired', 'notHere'] as const)(
      'offers no button where it cannot pay: %s',
      (reason) => {
        const to = reason === 'expired' ? new Date('2026-02-01T00:00:00Z') : null
        const html = shown(market, { kind: 'card', card: { ...cardIn(market), to, reason }, isKept: false })
        expect(html).toMatch(/role="alert"/)
        expect(html).not.toMatch(/<form|undefined|\{\w+\}/)
        expect(html).toMatch(/<a [^>]*href="\//)
      },
    )

    it('asks for another code where one is wrong, and in the same field', () => {
      const html = shown(market, { kind: 'asked', reason: 'unknown' })
      expect(html).toMatch(
        /<input[^>]*name="card"[^>]*aria-invalid="true"|<input[^>]*aria-invalid="true"[^>]*name="card"/,
      )
    })

    it('says that a code is kept, and leads on', () => {
      const html = shown(market, { kind: 'card', card: cardIn(market), isKept: true })
      expect(html).toMatch(/role="status"/)
      expect(html).not.toMatch(/<form/)
    })
  },
)
