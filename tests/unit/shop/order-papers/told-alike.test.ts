import { describe, expect, it } from 'vitest'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { deliveryOf, orderWords, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { returnReasons } from '@/schemas/shop/order'
import { orderMail, seller } from '../../../fixtures/every-mail'
import { readPdf } from '../../../fixtures/read-pdf'
import { testOrder } from '../../../fixtures/test-order'

const issuedAt = new Date('2026-11-24T09:00:00Z')
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

/** What of the confirmation and of the invoice a shopper reads, by its name. */
async function readOf(order: Order, market: Market): Promise<Record<string, string>> {
  const mail = orderMail('confirmation', undefined, { order })(market, '')
  if (!('parts' in mail)) throw new Error('No mail with parts')
  const invoice = { id: 1, orderId: 1, number: 'B-1', issuedAt, seller, paymentNames: null } as never
  const html = (await toHtml(mail)).replace(/<style>.*?<\/style>/gs, '').replace(/<[^>]+>/g, ' ')
  return {
    text: plain(toText(mail)),
    html: plain(html.replaceAll('&#x27;', "'")),
    invoice: plain((await readPdf(await writeInvoice(order, invoice, market))).text),
  }
}

const table = allMarkets.map((market) => [market.code, market] as const)

describe('an order with what is taken off', () => {
  it.each(table)('has lines that add up to the sum below them: %s', async (_, market) => {
    const order = testOrder({
      currency: market.currency,
      lines: [
        { price: 7_810, reduction: 780 },
        { price: 3_885, quantity: 2, reduction: 400, voucherReduction: 380 },
      ],
      reductions: [{ id: 'a', label: 'Aktion', amount: 1_560 }],
    })
    const { price } = orderWords(market)
    const read = await readOf(order, market)
    for (const [name, text] of Object.entries(read)) {
      for (const amount of [7_810, 7_770, 15_580])
        expect([name, text]).toEqual([name, expect.stringContaining(plain(price(amount)))])
      for (const amount of [7_030, 6_990, 14_020])
        expect([name, text]).toEqual([name, expect.not.stringContaining(plain(price(amount)))])
    }
  })
})

describe('an ordered article', () => {
  const product = {
    brand: 'Nestling',
    subbrand: 'Primo',
    name: 'Body',
    number: '100043',
    referenceKey: '0100008',
  }

  it.each(table)('has the name and the number of its page: %s', async (_, market) => {
    const order = testOrder({ currency: market.currency, lines: [{ product }] })
    // Nothing of a prepayment is sent before it has come.
    const delivery = deliveryOf({ ...order, payments: [] })
    if (!delivery.ok) throw new Error(delivery.problem)
    const note = await writeDeliveryNote(order, { delivery: delivery.delivery, seller, at: issuedAt }, market)
    const read = { ...(await readOf(order, market)), note: plain((await readPdf(note)).text) }
    for (const [name, text] of Object.entries(read)) {
      expect([name, text]).toEqual([name, expect.stringMatching(/Nestling Primo Body.* 100008\b/)])
    }
  })

  it.each(table)(
    'of two sizes and colours is told apart in each paper and mail that names it: %s',
    async (_, market) => {
      const sent = { shipmentId: 5, product }
      const order = testOrder({
        currency: market.currency,
        lines: [
          { ...sent, choice: ['Salbei', '62'] },
          { ...sent, choice: ['Altrosa', '68'] },
        ],
        shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: issuedAt }],
      })
      const announced = {
        ...{ id: 1, key: 'k', number: 'R1', requestedAt: issuedAt, cancelledAt: null },
        lines: [1, 2].map((lineId) => ({ lineId, quantity: 1, reason: returnReasons[0] })),
      }
      const delivery = deliveryOf({ ...order, payments: [] })
      const read: Record<string, string> = await readOf(order, market)
      if (delivery.ok)
        read.note = plain(
          (
            await readPdf(
              await writeDeliveryNote(order, { delivery: delivery.delivery, seller, at: issuedAt }, market),
            )
          ).text,
        )
      for (const kind of mailKinds) {
        const mail = orderMail(kind, undefined, { order, announced })(market, '')
        read[kind] = 'parts' in mail ? plain(toText(mail)) : ''
      }
      const naming = Object.entries(read).filter(([, text]) => text.includes('Primo Body'))
      expect(naming.length).toBeGreaterThanOrEqual(8)
      for (const [name, text] of naming)
        for (const words of ['Salbei, 62', 'Altrosa, 68'])
          expect([name, text]).toEqual([name, expect.stringContaining(words)])
    },
  )
})
