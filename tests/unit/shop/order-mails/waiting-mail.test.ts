import { expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { orderWords } from '@/lib/shop/order-papers'
import { orderMail } from '../../../fixtures/every-mail'
import { testOrder } from '../../../fixtures/test-order'

it.each(allMarkets.map((market) => [market.code, market] as const))(
  'the mail about an awaited payment names the goods and what is to be paid, and nothing that was typed: %s',
  (_, market) => {
    const order = testOrder({
      ...{ status: 'awaitingPayment', currency: market.currency, giftCardCode: 'CARD-0001', balance: 1_000 },
      lines: [
        { quantity: 2, inscription: 'Emil' },
        { product: { number: '2', name: 'Mütze', brand: 'Luni' } },
      ],
    })
    const mail = orderMail('waiting', undefined, { order })(market, '')
    const text = 'parts' in mail ? toText(mail) : ''
    for (const words of ['2 × Nestling Schlafsack', '1 × Luni Mütze', orderWords(market).price(order.toPay)])
      expect(text).toContain(words)
    for (const typed of ['Emil', 'Anna Beispiel']) expect(text).not.toContain(typed)
  },
)

it.each(allMarkets.map((market) => [market.code, market] as const))(
  'the mail about an awaited payment says how its amount comes about: %s',
  (_, market) => {
    for (const balance of [0, 1_000]) {
      const order = testOrder({
        ...{ status: 'awaitingPayment', currency: market.currency, postage: 495, lines: [{ price: 1_999 }] },
        ...(balance > 0 && { giftCardCode: 'CARD-0001', balance }),
      })
      const mail = orderMail('waiting', undefined, { order })(market, '')
      const rows =
        'parts' in mail ? mail.parts.flatMap((part) => (part.kind === 'sums' ? part.rows : [])) : []
      const amounts = rows.map(({ amount }) => amount)
      const { price, reduction } = orderWords(market)
      for (const amount of [price(1_999), price(495), price(order.total)]) expect(amounts).toContain(amount)
      if (balance > 0) expect(amounts).toContain(reduction(balance))
      expect(amounts.at(-1)).toBe(price(order.toPay))
      expect(amounts.filter((amount) => amount === price(order.toPay))).toHaveLength(balance > 0 ? 1 : 2)
    }
  },
)
