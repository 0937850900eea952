import { describe, expect, it } from 'vitest'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { deliveryOf, orderWords, writeDeliveryNote, writeInvoice } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
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
})
