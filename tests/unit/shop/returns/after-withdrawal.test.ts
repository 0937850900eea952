import { describe, expect, it } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { orderWords } from '@/lib/shop/order-papers'
import { returnMoney } from '@/lib/shop/returns/return-money'
import { stillToPay } from '@/lib/shop/returns/still-to-pay'
import { withdrawnWords } from '@/lib/shop/withdrawals'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'

const at = new Date('2026-11-24T09:00:00Z')
const bill = testPayment('RE', { amount: 4_497 })
const announced = {
  ...{ id: 1, key: 'k', number: 'R1', requestedAt: at, cancelledAt: null },
  lines: [{ lineId: 1, quantity: 1, reason: 'fit' as const }],
}

/** An order on invoice of two lines; with `goods` it was withdrawn from, and with empty ones from all of it. */
const orderOf = (locale: string, goods?: string, shipmentId: number | null = 5) =>
  testOrder({
    ...{ locale, status: 'shipped', returnTerms: usualReturnTerms, payments: [bill] },
    lines: [
      { id: 1, shipmentId },
      { id: 2, shipmentId, product: { number: '2', name: 'Mütze', brand: 'Nestling' } },
    ],
    events:
      goods === undefined ? [] : [testEvent({ type: 'withdrawn', at, details: goods ? { goods } : {} })],
  })

const again = /wieder fällig|redevient dû|toch betalen/
const fromGoods = /nach Eingang der Ware|après réception de la marchandise|na ontvangst van de artikelen/

describe.each(allMarkets.map((market) => [market.code, market] as const))('a return in %s', (_, market) => {
  const money = (goods?: string) =>
    returnMoney(
      {
        ...{ order: orderOf(market.shopLocale, goods), announced, market, terms: usualReturnTerms },
        ...{ account: undefined, returns: [announced] },
      },
      orderWords(market),
    ).join(' ')

  it('without a withdrawal counts from the goods, and their price falls due again without them', () => {
    expect(money()).toMatch(again)
    expect(money()).toMatch(fromGoods)
  })

  it.runIf(market.iso !== 'de-CH' && market.iso !== 'fr-CH')(
    'after a withdrawal counts from the declaration, and no price falls due again',
    () => {
      for (const goods of ['', '1 × Nestling Schlafsack', 'alles außer der Mütze']) {
        expect(money(goods)).not.toMatch(again)
        expect(money(goods)).not.toMatch(fromGoods)
      }
    },
  )
})

it.each([
  ['nothing was declared', 'de-de', undefined, 5, 4_497],
  ['all was withdrawn from', 'de-de', '', 5, 0],
  ['all was withdrawn from in Austria', 'de-at', '', 5, 0],
  ['what was not sent is given back in Switzerland', 'de-ch', '', null, 0],
  ['what was sent is given back in Switzerland and not announced', 'de-ch', '', 5, 4_497],
  ['something was declared in words of the shopper', 'de-de', 'die Mütze', 5, 4_497],
] as const)('a bill is owed as the law has it where %s', (_, locale, goods, shipmentId, left) => {
  expect(stillToPay(orderOf(locale, goods, shipmentId), bill, [])).toBe(left)
})

it('a bill has no share for goods of which a part was withdrawn from', () => {
  const [line] = orderOf('de-de').lines
  if (!line) throw new Error('No line')
  const order = orderOf('de-de', withdrawnWords(line, 1))
  expect(stillToPay(order, bill, [])).toBe(4_497 - 1_999)
  // What is announced to come back besides is not taken off twice.
  expect(stillToPay(order, bill, [announced])).toBe(4_497 - 1_999)
})
