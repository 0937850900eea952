import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body/to-text'
import { allMarkets } from '@/lib/platform/markets/markets'
import { defaultConfiguration } from '@/lib/platform/shop-configuration/defaults'
import { returnWords } from '@/lib/shop/merchant/return-words'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import {
  costsOfOrder,
  type OrderReturn,
  returnSumRows,
  sumOfReturn,
  writeReturnLabel,
} from '@/lib/shop/returns'
import { Returns } from '@/lib/storefront/screens/order-status/returns'
import { orderMail } from '../../../fixtures/every-mail'
import { readPdf } from '../../../fixtures/read-pdf'
import { renderElement } from '../../../fixtures/render'
import { testOrder } from '../../../fixtures/test-order'

const at = new Date('2026-11-24T09:00:00Z')

const back = (id: number, lines: [lineId: number, quantity: number][]): OrderReturn => ({
  ...{ id, key: `k${id}`, number: `R71803399-${id}`, requestedAt: at, cancelledAt: null },
  lines: lines.map(([lineId, quantity]) => ({ lineId, quantity, reason: 'fit' })),
})

/** Two pieces of one article and one of another, sent for 4.99. */
const sold = (more: Parameters<typeof testOrder>[0] = {}) =>
  testOrder({
    ...{
      status: 'shipped',
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
    },
    lines: [
      { id: 1, quantity: 2, price: 1_000, shipmentId: 5 },
      { id: 2, price: 500, shipmentId: 5 },
    ],
    ...more,
  })

const whole: [number, number][] = [
  [1, 2],
  [2, 1],
]

describe('what is paid back for a return', () => {
  it.each([
    ['all of it, the delivery too', [back(1, whole)], [[2_500, 499]]],
    ['a piece', [back(1, [[1, 1]])], [[1_000, 0]]],
    [
      'the rest after a piece, and the delivery with it',
      [
        back(1, [[1, 1]]),
        back(2, [
          [1, 1],
          [2, 1],
        ]),
      ],
      [
        [1_000, 0],
        [1_500, 499],
      ],
    ],
    [
      'the rest after one that was taken back, without the delivery',
      [
        { ...back(1, [[1, 1]]), cancelledAt: at },
        back(2, [
          [1, 1],
          [2, 1],
        ]),
      ],
      [
        [1_000, 0],
        [1_500, 0],
      ],
    ],
  ] as const)('is for %s', (_, returns, sums) => {
    const order = sold()
    expect(
      returns.map((each) => {
        const { goods, delivery, total } = sumOfReturn(order, each, returns)
        expect(total).toBe(goods + delivery)
        return [goods, delivery]
      }),
    ).toEqual(sums)
  })

  it('has only that part of the delivery which was not paid back for what was cancelled', () => {
    const order = sold({
      lines: [
        { id: 1, price: 3_000, shipmentId: 5 },
        { id: 2, price: 1_000, cancelledAt: at },
      ],
      postage: 400,
    })
    expect(sumOfReturn(order, back(1, [[1, 1]]), [])).toMatchObject({ goods: 3_000, delivery: 300 })
  })

  it('has the delivery where a download is kept, and the fee of a method only where nothing is', () => {
    const lines = [{ id: 1, shipmentId: 5 }]
    const withFee = (order: ReturnType<typeof sold>) => ({
      ...order,
      cost: { ...order.cost, fee: { label: 'Nachnahme', amount: 200 } },
    })
    const beside = sold({ lines: [...lines, { id: 2, isDigital: true }] })
    expect(sumOfReturn(withFee(beside), back(1, [[1, 1]]), [])).toMatchObject({ delivery: 499, fee: 0 })
    expect(sumOfReturn(withFee(sold({ lines })), back(1, [[1, 1]]), [])).toMatchObject({
      ...{ delivery: 499, fee: 200 },
      total: 1_999 + 499 + 200,
    })
  })

  it('has nothing of the delivery while something of the order is still here', () => {
    const order = sold({
      lines: [
        { id: 1, shipmentId: 5 },
        { id: 2, shipmentId: null },
      ],
    })
    expect(sumOfReturn(order, back(1, [[1, 1]]), []).delivery).toBe(0)
  })
})

describe.each(allMarkets.map((market) => [market.code, market] as const))('in %s', (_, market) => {
  const shop = defaultConfiguration(market.brands[0] ?? 'baby', market)
  const order = sold({ currency: market.currency, locale: market.shopLocale })
  const announced = back(1, whole)
  const costs = costsOfOrder(order, shop, market)
  const words = orderWords(market)
  const sums = returnSumRows(sumOfReturn(order, announced, [announced]), order, words)
  const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')
  const told = sums.map(({ amount }) => plain(amount))

  it('page, mail, sheet and the merchant are told the same sum, the delivery as its own row', async () => {
    expect(sums.map(({ label }) => label)).toContain(order.cost.shippingLabel)
    const page = await renderElement(
      <Returns
        {...{ market, order, costs, seller: shop.seller, terms: shop.returns, returns: [announced] }}
        transfers={{ due: [], amount: 0, account: undefined, isLocked: false }}
      />,
    )
    const mail = orderMail('returnRequested', undefined, { order, announced, returns: [announced], costs })(
      market,
      '',
    )
    const sheet = await writeReturnLabel({ order, announced, market, costs, sums, seller: shop.seller })
    const texts = [page, 'parts' in mail ? toText(mail) : '', (await readPdf(Buffer.from(sheet))).text]
    for (const text of texts.map(plain)) for (const amount of told) expect(text).toContain(amount)
    expect(returnWords(order, [announced], { market, shop }).join('\n')).toContain(
      `To pay back: 29.99 ${market.currency}, of it 4.99 ${market.currency} for the delivery`,
    )
  })

  it.each([
    [{ amount: 1_000, lines: '1' }, 'To pay back: 19.99 CUR, after 10.00 CUR that is paid back'],
    [{ amount: 2_999, lines: '1,2' }, 'Paid back: 29.99 CUR'],
    // What names no line is for something else.
    [{ amount: 1_000 }, 'To pay back: 29.99 CUR, of it 4.99 CUR for the delivery'],
  ])('the merchant is told what is left to pay back after %j', (details, told) => {
    const refund = { type: 'refunded' as const, cause: 'merchant' as const, details }
    const at = new Date(announced.requestedAt.getTime() + 1)
    const events = [...order.events, { ...order.events[0], id: 99, at, ...refund } as Order['events'][number]]
    expect(returnWords({ ...order, events }, [announced], { market, shop }).join('\n')).toContain(
      told.replaceAll('CUR', market.currency),
    )
  })
})
