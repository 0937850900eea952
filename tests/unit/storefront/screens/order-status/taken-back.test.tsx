import { describe, expect, it, vi } from 'vitest'
import { toText } from '@/lib/platform/mail-body'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { withdrawnWords as toldMerchant } from '@/lib/shop/merchant/withdrawn-words'
import { withdrawnMoney } from '@/lib/shop/order-mails'
import { withdrawalReceipt } from '@/lib/shop/order-mails/withdrawal-receipt'
import { whereaboutsOf } from '@/lib/shop/order-mails/withdrawal-steps'
import { orderWords } from '@/lib/shop/order-papers'
import { withdrawnShares } from '@/lib/shop/returns'
import { type WithdrawalOf, withdrawnWords } from '@/lib/shop/withdrawals'
import { OrderList } from '@/lib/storefront/screens/account'
import { StatusScreen } from '@/lib/storefront/screens/order-status/status-screen'
import { orderMail } from '@/tests/fixtures/every-mail'
import { testMarket } from '@/tests/fixtures/render'
import { testEvent, testOrder, testPayment } from '@/tests/fixtures/test-order'
import { usualCosts } from '@/tests/fixtures/usual-costs'
import { renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({ CopyButton: () => null }))
vi.mock('@/lib/storefront/screens/order-status/islands', () => ({ FollowOrder: () => null }))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))

const at = new Date('2026-11-24T09:00:00Z')
const market = testMarket()
const plain = (text: string) => text.replace(/[\s\u00a0\u202f]+/g, ' ')

type Given = NonNullable<Parameters<typeof testOrder>[0]>
type Paid = NonNullable<Given['payments']>[number]

/** Two articles for 20.00 € and 10.00 €, with 5.00 € of delivery. */
const order = ({ card = 0, ...given }: Given & { card?: number }) =>
  testOrder({
    ...{ returnTerms: usualReturnTerms, postage: 500, status: 'placed' },
    ...(card > 0 && { giftCardCode: 'CARD-0001', balance: card }),
    lines: [
      { price: 2_000, product: { number: '1', name: 'Decke', brand: 'Nestling' } },
      { price: 1_000, product: { number: '2', name: 'Mütze', brand: 'Nestling' } },
    ],
    ...given,
  })

const withCard = (card: number, ...more: Paid[]): Paid[] => [
  testPayment('G', { id: 'g', status: 'paid', amount: card }),
  ...more,
]
const paid = (amount: number, method: 'KK' | 'V' | 'KC' = 'KK') =>
  testPayment(method, { status: 'paid', amount, ...(method !== 'V' && { provider: 'stripe' }) })
const open = (amount: number, method: 'RE' | 'V' | 'NN' = 'RE') => testPayment(method, { amount })

const withdrawn = (goods = '') =>
  testEvent({ id: 7, type: 'withdrawn', at, details: goods ? { goods, proved: 1 } : { proved: 1 } })
const [first] = order({}).lines
if (!first) throw new Error('No line')
const firstLine = withdrawnWords(first, 1)
const event = (id: number, type: 'cancelled' | 'refunded' | 'linesCancelled' | 'returned', details = {}) =>
  testEvent({ id, type, at, cause: 'merchant', details })

type Case = {
  given: Parameters<typeof order>[0]
  badge: string
  /** What is read on the page, apart from the status. */
  has?: readonly string[]
  hasNot?: readonly string[]
  /** What the receipt of the withdrawal says. */
  receipt?: readonly string[]
  /** The total that the list of orders names. */
  total: string
  /** What the merchant reads. */
  merchant?: string
}

const until = 'Zurück ist das Geld spätestens 14 Tage nach dem Eingang Ihrer Erklärung.'
const transferred =
  'Was Sie dafür schon überwiesen haben, bekommen Sie spätestens 14 Tage nach dem Eingang Ihrer Erklärung zurück.'
const unpaid = (amount: string) => `${amount} € brauchen Sie nicht mehr zu zahlen.`
const toCard = (amount: string) => `${amount} € gehen zurück auf Ihren Geschenkgutschein.`
const sameWay = (amount: string) => `${amount} € zahlen wir auf demselben Weg zurück`

const cases: Record<string, Case> = {
  'nothing taken back': {
    given: { payments: [paid(3_500)] },
    badge: 'Wird vorbereitet',
    hasNot: ['Gesamtsumme jetzt', 'Widerruf '],
    total: '35,00 €',
  },
  'a partner who lends the money': {
    given: { payments: [paid(3_500, 'KC')] },
    badge: 'Wird vorbereitet',
    has: ['Sie zahlen an Klarna'],
    hasNot: ['Zahlungspartner'],
    total: '35,00 €',
  },
  'all withdrawn, paid in part by gift card and on invoice': {
    given: { card: 2_500, payments: withCard(2_500, open(1_000)), events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [
      'Es wird nichts mehr verschickt.',
      unpaid('10,00'),
      toCard('25,00'),
      until,
      'Widerrufen − 35,00 €',
      'Gesamtsumme jetzt 0,00 €',
      'gehen 25,00 € zurück. Im Moment sind 0,00 € darauf.',
      'Nichts mehr zu zahlen',
    ],
    hasNot: ['Rücksendung', 'aufgebraucht', 'vorbereitet', 'sobald Ihre Bestellung unterwegs ist'],
    receipt: [unpaid('10,00'), toCard('25,00'), until],
    total: '0,00 €',
    merchant: '10.00 EUR is not demanded any more, 25.00 EUR goes back to the gift card. Send nothing',
  },
  'all withdrawn, paid by gift card alone': {
    given: { card: 3_500, payments: withCard(3_500), events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [toCard('35,00'), 'Gesamtsumme jetzt 0,00 €'],
    hasNot: ['aufgebraucht', 'nicht mehr zu zahlen'],
    receipt: [toCard('35,00'), until],
    total: '0,00 €',
  },
  'all withdrawn, paid by credit card': {
    given: { payments: [paid(3_500)], events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [sameWay('35,00'), until, 'Gesamtsumme jetzt 0,00 €'],
    receipt: [sameWay('35,00'), until],
    total: '0,00 €',
    merchant: '35.00 EUR (KK) goes back. Send nothing',
  },
  'all withdrawn, paid by credit card and gift card': {
    given: { card: 2_500, payments: withCard(2_500, paid(1_000)), events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [sameWay('10,00'), toCard('25,00'), until],
    receipt: [sameWay('10,00'), toCard('25,00')],
    total: '0,00 €',
  },
  'all withdrawn, prepaid': {
    given: { payments: [paid(3_500, 'V')], events: [withdrawn()] },
    badge: 'Widerrufen',
    has: ['35,00 € überweisen wir Ihnen zurück; nach Ihrem Konto fragen wir Sie per E-Mail.', until],
    receipt: ['35,00 € überweisen wir Ihnen zurück'],
    total: '0,00 €',
  },
  'all withdrawn, not prepaid yet': {
    given: { payments: [open(3_500, 'V')], events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [unpaid('35,00'), transferred, 'Es ist nichts mehr zu zahlen: Bitte überweisen Sie nichts.'],
    hasNot: ['Wartet auf Ihre Zahlung', 'IBAN', until],
    receipt: [unpaid('35,00'), transferred],
    total: '0,00 €',
  },
  'all withdrawn, to be paid at the door': {
    given: { payments: [open(3_500, 'NN')], events: [withdrawn()] },
    badge: 'Widerrufen',
    has: [unpaid('35,00'), 'Nichts mehr zu zahlen'],
    hasNot: ['an der Tür', transferred],
    receipt: [unpaid('35,00')],
    total: '0,00 €',
  },
  'all withdrawn, paid later to a partner': {
    given: { payments: [paid(3_500, 'KC')], events: [withdrawn()] },
    badge: 'Widerrufen',
    has: ['35,00 € zahlen wir an Klarna zurück: So viel brauchen Sie dort nicht zu zahlen'],
    receipt: ['35,00 € zahlen wir an Klarna zurück: So viel brauchen Sie dort nicht zu zahlen'],
    total: '0,00 €',
  },
  'a part withdrawn, on invoice': {
    given: { payments: [open(3_500)], events: [withdrawn(firstLine)] },
    badge: 'Wird vorbereitet',
    has: [unpaid('20,00'), 'Widerrufen − 20,00 €', 'Gesamtsumme jetzt 15,00 €'],
    hasNot: ['Es wird nichts mehr verschickt.', until],
    receipt: [unpaid('20,00')],
    total: '15,00 €',
    merchant:
      '20.00 EUR is not demanded any more. Do not send line 1, and book it: cancel 71803399 --lines 1',
  },
  'a part withdrawn, of which the gift card has paid some': {
    given: { card: 2_500, payments: withCard(2_500, open(1_000)), events: [withdrawn(firstLine)] },
    badge: 'Wird vorbereitet',
    has: [unpaid('10,00'), toCard('10,00'), 'Gesamtsumme jetzt 15,00 €'],
    hasNot: ['aufgebraucht'],
    receipt: [unpaid('10,00'), toCard('10,00')],
    total: '15,00 €',
  },
  'a part withdrawn, not prepaid yet': {
    given: { payments: [open(3_500, 'V')], events: [withdrawn(firstLine)] },
    badge: 'Wartet auf Ihre Zahlung',
    has: ['Bitte überweisen Sie erst, wenn wir Ihnen den neuen Betrag geschrieben haben.'],
    hasNot: ['IBAN'],
    receipt: [unpaid('20,00')],
    total: '15,00 €',
  },
  'all withdrawn and paid back': {
    given: {
      payments: [
        testPayment('KK', { status: 'refunded', amount: 3_500, refunded: 3_500, provider: 'stripe' }),
      ],
      events: [withdrawn(), event(8, 'refunded', { amount: 3_500, method: 'KK' })],
    },
    badge: 'Widerrufen',
    has: [
      'Erstattung nach Widerruf − 35,00 €',
      'Gesamtsumme jetzt 0,00 €',
      '35,00 € haben wir zurückgezahlt.',
    ],
    hasNot: [until, sameWay('35,00')],
    total: '0,00 €',
  },
  'all withdrawn, and cancelled by the merchant': {
    given: {
      status: 'cancelled',
      payments: [paid(3_500)],
      events: [withdrawn(), event(8, 'cancelled', { reason: 'byMerchant' })],
    },
    badge: 'Storniert',
    has: ['Bezahlt, zahlen wir zurück', 'Gesamtsumme jetzt 0,00 €'],
    hasNot: [until],
    total: '0,00 €',
  },
  'a line cancelled and paid back': {
    given: {
      payments: [testPayment('KK', { status: 'paid', amount: 3_500, refunded: 2_333, provider: 'stripe' })],
      events: [
        event(8, 'linesCancelled', { lines: '1', amount: 2_333 }),
        event(9, 'refunded', { amount: 2_333, lines: '1', method: 'KK' }),
      ],
    },
    badge: 'Wird vorbereitet',
    has: ['Storniert − 23,33 €', 'Gesamtsumme jetzt 11,67 €', 'inkl. 19 % MwSt. 1,86 €'],
    hasNot: ['5,59'],
    total: '11,67 €',
  },
  'all withdrawn after it was sent, on invoice': {
    given: {
      status: 'shipped',
      payments: [open(3_500)],
      lines: [
        { price: 2_000, shipmentId: 5 },
        { price: 1_000, shipmentId: 5 },
      ],
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
      events: [withdrawn()],
    },
    badge: 'Widerrufen',
    has: [unpaid('35,00'), 'Gesamtsumme jetzt 0,00 €'],
    hasNot: ['Es wird nichts mehr verschickt.', until],
    total: '0,00 €',
  },
  'all withdrawn after it was sent, by credit card': {
    given: {
      status: 'shipped',
      payments: [paid(3_500)],
      lines: [
        { price: 2_000, shipmentId: 5 },
        { price: 1_000, shipmentId: 5 },
      ],
      shipments: [{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '1', shippedAt: at }],
      events: [withdrawn()],
    },
    badge: 'Widerrufen',
    hasNot: ['Gesamtsumme jetzt', 'Es wird nichts mehr verschickt.'],
    total: '35,00 €',
  },
  'come back and paid back': {
    given: {
      status: 'returned',
      payments: [
        testPayment('KK', { status: 'refunded', amount: 3_500, refunded: 3_500, provider: 'stripe' }),
      ],
      events: [withdrawn(), event(8, 'returned'), event(9, 'refunded', { amount: 3_500, method: 'KK' })],
    },
    badge: 'Zurückgeschickt und erstattet',
    has: ['Gesamtsumme jetzt 0,00 €'],
    hasNot: ['Vertrag widerrufen'],
    total: '0,00 €',
  },
  'come back, and paid back in part before': {
    given: {
      status: 'returned',
      payments: [testPayment('KK', { status: 'paid', amount: 3_500, refunded: 500, provider: 'stripe' })],
      events: [event(8, 'refunded', { amount: 500, method: 'KK' }), event(9, 'returned')],
    },
    badge: 'Rücksendung angekommen',
    hasNot: ['Vertrag widerrufen', 'Stornieren geht nicht mehr'],
    total: '30,00 €',
  },
  'come back and paid back without what was sent faster': {
    given: {
      status: 'returned',
      payments: [testPayment('KK', { status: 'paid', amount: 3_500, refunded: 3_000, provider: 'stripe' })],
      events: [event(8, 'returned'), event(9, 'refunded', { amount: 3_000, method: 'KK' })],
    },
    badge: 'Zurückgeschickt und erstattet',
    total: '5,00 €',
  },
}

const none = {
  ...{ pay: undefined, cancel: 'tooLate' as const, mayReturn: false, mayReorder: false },
  ...{ invoice: undefined, creditNotes: [], costs: usualCosts(market) },
}
const transfers = { due: [], amount: 0, account: undefined, isLocked: false }

describe.each(Object.entries(cases))('an order with %s', (_, { given, ...told }) => {
  const of = order(given)

  it('is told on its page', () => {
    const text = plain(
      renderScreen(
        <StatusScreen
          {...{ market, order: of, returns: [], transfers, isLinked: true, notice: undefined }}
          // What is wholly withdrawn is not cancelled as well, even where the order could still be.
          actions={told.badge === 'Widerrufen' ? { ...none, cancel: 'possible' } : none}
          {...{ seller: usualSeller('de-de'), payments: usualPayments(market), terms: usualReturnTerms }}
          {...{ downloads: [], giftCards: [], giftCardMails: [], giftCardLeft: 0 }}
        />,
      ).text,
    )
    expect(text).toContain(`Bestellung 71803399 ${told.badge} `)
    for (const words of told.has ?? []) expect(text).toContain(words)
    for (const words of told.hasNot ?? []) expect(text).not.toContain(words)
    if (told.badge === 'Widerrufen') expect(text).not.toContain('stornieren')
  })

  it('is told alike in the list of orders', () => {
    const orders = [{ order: { ...of, returns: [] }, own: market }]
    const text = plain(renderScreen(<OrderList {...{ market, orders, total: 1, page: 1 }} />).text)
    expect(text).toContain(` ${told.badge} `)
    expect(text).toContain(told.total)
    if (told.total !== '35,00 €') expect(text).not.toContain('35,00')
  })

  it.runIf(told.receipt)('is told alike in the receipt of the withdrawal', () => {
    const words = orderWords(market)
    const unsentMoney = withdrawnMoney(withdrawnShares(of, []), { order: of, days: 14 }, words)
    const withdrawal = { orderId: 1, orderNumber: '1', name: 'a', email: 'a@example.com', goods: null }
    const mail = withdrawalReceipt({
      withdrawal: { ...withdrawal, declaredAt: at, isTest: false } as unknown as WithdrawalOf,
      ...{ market, seller: usualSeller('de-de'), baseUrl: '' },
      returning: {
        ...{ costs: usualCosts(market), terms: usualReturnTerms, ways: 'parcel' },
        ...{ whereabouts: whereaboutsOf(of), unsentMoney },
      },
    })
    const text = plain(toText(mail))
    for (const said of told.receipt ?? []) expect(text).toContain(said)
    expect(text).not.toContain('Haben Sie schon bezahlt')
  })

  it.runIf(told.merchant)('is told to the merchant', () => {
    expect(toldMerchant(of, []).join('\n')).toContain(told.merchant)
  })
})

it('says of what the merchant books after a withdrawal that the shopper wanted it', () => {
  const of = order({
    ...{ status: 'cancelled', payments: [paid(3_500)] },
    events: [withdrawn(), event(8, 'cancelled', { reason: 'byMerchant' })],
  })
  for (const [kind, details] of [
    ['cancelled', { reason: 'byMerchant' }],
    ['linesCancelled', { reason: 'byMerchant', lines: '1', amount: 2_000 }],
  ] as const)
    for (const each of allMarkets) {
      const mail = orderMail(kind, undefined, { order: of, event: testEvent({ id: 9, details }) })(each, '')
      const text = 'parts' in mail ? plain(toText(mail)) : ''
      expect([each.code, text]).toEqual([
        each.code,
        expect.stringMatching(/Widerruf|Rückgabe|rétractation|retour,|herroeping/),
      ])
      expect(text).not.toMatch(/leider|malheureusement|Helaas/)
    }
})

it.each([
  ['is paid', [paid(3_500)], ['23,33 € zahlen wir auf demselben Weg zurück'], ['nicht mehr zu zahlen']],
  ['is open', [open(3_500)], ['23,33 € brauchen Sie nicht mehr zu zahlen'], ['zurück']],
  [
    'is open beside a gift card',
    withCard(2_500, open(1_000)),
    ['10,00 € brauchen Sie nicht mehr zu zahlen', '13,33 € gehen zurück auf Ihren Geschenkgutschein'],
    ['auf demselben Weg'],
  ],
] as const)(
  'the mail of a cancelled line of an order that %s says what the shop knows',
  (_, payments, has, hasNot) => {
    const cancelled = event(8, 'linesCancelled', { reason: 'byShopper', lines: '1', amount: 2_333 })
    const of = order({ payments: [...payments], events: [cancelled] })
    const mail = orderMail('linesCancelled', undefined, { order: of, event: cancelled })(market, '')
    const text = 'parts' in mail ? plain(toText(mail)) : ''
    for (const words of [...has, 'Der Anteil an den Versandkosten ist darin enthalten.'])
      expect(text).toContain(words)
    for (const words of hasNot) expect(text).not.toContain(words)
  },
)
