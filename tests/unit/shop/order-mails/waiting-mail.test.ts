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
