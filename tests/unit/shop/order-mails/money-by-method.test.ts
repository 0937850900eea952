import { describe, expect, it } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets, countryOf, type Market } from '@/lib/platform/markets/markets'
import {
  configuredPayments,
  lenderOf,
  methods,
  type Settlement,
  settledBy,
} from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { withdrawnMoney } from '@/lib/shop/order-mails/shares-words'
import { withdrawalSteps } from '@/lib/shop/order-mails/withdrawal-steps'
import { orderWords } from '@/lib/shop/order-papers/words'
import { sharesOf } from '@/lib/shop/orders'
import { moneyWayOf } from '@/lib/shop/returns'
import type { PaymentMethod } from '@/schemas/shop'
import { orderMail } from '../../../fixtures/every-mail'
import { testEvent, testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const plain = (text: string) => text.replace(/[\s\u00a0\u202f\u2060]+/g, ' ')
const at = new Date('2026-11-24T09:00:00Z')
const amount = 4_497

/** What a mail says of the money, by what no other sentence has. */
const facts = {
  /** Until when it is to be transferred. */
  until:
    /(?:innerhalb von|innert) 14 Tagen nach Erhalt|dans les 14 jours après réception de la marchandise et|binnen 14 dagen na ontvangst van de artikelen en|bis zum 30\. November|jusqu’au 30 novembre|uiterlijk op 30 november/,
  /** What is paid to somebody else. */
  partner: /an unseren Zahlungspartner|à notre partenaire de paiement|aan onze betaalpartner/,
  door: /an der Tür|à votre porte|aan de deur/,
} as const
type Fact = keyof typeof facts | 'account'

const sellerOf = ({ shopLocale }: Market) => usualSeller(shopLocale)
/** `account`: to which account it is to be transferred. */
const told = (text: string, market: Market): Fact[] => [
  ...(text.includes(sellerOf(market).bankAccount.iban) ? (['account'] as const) : []),
  ...(Object.keys(facts) as (keyof typeof facts)[]).filter((fact) => facts[fact].test(text)).toSorted(),
]

/** What each mail says of money that is not there yet, or is owed to who has lent it, by how the method is settled. */
const owed: Record<
  'confirmation' | 'shipped' | 'partlyShipped' | 'cancelled' | 'reduced' | 'returnLapsed',
  Record<Exclude<Settlement, 'giftCard'>, Fact[]>
> = {
  confirmation: {
    ...{ atOnce: [], cash: [], partner: ['partner'] },
    // The account is on the invoice, which comes with the goods.
    ...{ invoice: ['until'], transferFirst: ['account', 'until'] },
  },
  shipped: {
    ...{ atOnce: [], cash: ['door'], partner: ['partner'] },
    ...{ invoice: ['account', 'until'], transferFirst: [] },
  },
  partlyShipped: {
    ...{ atOnce: [], cash: ['door'], partner: ['partner'] },
    ...{ invoice: ['account', 'until'], transferFirst: [] },
  },
  cancelled: { atOnce: [], cash: [], partner: [], invoice: [], transferFirst: [] },
  // Of these no money has come, so that a payment service has none of them.
  reduced: { atOnce: [], cash: [], partner: [], invoice: ['account', 'until'], transferFirst: [] },
  returnLapsed: { atOnce: [], cash: [], partner: [], invoice: ['account', 'until'], transferFirst: [] },
}

/** What a method is settled by once the goods are sent: an invoice and the cash at the door are open, all else has come. */
const isOpen = (method: keyof typeof methods, kind: keyof typeof owed) =>
  ({ invoice: true, cash: true, transferFirst: kind === 'confirmation', atOnce: false, partner: false })[
    methods[method].settlement
  ]

const rows = allMarkets.flatMap((market) =>
  configuredPayments
    .filter((method) => methods[method].countries.some((country) => country === countryOf(market)))
    .map((method) => [market.code, method, market] as const),
)

const orderBy = (method: keyof typeof methods, kind: keyof typeof owed, market: Market) => {
  const status = isOpen(method, kind) ? 'open' : 'paid'
  const parcels = kind === 'confirmation' ? [null, null] : kind === 'partlyShipped' ? [5, null] : [5, 5]
  return testOrder({
    ...{ currency: market.currency, locale: market.shopLocale },
    status:
      kind === 'confirmation' ? 'placed' : kind === 'returnLapsed' || kind === 'reduced' ? 'shipped' : kind,
    lines: parcels.map((shipmentId) => ({ shipmentId })),
    shipments:
      kind === 'confirmation'
        ? []
        : [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
    payments: [
      testPayment(method, {
        ...{ status, amount, settledAt: status === 'paid' ? at : null },
        provider: settledBy(method) === 'provider' ? 'sandbox' : 'shop',
      }),
    ],
  })
}

describe.each(rows)('a mail says in %s what is still to be paid by %s', (_, method, market) => {
  const { settlement } = methods[method]
  it.each(Object.keys(owed) as (keyof typeof owed)[])('%s', (kind) => {
    const order = orderBy(method, kind, market)
    const event = testEvent({
      type: kind === 'reduced' ? 'refunded' : 'shipped',
      details: { shipment: 5, amount: 100, stillToPay: amount, toPay: amount, return: 'R1', lines: '1' },
    })
    const name = kind === 'partlyShipped' ? 'shipped' : kind
    const more = { order, event, announced: undefined, seller: sellerOf(market) }
    const written = orderMail(name, undefined, more)(market, '')
    const text = 'parts' in written ? plain(toText(written)) : ''
    const expected = owed[kind][settlement]
    expect(told(text, market)).toEqual(expected)
    if (expected.length === 0) return
    expect(text).toContain(plain(orderWords(market).price(amount)))
  })
})

/** Whom money reaches that goes back: the shopper by the same way or by a transfer, who has lent it, or nobody. */
const ways = {
  partner:
    /So viel brauchen Sie|n’avez pas à (?:lui )?payer ce montant|(?:Dat|dat) hoeft u (?:daar niet|niet aan)/,
  back: /auf dem (?:Weg|selben Weg)|auf demselben Weg|par le moyen avec lequel|op de manier waarop/,
  transfer: /[Üü]berweisen (?:es|wir)|(?:par|un) virement|maken we|We maken/,
  unpaid:
    /brauchen Sie nicht zu bezahlen|n’avez pas à payer ce que|n’est plus à payer|hoeft u niet te betalen|müssen Sie nicht mehr|brauchen Sie nicht mehr|plus à payer|niet meer te betalen/,
} as const
type Way = keyof typeof ways

const wayOf: Record<Exclude<Settlement, 'giftCard'>, Way> = {
  ...{ atOnce: 'back', partner: 'partner', cash: 'transfer', transferFirst: 'transfer', invoice: 'transfer' },
}
/** That a sentence promises the money to the reader. */
const reaches =
  /Ihr Geld|Ihnen (?:dann )?den Kaufpreis|Le remboursement vous|puis nous vous rembours|articles et vous rembours|U krijgt uw geld|betalen daarna u /

describe.each(rows)('money goes back as it came, in %s by %s', (_, method, market) => {
  const { settlement } = methods[method]
  const words = orderWords(market)
  const paidOrder = (by: PaymentMethod, status: 'open' | 'paid') => ({
    ...orderBy(method, 'shipped', market),
    payments: [
      testPayment(by, {
        ...{ status, amount, provider: settledBy(by) === 'provider' ? 'sandbox' : 'shop' },
      }),
    ],
  })
  const order = paidOrder(method, 'paid')
  const event = testEvent({ type: 'returnArrived', details: { return: 'R1', amount: 1_999 }, at })
  const mail = (name: 'returnRequested' | 'returnArrived' | 'returned', of = order) => {
    const withEvent = { ...of, events: [...of.events, event] }
    const more = { order: withEvent, event, seller: sellerOf(market) }
    const written = orderMail(name, undefined, more)(market, '')
    return 'parts' in written ? plain(toText(written)) : ''
  }
  const receipt = (of = order) =>
    plain(
      withdrawalSteps(
        {
          ...{ costs: usualCosts(market), terms: usualReturnTerms, ways: 'parcel' },
          whereabouts: { isSent: true, isUnsent: false, mailed: { count: 0, amount: 0 } },
          money: { way: moneyWayOf(of, undefined), account: '', partner: lenderOf(method) },
        },
        { market, seller: sellerOf(market), ...words },
      ).join(' '),
    )
  const unsent = plain(
    withdrawnMoney(sharesOf(order, 1_999), { order, account: undefined, days: 14 }, words).join(' '),
  )
  const said = {
    'the announcement of a return': mail('returnRequested'),
    'the receipt of a withdrawal': receipt(),
    'what was withdrawn before it was sent': unsent,
  }

  it.each(Object.entries(said))('%s', (_name, text) => {
    for (const way of ['partner', 'back', 'transfer'] as const)
      expect([way, ways[way].test(text)], text).toEqual([way, wayOf[settlement] === way])
    if (settlement === 'partner') expect(text).toContain(lenderOf(method))
  })

  it('and nobody but its lender is promised what was lent', () => {
    for (const text of [...Object.values(said), mail('returned'), mail('returnArrived')])
      if (settlement === 'partner') {
        expect(reaches.test(text), text).toBe(false)
        expect(text).toContain(lenderOf(method))
      }
  })

  it.runIf(settlement === 'invoice' || settlement === 'transferFirst')('and not what was never paid', () => {
    const open = paidOrder(method, 'open')
    for (const text of [mail('returnRequested', open), receipt(open)])
      expect(ways.unpaid.test(text), text).toBe(true)
  })
})
