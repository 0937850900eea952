import { describe, expect, it } from 'vitest'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { type MailKind, mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { type OrderReturn, writeReturnLabel } from '@/lib/shop/returns'
import { handInUntil, returnMoney } from '@/lib/shop/returns/return-money'
import { type PaymentMethod, paymentMethods } from '@/schemas/shop'
import { orderMail, seller } from '../../../fixtures/every-mail'
import { readPdf } from '../../../fixtures/read-pdf'
import { testMarket } from '../../../fixtures/render'
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

/** An order of two lines, of which each is in the parcel with this number, or is still to be sent. */
const inParcels = (parcels: readonly (number | null)[], status: 'open' | 'paid' = 'open') =>
  testOrder({
    status: parcels.includes(null) ? 'partlyShipped' : 'shipped',
    lines: parcels.map((shipmentId) => ({ shipmentId })),
    shipments: [...new Set(parcels.flatMap((id) => id ?? []))].map((id) => ({
      ...{ id, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt },
    })),
    payments: [testPayment('NN', { status, amount: 4_497 })],
  })

it.each([
  ['the only one', [5, 5], 'open', 'Bitte halten Sie 44,97 € bereit: Sie zahlen bei der Zustellung'],
  ['the first of two', [5, null], 'open', 'noch nichts zu zahlen. Den ganzen Betrag von 44,97 €'],
  ['the first of two that are sent', [5, 6], 'open', 'noch nichts zu zahlen. Den ganzen Betrag von 44,97 €'],
  ['the last of two', [4, 5], 'open', 'Bitte halten Sie 44,97 € bereit: Mit dieser letzten Sendung'],
  ['one between two', [4, 5, 6], 'open', 'noch nichts zu zahlen. Den ganzen Betrag von 44,97 €'],
  ['the last of two, once the money is there', [4, 5], 'paid', undefined],
] as const)('the mail of %s of an order says what is collected with it', (_, parcels, status, words) => {
  const mail = orderMail('shipped', undefined, { order: inParcels(parcels, status) })(testMarket(), '')
  if (!('parts' in mail)) throw new Error('No mail with parts')
  const text = plain(toText(mail))
  if (words) expect(text).toContain(words)
  expect(text.match(/44,97/g) ?? []).toHaveLength(words ? 1 : 0)
})

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
        lines: [{ lineId: 2, quantity: 1, reason: 'fit' }],
      }
      const money = returnMoney(
        { order, announced, market: de, terms: usualReturnTerms, account: undefined },
        orderWords(de),
      )
      const sheet = await writeReturnLabel({
        ...{ order, announced, seller, market: de, money },
        until: handInUntil({ order, announced, market: de, terms: usualReturnTerms }),
        costs: usualCosts(de),
      })
      const written = plain((await readPdf(Buffer.from(sheet))).text)
      for (const read of [text, written]) {
        expect(read).toContain(words)
        // Announced within the days of the law, it is a withdrawal as well.
        expect(read).toContain('14 Tage nach dem Eingang Ihrer Erklärung')
        expect(read).toContain('haben Sie zugleich den Vertrag über diese Artikel widerrufen')
        // Of a bill that is open no price goes back, with which the postage could come.
        expect(read.includes('mit dem Kaufpreis')).toBe(method !== 'RE')
        expect(read.includes('Wir überweisen es Ihnen')).toBe(method === 'RE')
        // The last day is named once.
        expect(read.match(/bis (zum )?\d+\. \p{L}+ \d{4}/gu)).toHaveLength(1)
      }
      expect(text).toContain('des Blattes mit dem Inhalt')
      expect(text).not.toContain('dieses Blattes')
    },
  )

  it('goes to the account that the shopper has named', () => {
    const account = { holder: 'Anna', iban: 'DE89370400440532013000' }
    const transfers = { amount: 100, account }
    const mail = orderMail('returnRequested', undefined, { order: orderBy('V', 'paid'), transfers })(de, '')
    expect('parts' in mail ? plain(toText(mail)) : '').toContain('auf Ihr Konto DE … 3000')
  })

  const announcedOf = (quantity: number): OrderReturn => ({
    ...{ id: 1, key: 'k', number: 'R1', requestedAt: shippedAt, cancelledAt: null },
    lines: [{ lineId: 2, quantity, reason: 'fit' }],
  })
  const moneyOf = (order: Order, quantity = 1, account?: { iban: string }) =>
    plain(
      returnMoney(
        { order, announced: announcedOf(quantity), market: de, terms: usualReturnTerms, account },
        orderWords(de),
      ).join(' '),
    )

  it('names the account on its sheet too', () => {
    const account = { iban: 'DE89370400440532013000' }
    expect(moneyOf(orderBy('V', 'paid'), 1, account)).toContain('auf Ihr Konto DE … 3000')
  })

  /** Two pieces for 39.98 €, paid with so much of a gift card and of money. */
  const sharedOrder = (card: number, money: number, refunded = 0) =>
    testOrder({
      ...{ status: 'shipped', postage: 0, balance: card },
      lines: [{ id: 2, shipmentId: 5, quantity: 2 }],
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt }],
      payments: [
        testPayment('G', { status: 'paid', amount: card }),
        ...(money > 0 ? [testPayment('KK', { status: 'paid', amount: money, refunded })] : []),
      ],
    })

  it.each([
    ['the card alone', sharedOrder(3_998, 0), 2, 'gehen 39,98 € auf den Geschenkgutschein zurück'],
    [
      'both',
      sharedOrder(1_000, 2_998),
      2,
      'sind das 29,98 €; weitere 10,00 € gehen auf den Geschenkgutschein',
    ],
    [
      'both, of a piece',
      sharedOrder(1_000, 2_998),
      1,
      'sind das 19,99 €. Auf den Geschenkgutschein geht nichts',
    ],
    [
      'both, after an earlier refund',
      sharedOrder(1_000, 2_998, 1_999),
      1,
      'sind das 9,99 €; weitere 10,00 € gehen auf den Geschenkgutschein',
    ],
  ])('says what goes back to the gift card, paid with %s', (_, order, quantity, words) => {
    expect(moneyOf(order, quantity)).toContain(words)
  })

  it('speaks of no gift card where none has paid', () => {
    expect(moneyOf(orderBy('KK', 'paid'))).not.toContain('Geschenkgutschein')
  })
})
