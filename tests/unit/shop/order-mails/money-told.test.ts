import { describe, expect, it } from 'vitest'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { type MailKind, mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { orderWords } from '@/lib/shop/order-papers'
import { type OrderReturn, writeReturnLabel } from '@/lib/shop/returns'
import { returnMoney } from '@/lib/shop/returns/return-money'
import { type PaymentMethod, paymentMethods } from '@/schemas/shop'
import { orderMail, seller } from '../../../fixtures/every-mail'
import { readPdf } from '../../../fixtures/read-pdf'
import { testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')
const shippedAt = new Date('2026-11-24T09:00:00Z')
const orderBy = (method: PaymentMethod, status: 'open' | 'paid', currency: 'EUR' | 'CHF' = 'EUR') =>
  testOrder({
    ...{ currency, status: 'shipped' },
    lines: [
      {
        ...{ id: 2, shipmentId: 5, arrival: 'In 4 bis 7 Werktagen bei Ihnen' },
        ...{ arrivesFrom: '2026-12-03', arrivesTo: '2026-12-08' },
      },
    ],
    shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt }],
    payments: [testPayment(method, { status, amount: 3_698 })],
  })

const door = /an der Tür|à votre porte|aan de deur/

describe.each(paymentMethods)('an order paid with %s', (method) => {
  it.each(mailKinds)(
    'has what is due at the door in the mail of its parcel alone: %s',
    async (kind: MailKind) => {
      for (const market of allMarkets)
        for (const status of ['open', 'paid'] as const) {
          const order = orderBy(method, status, market.currency)
          const mail = orderMail(kind, undefined, { order })(market, '')
          if (!('parts' in mail)) throw new Error('No mail with parts')
          const due = kind === 'shipped' && method === 'NN' && status === 'open'
          for (const text of [toText(mail), await toHtml(mail)].map(plain)) {
            expect([market.code, door.test(text)]).toEqual([market.code, due])
            if (due) expect(text).toContain(plain(orderWords(market).price(3_698)))
          }
        }
    },
  )
})

it.each(allMarkets.map((market) => [market.code, market] as const))(
  'the mail of a parcel names the dates that were announced, and counts no days anew: %s',
  (_, market) => {
    const mail = orderMail('shipped', undefined, { order: orderBy('KK', 'paid', market.currency) })(
      market,
      '',
    )
    const text = 'parts' in mail ? plain(toText(mail)) : ''
    expect(text).not.toContain('4 bis 7')
    expect(text).toMatch(/(?:angekündigt|commande|aangekondigd) ?: \D*3/i)
  },
)

describe('an announced return', () => {
  const de = allMarkets[0]
  if (!de) throw new Error('No market')
  it.each([
    ['KK', 'paid', 'auf dem Weg, auf dem Sie bezahlt haben'],
    ['V', 'paid', 'Nach Ihrem Konto fragen wir Sie dann per E-Mail'],
    ['NN', 'paid', 'Nach Ihrem Konto fragen wir Sie dann per E-Mail'],
    ['NN', 'open', 'Was Sie bei der Zustellung bezahlt haben, überweisen wir'],
    ['RE', 'open', 'Was zurückkommt, brauchen Sie nicht zu bezahlen'],
  ] as const)(
    'by %s (%s) says where its money goes, in the mail and on its sheet',
    async (method, status, words) => {
      const order = orderBy(method, status)
      const mail = orderMail('returnRequested', undefined, { order })(de, '')
      const text = 'parts' in mail ? plain(toText(mail)) : ''
      const announced: OrderReturn = {
        ...{ id: 1, key: 'k', number: 'R1', requestedAt: shippedAt, cancelledAt: null },
        ...{ reason: 'fit' as const, lines: [{ lineId: 2, quantity: 1 }] },
      }
      const money = returnMoney({ order, announced, market: de, terms: usualReturnTerms }, orderWords(de))
      const sheet = await writeReturnLabel({
        ...{ order, announced, seller, market: de, money },
        costs: usualCosts(de),
      })
      const written = plain((await readPdf(Buffer.from(sheet))).text)
      for (const read of [text, written]) {
        expect(read).toContain(words)
        expect(read).toContain('14 Tage nach Eingang der Ware')
        expect(read).toMatch(/Bitte geben Sie das Paket bis zum \d+\. \p{L}+ \d{4} auf\./u)
      }
      expect(text).toContain('des Blattes aus dem Anhang')
      expect(text).not.toContain('dieses Blattes')
    },
  )

  it('goes to the account that the shopper has named', () => {
    const account = { holder: 'Anna', iban: 'DE89370400440532013000' }
    const transfers = { amount: 100, account }
    const mail = orderMail('returnRequested', undefined, { order: orderBy('V', 'paid'), transfers })(de, '')
    expect('parts' in mail ? plain(toText(mail)) : '').toContain('auf Ihr Konto DE … 3000')
  })
})
