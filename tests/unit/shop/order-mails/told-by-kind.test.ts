import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { configuredPayments, settlementOf, usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { compose } from '@/lib/shop/order-mails/compose'
import type { MailKind } from '@/lib/shop/order-mails/mail-kind'
import { withdrawalSteps } from '@/lib/shop/order-mails/withdrawal-steps'
import { paymentState, prepaymentSentence } from '@/lib/shop/order-papers/payment-state'
import { sumRows } from '@/lib/shop/order-papers/sum-rows'
import { orderWords } from '@/lib/shop/order-papers/words'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { costsBack, declaredWays } from '@/lib/shop/returns'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')
const at = new Date('2026-11-24T09:00:00Z')
const markets = allMarkets.map((market) => [market.code, market] as const)

function mailOf(kind: MailKind, market: Market, order: Order, event: Partial<OrderEvent> = {}): string {
  const body = compose(
    kind,
    {
      ...{ order, market, hasTerms: true, hasWithdrawal: true, creditNotes: [] },
      event: testEvent(event),
      seller: usualSeller(market.shopLocale),
      payments: usualPayments(market),
      ...{ shopName: 'Nestling', terms: usualReturnTerms, costs: usualCosts(market) },
      words: orderWords(market),
      ...{ name: undefined, baseUrl: 'https://shop.example', address: 'https://shop.example/o' },
    },
    false,
  )
  return plain(toText(body))
}

describe.each(markets)('money that has come is told in %s', (_, market) => {
  const words = orderWords(market)
  const seller = usualSeller(market.shopLocale)
  const paidBy =
    /Bezahlt mit|Ihre Zahlung ist bestätigt|Payé \(|Votre paiement est confirmé|Betaald \(|Uw betaling is bevestigd/

  it('as awaited before something is sent, by post or by e-mail', () => {
    const said = (...isDigital: boolean[]) =>
      prepaymentSentence(
        testOrder({ lines: isDigital.map((one) => ({ isDigital: one })) }),
        seller,
        { method: 'M', amount: '1' },
        words,
      )
    expect(said(true, true)).toMatch(/per E-Mail|par e-mail|per e-mail/)
    for (const sent of [said(false), said(false, true)])
      expect(sent).toMatch(/Wir versenden|Nous expédions|We verzenden/)
  })

  it.each(configuredPayments)('as paid, or as still owed to a partner who lends: %s', (method) => {
    const payments = [testPayment(method, { status: 'paid', settledAt: at })]
    const order = testOrder({ payments, locale: market.shopLocale, balance: 500 })
    const rest = { ...order, cost: { ...order.cost, covered: 0 } }
    const said = [
      ...paymentState(rest, { seller, at }, words).lines,
      sumRows(order, words, { at, name: () => 'M' }).at(-1)?.label ?? '',
      mailOf('confirmation', market, rest),
    ]
    const isLent = settlementOf(method) === 'partner'
    for (const text of said.slice(0, 2)) expect(paidBy.test(plain(text)), text).toBe(!isLent)
    if (isLent) expect(said.join(' ')).not.toMatch(paidBy)
  })
})

describe.each(markets)('the mail that closes a contract in %s', (_, market) => {
  const accepts = /nehmen wir Ihre Bestellung an|nous acceptons votre commande|aanvaarden wij uw bestelling/
  const shipment = { id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }
  const shipped = (id: number) => testEvent({ id, type: 'shipped', at })
  const mail = (method: 'RE' | 'NN' | 'V' | 'KK', event: OrderEvent, lines = [{ shipmentId: 5 }, {}]) =>
    mailOf(
      'shipped',
      market,
      testOrder({
        payments: [testPayment(method, { status: method === 'KK' ? 'paid' : 'open' })],
        ...{ lines, shipments: [shipment], events: [shipped(3), shipped(8)] },
      }),
      { ...event, details: { shipment: 5 } },
    )

  it.each(['RE', 'NN'] as const)('says so with the first parcel, with what is to follow: %s', (method) => {
    expect(mail(method, shipped(3))).toMatch(accepts)
    expect(mail(method, shipped(3))).toMatch(
      /auch den Teil, der noch folgt|y compris ce qui suit|ook wat nog volgt/,
    )
    const whole = mail(method, shipped(3), [{ shipmentId: 5 }])
    expect(whole).toMatch(accepts)
    expect(whole).not.toMatch(/noch folgt|ce qui suit|nog volgt/)
    expect(mail(method, shipped(8))).not.toMatch(accepts)
  })

  it.each(['V', 'KK'] as const)('is another where the contract was closed before: %s', (method) => {
    expect(mail(method, shipped(3))).not.toMatch(accepts)
  })

  it.each([
    ['V', 'open', 'accepted'],
    ['G', 'paid', 'accepted'],
    ['KK', 'paid', 'other'],
    ['RE', 'open', 'received'],
    ['NN', 'open', 'received'],
  ] as const)('has a title that agrees with it: %s', (method, status, contract) => {
    const order = testOrder({
      ...{ payments: [testPayment(method, { status })], ...(method === 'G' && { balance: 100_000 }) },
    })
    const [title] = mailOf('confirmation', market, order).split('\n')
    expect(title).toBe(plain(orderWords(market).t('orderMails.confirmation.title', { contract })))
    const isReceived = /eingegangen|bien reçu|ontvangen/.test(title ?? '')
    expect(isReceived).toBe(contract === 'received')
  })

  it.each(['dhl', 'post-at', 'post-ch'])('declines the name of its carrier: %s', (carrierKey) => {
    const order = testOrder({ lines: [{ shipmentId: 5 }], shipments: [{ ...shipment, carrierKey }] })
    for (const kind of ['shipped', 'tracking'] as const)
      expect(mailOf(kind, market, order, { details: { shipment: 5 } })).not.toMatch(
        /an Die Post|an Österreichische|mit (?:Die|die) Post|mit Österreichische/,
      )
  })
})

const bed = { number: '2', name: 'Bett', brand: 'Nestling', isBulky: true }
const isParcel = /Paket|Porto|Etikett|colis|frais de retour|étiquette|pakket|retourkosten|etiket|label/i
const isFreight = /Spedition|transporteur/

describe.each(markets)('how goods come back is told by how they came in %s', (_, market) => {
  const words = orderWords(market)
  const costs = usualCosts(market)
  const orders = {
    parcel: [{ shipmentId: 5 }],
    freight: [{ shipmentId: 6, product: bed }],
    both: [{ shipmentId: 5 }, { shipmentId: 6, product: bed }],
  }

  it.each(['parcel', 'freight', 'both'] as const)('%s', (kind) => {
    const plainOrder = testOrder({ lines: orders[kind], locale: market.shopLocale, events: [] })
    const order = { ...plainOrder, cost: { ...plainOrder.cost, isFreight: kind !== 'parcel' } }
    const ways = declaredWays(order)
    const returning = {
      ...{ costs, terms: usualReturnTerms, ways, money: { way: 'back' as const, account: '' } },
      whereabouts: { isSent: true, isUnsent: false, mailed: { count: 0, amount: 0 } },
    }
    const said = {
      costs: costsBack(order, order.lines, costs, words).join(' '),
      receipt: withdrawalSteps(returning, { market, seller: usualSeller(market.shopLocale), ...words }).join(
        ' ',
      ),
      status: words.t('orderStatus.backOrWithdraw', { ways, send: 'A', declare: 'B' }),
    }
    for (const [name, text] of Object.entries(said)) {
      expect(isParcel.test(text), `${name}: ${text}`).toBe(kind !== 'freight')
      if (name !== 'status') expect(isFreight.test(text), `${name}: ${text}`).toBe(kind !== 'parcel')
    }
  })
})
