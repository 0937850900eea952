import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { configuredPayments, settledBy, settlementOf, usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { type MailKind, mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { orderNotice } from '@/lib/shop/order-mails/order-notice'
import { keptWithdrawal, writeCreditNote, writeGiftCards, writeInvoice } from '@/lib/shop/order-papers'
import { writeReturnLabel } from '@/lib/shop/returns'
import { cardLook } from '@/lib/storefront/design/brand'
import {
  type ConfiguredPayment,
  type CreditReason,
  creditReasons,
  type PaymentStatus,
  type Payments,
} from '@/schemas/shop'
import { returnReasons } from '@/schemas/shop/order'
import { everyMail, orderMail } from '../../fixtures/every-mail'
import { promises } from '../../fixtures/payment-promises'
import { readPdf } from '../../fixtures/read-pdf'
import { isInShare } from '../../fixtures/runs'
import { usualLook, usualShop } from '../../fixtures/shops'
import { testOrder, testPayment } from '../../fixtures/test-order'
import { usualCosts } from '../../fixtures/usual-costs'

const at = new Date('2026-11-24T09:00:00Z')
/** A clause of French law about discounts, which promises no way to pay. */
const clause = 'Pas d’escompte pour paiement anticipé.'
const plain = (text: string) =>
  text
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(clause, '')

/** The methods of a market with some closed, or with a name of the shop's own. */
const configured = (
  market: Market,
  codes: readonly ConfiguredPayment[],
  change: { isOffered?: boolean; name?: string },
): Payments => {
  const usual = usualPayments(market)
  const changed = codes.flatMap((code) => {
    const settings = usual.methods[code]
    return settings ? [[code, { ...settings, ...change }] as const] : []
  })
  return { ...usual, methods: { ...usual.methods, ...Object.fromEntries(changed) } }
}

const paidWith = (method: ConfiguredPayment, market: Market, status: PaymentStatus) =>
  testOrder({
    ...{ locale: market.shopLocale, currency: market.currency },
    payments: [
      testPayment(method, { status, provider: settledBy(method), settledAt: status === 'paid' ? at : null }),
    ],
  })

/** What of a bill is not paid is taken off it; there is none of the others. */
const isSent = (kind: MailKind, method: ConfiguredPayment) =>
  kind !== 'reduced' || ['invoice', 'transferFirst'].includes(settlementOf(method) ?? '')

function mailsOf(market: Market, method: ConfiguredPayment, payments: Payments): string[] {
  return (['open', 'paid'] as const).flatMap((status) => {
    const order = paidWith(method, market, status)
    const own = { order, payments, seller: usualSeller(market.shopLocale) }
    return [
      ...mailKinds
        .filter((kind) => isSent(kind, method))
        .map((kind) => orderMail(kind, undefined, own)(market, 'Anna'))
        .flatMap((mail) => ('parts' in mail ? [mail.subject, toText(mail)] : [])),
      toText(orderNotice({ ...own, market })),
    ]
  })
}

const noteOf = (reason: CreditReason, market: Market) => ({
  ...{ orderId: 1, eventId: 5, series: 'baby', year: 2026, sequence: 1, number: 'C-1', amount: 100 },
  ...{ invoice: 'B-1', issuedAt: at, reason, seller: usualSeller(market.shopLocale) },
  taxes: [{ rate: 0.19, gross: 100, tax: 16, net: 84 }],
})

const textsOf = (files: readonly Promise<Uint8Array>[]): Promise<string[]> =>
  Promise.all(files.map(async (file) => (await readPdf(Buffer.from(await file))).text))

/** Papers that do not depend on how an order was paid. */
function otherPapersOf(market: Market): Promise<string[]> {
  const order = testOrder({ locale: market.shopLocale, currency: market.currency })
  const invoice = { number: 'B-1', issuedAt: at }
  const cards = [{ code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 }]
  const look = cardLook(usualLook())
  const [seller, costs] = [usualSeller(market.shopLocale), usualCosts(market)]
  const announced = {
    ...{ id: 1, key: 'k', number: 'R1', reason: returnReasons[0], requestedAt: at },
    ...{ cancelledAt: null, lines: [] },
  }
  return textsOf([
    ...creditReasons.map((reason) =>
      writeCreditNote(order, { note: noteOf(reason, market), invoice }, market),
    ),
    ...(['sheet', 'folded'] as const).map((format) =>
      writeGiftCards({
        ...{ order, cards, market, look, format, seller },
        ...{ message: '', baseUrl: 'https://shop.example' },
      }),
    ),
    writeReturnLabel({ order, announced, seller, market, costs }),
    keptWithdrawal({
      ...{ market, seller, shop: usualShop('bm', market), terms: usualReturnTerms },
      ...{ costs, address: 'https://shop.example/w' },
    }),
  ])
}

const invoiceOf = (market: Market, method: ConfiguredPayment, name?: string) => ({
  ...{ orderId: 1, number: 'B-1', sequence: 1, year: 2026, series: 'baby', issuedAt: at },
  ...{ seller: usualSeller(market.shopLocale), paymentNames: name === undefined ? null : { [method]: name } },
})

/** The papers of an order, which do not depend on what else is offered. */
function papersOf(market: Market, method: ConfiguredPayment): Promise<string[]> {
  const order = paidWith(method, market, 'open')
  const invoice = invoiceOf(market, method)
  const note = { ...noteOf(creditReasons[0], market), amount: order.total }
  return textsOf([writeInvoice(order, invoice, market), writeCreditNote(order, { note, invoice }, market)])
}

const others = Object.entries(everyMail).filter(
  ([name]) => !name.startsWith('order: ') && !name.startsWith('new order'),
)

/** What a text says of methods that it must not name, with the words around it. */
const promised = (texts: readonly string[], methods: readonly ConfiguredPayment[]): string[] =>
  texts.map(plain).flatMap((text) =>
    methods.flatMap((method) => {
      const place = text.search(promises[method])
      return place < 0 ? [] : [`${method}: ${text.slice(Math.max(0, place - 60), place + 60)}`]
    }),
  )

describe.each(allMarkets.map((market) => [market.shopLocale, market] as const))('in %s', (_, market) => {
  const place = allMarkets.indexOf(market)
  const known = configuredPayments.filter((code) => usualPayments(market).methods[code])

  it('papers and mails that say nothing of how an order was paid name no way to pay', async () => {
    const mails = others.map(([, { write }]) => {
      const mail = write(market, 'Anna')
      return 'parts' in mail ? toText(mail) : mail.text
    })
    expect(promised([...(await otherPapersOf(market)), ...mails], configuredPayments)).toEqual([])
  })

  it.each(known)(
    'mails and papers of an order paid with %s name no other method that is closed',
    async (method) => {
      const rest = known.filter((code) => code !== method)
      // With all others closed, and with a single one, which differs from method to method.
      const single = known[(known.indexOf(method) + 1) % known.length] ?? method
      for (const closed of [rest, [single]]) {
        const texts = mailsOf(market, method, configured(market, closed, { isOffered: false }))
        expect(promised(texts, closed)).toEqual([])
      }
      if (isInShare(place + known.indexOf(method)))
        expect(promised(await papersOf(market, method), rest)).toEqual([])
    },
  )

  it.each(known)(
    '%s is still named where an order was paid with it, as the shop calls it',
    async (method) => {
      const name = 'Unser Bezahlweg'
      const payments = configured(market, [method], { isOffered: false, name })
      const [order, seller] = [paidWith(method, market, 'paid'), usualSeller(market.shopLocale)]
      const shown = orderMail('confirmation', undefined, { order, payments, seller })(market, 'Anna')
      expect('parts' in shown && toText(shown)).toContain(name)
      expect(toText(orderNotice({ order, payments, seller, market }))).toContain(name)
      if (!isInShare(place + known.indexOf(method))) return
      const written = writeInvoice(paidWith(method, market, 'open'), invoiceOf(market, method, name), market)
      const [invoice = ''] = await textsOf([written])
      expect(plain(invoice)).toContain(name)
      expect(plain(invoice)).not.toMatch(promises[method])
    },
  )
})
