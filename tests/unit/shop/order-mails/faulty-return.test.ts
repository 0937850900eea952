import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { isVoluntaryWithdrawal } from '@/lib/platform/shop-configuration'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { orderWords } from '@/lib/shop/order-papers'
import type { OrderReturn } from '@/lib/shop/returns'
import { moneyDueBy, returnMoney } from '@/lib/shop/returns/return-money'
import { type ReturnReason, returnReasons } from '@/schemas/shop'
import { orderMail } from '../../../fixtures/every-mail'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'

const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ')
const shippedAt = new Date('2026-11-24T09:00:00Z')
const declared = /zugleich den Vertrag|aussi rétracté|ook de overeenkomst/
const partly = /weder beschädigt noch|ni abîmés ni|niet beschadigd of/
const law = /ein neues Stück, eine Reparatur|un produit neuf, une réparation|een nieuw artikel, een reparatie/
const shop = /einen Nachlass auf den Preis|une réduction du prix|een korting op de prijs/
const markets = allMarkets.map((market) => [market.code, market] as const)

describe.each(markets)('a return in %s', (_, market) => {
  const isVoluntary = isVoluntaryWithdrawal(market)
  const orderOf = (more: Parameters<typeof testOrder>[0] = {}) =>
    testOrder({
      ...{ status: 'shipped', locale: market.shopLocale, currency: market.currency },
      lines: [
        { id: 2, shipmentId: 5 },
        { id: 3, shipmentId: 5 },
      ],
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt }],
      payments: [testPayment('KK', { status: 'paid', amount: 4_497 })],
      ...more,
    })
  const returnOf = (...reasons: ReturnReason[]): OrderReturn => ({
    ...{ id: 1, key: 'k', number: 'R1', requestedAt: shippedAt, cancelledAt: null },
    lines: reasons.map((reason, index) => ({ lineId: 2 + index, quantity: 1, reason })),
  })
  const told = (announced: OrderReturn) =>
    plain(
      returnMoney(
        { order: orderOf(), announced, market, terms: usualReturnTerms, account: undefined },
        orderWords(market),
      ).join(' '),
    )

  it.each(returnReasons)(
    'is a withdrawal unless there is a fault, with what else can be had: %s',
    (reason) => {
      const isFault = reason === 'damaged' || reason === 'wrong'
      const text = told(returnOf(reason))
      expect(declared.test(text)).toBe(!isFault && !isVoluntary)
      expect(law.test(text)).toBe(isFault && !isVoluntary)
      expect(shop.test(text)).toBe(isFault && isVoluntary)
      const mixed = told(returnOf('fit', reason))
      expect(declared.test(mixed)).toBe(!isVoluntary)
      expect(partly.test(mixed)).toBe(isFault && !isVoluntary)
      expect((isVoluntary ? shop : law).test(mixed)).toBe(isFault)
    },
  )

  it('that has come is told by mail with the last day of its money, until that is paid', () => {
    const announced = returnOf('fit')
    const arrived = testEvent({
      ...{ type: 'returnArrived', at: new Date('2026-11-28T09:00:00Z') },
      details: { return: 'R1' },
    })
    const order = orderOf({ events: [arrived] })
    const due = { order, announced, returns: [announced], market, terms: usualReturnTerms }
    const from = isVoluntary ? arrived.at : announced.requestedAt
    const last = new Date(from.getTime() + usualReturnTerms.refundDays * 86_400_000)
    expect(moneyDueBy(due)).toEqual(last)
    const mail = orderMail('returnArrived', undefined, {
      order,
      event: arrived,
      announced,
      returns: [announced],
    })
    const written = mail(market, '')
    const { date } = orderWords(market)
    const text = 'parts' in written ? plain(toText(written)) : ''
    for (const day of [arrived.at, last]) expect(text).toContain(plain(date(day)))
    const paid = testEvent({ type: 'refunded', at: new Date('2026-11-28T09:01:00Z') })
    expect(moneyDueBy({ ...due, order: orderOf({ events: [arrived, paid] }) })).toBeUndefined()
    expect(moneyDueBy({ ...due, order: orderOf() })).toBeUndefined()
    const open = orderOf({ events: [arrived], payments: [testPayment('RE', { amount: 4_497 })] })
    expect(moneyDueBy({ ...due, order: open })).toBeUndefined()
  })
})
