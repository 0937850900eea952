import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { orderWords } from '@/lib/shop/order-papers'
import { declaresWithdrawal, returnMoney } from '@/lib/shop/returns'
import type { ReturnReason } from '@/schemas/shop'
import { testOrder, testPayment } from '../../../fixtures/test-order'

const shippedAt = new Date('2026-11-24T09:00:00Z')
const early = new Date('2026-12-13T12:00:00Z')
const late = new Date('2026-12-14T12:00:00Z')
const order = (locale: string, lines = [{ shipmentId: 5 }]) =>
  testOrder({
    ...{
      status: 'shipped',
      locale: locale as 'de-de',
      lines,
      payments: [testPayment('RE', { amount: 2_498 })],
    },
    shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt }],
  })
const back = (requestedAt: Date, reasons: ReturnReason[] = ['fit']) => ({
  requestedAt,
  lines: reasons.map((reason) => ({ lineId: 1, quantity: 1, reason })),
})

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
  'a return that is announced in %s',
  (locale, market) => {
    const isByLaw = !market.iso.endsWith('CH')

    it.each([
      ['within the days of the law', order(locale), back(early), true],
      ['after them', order(locale), back(late), false],
      [
        'after them, with goods still to come',
        order(locale, [{ shipmentId: 5 }, {} as never]),
        back(late),
        true,
      ],
      ['for a fault alone', order(locale), back(early, ['damaged']), false],
      ['for a fault and for another reason', order(locale), back(early, ['damaged', 'fit']), true],
    ] as const)('declares the withdrawal as well: %s', (_, placed, announced, declares) => {
      expect(declaresWithdrawal(placed, announced, market)).toBe(declares && isByLaw)
    })

    it('says so, and that nothing is owed any more; later than that its price may be due again', () => {
      const words = orderWords(market)
      const said = (requestedAt: Date) => {
        const announced = { ...back(requestedAt), id: 1, key: 'k', number: 'R1', cancelledAt: null }
        return returnMoney(
          {
            ...{ order: order(locale), announced, market, terms: usualReturnTerms, account: undefined },
            returns: [announced],
          },
          words,
        )
      }
      const declared = words.t('orderReturn.money.declared', {
        date: words.date(early),
        time: words.time(early),
      })
      const owesNothing = words.t('orderReturn.money.withdrawn')
      const isDue = (texts: string[]) => texts.some((text) => /fällig|redevient|toch betalen/.test(text))
      expect(said(early).includes(declared)).toBe(isByLaw)
      expect(said(early).includes(owesNothing)).toBe(isByLaw)
      expect(isDue(said(early))).toBe(!isByLaw)
      expect(said(late)).not.toContain(owesNothing)
      expect(isDue(said(late))).toBe(true)
    })
  },
)
