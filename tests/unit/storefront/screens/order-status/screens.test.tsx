import type { ComponentProps } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { allMarkets } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { dayText } from '@/lib/platform/time'
import type { OrderDownload } from '@/lib/shop/downloads'
import type { GiftCardMail } from '@/lib/shop/gift-card-mails'
import type { OrderDraft } from '@/lib/shop/order-drafts'
import { giftCardReference } from '@/lib/shop/order-papers'
import type { Order, OrderLine, SoldGiftCard } from '@/lib/shop/orders'
import type { RefundTransfers } from '@/lib/shop/refund-transfers'
import type { OrderReturn } from '@/lib/shop/returns'
import { withdrawnWords } from '@/lib/shop/withdrawals'
import { GiftCardLeft } from '@/lib/storefront/screens/order-parts'
import { AccessForm } from '@/lib/storefront/screens/order-status/access-form'
import type { OrderActions } from '@/lib/storefront/screens/order-status/actions'
import { CancelStep } from '@/lib/storefront/screens/order-status/cancel-step'
import {
  linkNoticeWords,
  noticeWords,
  standingNoticeWords,
} from '@/lib/storefront/screens/order-status/notice-words'
import { Parcels } from '@/lib/storefront/screens/order-status/parcels'
import { Payments } from '@/lib/storefront/screens/order-status/payments'
import { RefundPart } from '@/lib/storefront/screens/order-status/refund-part'
import { RefundStep } from '@/lib/storefront/screens/order-status/refund-step'
import { returnPaperLinks } from '@/lib/storefront/screens/order-status/return-parts'
import { ReturnStep } from '@/lib/storefront/screens/order-status/return-step'
import { StandingScreen } from '@/lib/storefront/screens/order-status/standing-screen'
import { StatusHead } from '@/lib/storefront/screens/order-status/status-head'
import { StatusScreen } from '@/lib/storefront/screens/order-status/status-screen'
import { layoutDefinition } from '@/schemas/layout'
import { orderStatuses } from '@/schemas/shop'
import { orderLineOf, orderOf, paymentOf } from '@/tests/fixtures/checkout'
import { testMarket } from '@/tests/fixtures/render'
import { testEvent } from '@/tests/fixtures/test-order'
import { usualCosts } from '@/tests/fixtures/usual-costs'
import { controlOf, renderScreen } from '../checkout/render-screen'

vi.mock('@/lib/storefront/screens/order-parts/islands', () => ({
  CopyButton: ({ from, words }: { from: string; words: { label: string } }) => (
    <button type="button" data-from={from}>
      {words.label}
    </button>
  ),
}))
vi.mock('@/lib/storefront/screens/step-forms/islands', async () => ({
  StepForm: (await import('@/lib/storefront/screens/step-forms/step-form.client')).StepForm,
}))
vi.mock('@/lib/storefront/screens/checkout/islands', () => ({
  OrderState: () => null,
  PrintButton: () => null,
}))

const market = testMarket()
const none: OrderActions = {
  ...{ pay: undefined, cancel: 'tooLate', mayReturn: false, mayReorder: false, invoice: undefined },
  creditNotes: [],
  costs: usualCosts(market),
}
const shipment = {
  ...{ id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '0034 1' },
  shippedAt: new Date('2026-11-23T10:00:00Z'),
}
const announced: OrderReturn = {
  ...{ id: 1, key: 'k', number: 'R12345678-1', requestedAt: new Date() },
  cancelledAt: null,
  lines: [{ lineId: 1, quantity: 1, reason: 'fit' }],
}
type Digital = {
  downloads?: readonly OrderDownload[]
  isLinked?: boolean
  giftCards?: readonly SoldGiftCard[]
  giftCardMails?: readonly GiftCardMail[]
  mail?: OrderDraft
}
const noTransfers: RefundTransfers = { due: [], amount: 0, account: undefined, isLocked: false }
const transfer: RefundTransfers['due'][number] = {
  ...{ id: 't', status: 'toTransfer', method: 'V', amount: 1_000, createdAt: new Date() },
  ...{ settledAt: null, exportedAt: null },
}
const status = (
  order = orderOf(),
  actions: Partial<OrderActions> = {},
  returns = [announced].slice(1),
  { downloads = [], isLinked = true, giftCards = [], giftCardMails = [], mail }: Digital = {},
) =>
  renderScreen(
    <StatusScreen
      market={market}
      order={order}
      seller={usualSeller('de-de')}
      payments={usualPayments(market)}
      terms={usualReturnTerms}
      actions={{ ...none, ...actions }}
      returns={returns}
      transfers={noTransfers}
      downloads={downloads}
      giftCards={giftCards}
      giftCardMails={giftCardMails}
      mail={mail}
      isLinked={isLinked}
      notice={undefined}
    />,
  )

describe('an order of a test shop', () => {
  it('says that it is one, and that nothing is issued for it', () => {
    const digital = orderOf({ isTest: true, lines: [orderLineOf({ isDigital: true, isVoucher: true })] })
    const { text } = status(digital)
    expect(text).toContain('Diese Bestellung ist ein Test')
    expect(text).toContain('Für Testbestellungen geben wir keine Gutscheine und keine Dateien aus.')
    expect(status().text).not.toContain('ein Test')
  })
})

describe('an order that holds where its shopper came from', () => {
  const form = 'action="/api/orders/forget-origin/?locale=de-de"'

  it.each<[string, Partial<Order>]>([
    ['the site of the bonus partner', { scrid: 'aB3' }],
    ['offers that were allowed', { partnerOffers: true }],
    ['a campaign', { lines: [orderLineOf({ customData: { ffData: { ffCampaign: 'herbst' } } })] }],
  ])('has a plain form that forgets it: %s', (_, more) => {
    expect(status(orderOf(more)).html).toContain(form)
  })

  it('has none once nothing is held, and says that it is forgotten only then', () => {
    expect(status().html).not.toContain(form)
    const words = (more: Partial<Order>) =>
      noticeWords(
        market,
        {
          ...{ order: orderOf(more), returns: [], payments: usualPayments(market) },
          ...{ transfers: noTransfers, giftCardMails: [] },
        },
        'originForgotten',
      )
    expect(words({})).toContain('weiß nicht mehr')
    expect(words({ scrid: 'aB3' })).toBeUndefined()
  })

  it('says of a device that it is forgotten above the form that asks for an order', () => {
    expect(linkNoticeWords(market, 'deviceForgotten')).toContain('nichts mehr gespeichert')
  })
})

it.each([
  ['not paid in time', 'notPaid', 'keine Zahlung bei uns eingegangen'],
  ['cancelled by its shopper', 'byShopper', undefined],
] as const)('an order that was %s says so wherever a link leads to it', (_, reason, told) => {
  const cancelled = { type: 'cancelled', cause: 'clock', from: 'awaitingPayment', to: 'cancelled' } as const
  const at = new Date('2026-11-24T09:30:00Z')
  const events = [{ id: 9, orderId: 1, at, ...cancelled, details: { reason } }]
  const words = noticeWords(
    market,
    {
      ...{ order: orderOf({ status: 'cancelled', events }), returns: [] },
      ...{ payments: usualPayments(market), transfers: noTransfers, giftCardMails: [] },
    },
    undefined,
  )
  if (told === undefined) expect(words).toBeUndefined()
  else expect(words).toContain(told)
})

describe('the form that asks for an order', () => {
  const form = (errors: Record<string, string> = {}, values: Record<string, string> = {}) =>
    renderScreen(
      <AccessForm market={market} draft={{ values, errors }} number="87654321" isExpired={false} />,
    )

  it('is a plain form with the names by which browsers fill in', () => {
    const { html } = form()
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/access\/\?locale=de-de"/)
    expect(controlOf(html, 'email')).toContain('autoComplete="email"')
    expect(controlOf(html, 'number')).toContain('value="87654321"')
  })

  it('shows what was entered, and each fault at its field and above the form', () => {
    const { html, text } = form({ number: 'invalid', email: 'required' }, { number: '12', email: '' })
    expect(controlOf(html, 'number')).toContain('value="12"')
    expect(controlOf(html, 'number')).toContain('aria-describedby="number-error number-hint"')
    expect(controlOf(html, 'email')).toContain('aria-invalid="true"')
    expect(html).toMatch(/role="alert".*href="#number".*href="#email".*<form/s)
    expect(text).toContain('2 Angaben fehlen noch')
  })

  it('says of a wrong pair one thing, at no field', () => {
    const { html, text } = form({ order: 'unknownOrder' }, { number: '12345678', email: 'a@example.com' })
    expect(text).toContain('finden wir zusammen keine Bestellung')
    for (const name of ['number', 'email']) expect(controlOf(html, name)).not.toContain('aria-invalid="true"')
    expect(html).toMatch(/role="alert".*href="#number"/s)
  })

  it('leads a guest with two orders to each of them', () => {
    const known = ['87654321', '12345678']
    const { html, text } = renderScreen(
      <AccessForm market={market} draft={undefined} number={undefined} isExpired={false} known={known} />,
    )
    expect(text).toContain('Ihre Bestellungen in diesem Browser Bestellung 87654321 Bestellung 12345678')
    for (const number of known) expect(html).toContain(`href="/de/bestellstatus/?order=${number}"`)
    expect(form().text).not.toContain('in diesem Browser')
  })

  it('says of an old link that it has ended', () => {
    const { text } = renderScreen(
      <AccessForm market={market} draft={undefined} number="12345678" isExpired />,
    )
    expect(text).toContain('Dieser Link ist abgelaufen')
  })
})

describe('the status of an order', () => {
  it('tells the sizes of an article apart, in parcels and in what comes back', () => {
    const lines = ['62', '68'].map((size, index) =>
      orderLineOf({ id: index + 1, choice: ['Salbei', size], shipmentId: 5 }),
    )
    const { text } = status(orderOf({ status: 'shipped', lines, shipments: [shipment] }), {}, [announced])
    expect(text).toMatch(/1 × [^×]*, Salbei, 62, 1 × [^×]*, Salbei, 68/)
    expect(text.match(/Salbei, 62/g)?.length).toBeGreaterThan(1)
  })

  it('links to the carrier, and names what is in the parcel', () => {
    const { html, text } = status(orderOf({ shipments: [shipment], lines: [orderLineOf({ shipmentId: 5 })] }))
    expect(html).toContain('piececode=0034%201')
    expect(text).toMatch(/Am 23\. November 2026 an DHL übergeben Sendungsnummer 0034 1 1 × Ding a/)
  })

  it.each([
    ['DHL', 'de', 'an DHL übergeben'],
    ['post-ch', 'ch-fr', 'Remis à La Poste'],
    ['Bote & Co', 'de', 'an Bote & Co übergeben'],
  ])(
    'names the carrier %s in %s as mails do, and shows the picture of the layout',
    (carrierKey, code, words) => {
      const parcel = orderOf({ shipments: [{ ...shipment, carrierKey }], lines: [orderLineOf()] })
      const image = { filename: 'https://a.storyblok.com/f/1/96x32/x/dhl.png', alt: '' }
      const { shippingProviders: carriers } = layoutDefinition.schema.parse({
        shippingProviders: [
          { _uid: 'c', component: 'layout_mark', name: 'Paketdienst', code: carrierKey, image },
        ],
      })
      const given = { market: testMarket(code), order: parcel }
      const { html, text } = renderScreen(<Parcels {...given} carriers={carriers} />)
      expect(html).toMatch(/<img[^>]*dhl[^>]*>/)
      expect(text).toContain(words)
      expect(renderScreen(<Parcels {...given} />).text).toContain(words)
    },
  )

  it.each([
    ['open', true],
    ['paid', false],
  ] as const)('names the account for a prepayment that is %s: %s', (state, isNamed) => {
    const { text } = status(orderOf({ payments: [paymentOf({ method: 'V', status: state })] }))
    expect(text.includes('DE00 0000 0000 0000 0000 00')).toBe(isNamed)
    expect(text.includes('Verwendungszweck 12345678')).toBe(isNamed)
  })

  it('says that a withdrawal has arrived', () => {
    const events = [testEvent({ type: 'withdrawn', at: new Date('2026-12-31T23:30:00Z') })]
    expect(status(orderOf({ events })).text).toContain('am 1. Januar 2027 bei uns eingegangen')
    expect(status().text).not.toContain('Widerruf ist')
  })

  it('announces nothing that was withdrawn from before it was sent, and offers no second withdrawal', () => {
    const sent = orderLineOf({ id: 1, shipmentId: 1 })
    const here = orderLineOf({ id: 2, shipmentId: null, arrivesFrom: '2099-01-04', arrivesTo: '2099-01-11' })
    const given: Partial<Order> = {
      status: 'partlyShipped',
      shipments: [{ ...shipment, id: 1 }],
      lines: [sent, here],
    }
    const rest = /Der Rest Ihrer Bestellung folgt/
    const standing = status(orderOf(given))
    expect(standing.text).toMatch(rest)
    expect(standing.html).toContain('/de/vertrag-widerrufen/')
    const off = status(orderOf({ ...given, events: [testEvent({ type: 'withdrawn', details: {} })] }))
    expect(off.text).not.toMatch(rest)
    expect(off.text).not.toContain('Januar 2099')
    expect(off.html).not.toContain('/de/vertrag-widerrufen/')
  })

  it('masks the code of a gift card', () => {
    const { text } = status(orderOf({ giftCardCode: 'ABCDEFGH1234' }))
    expect(text).not.toContain('ABCDEFGH')
  })

  it('tells of what was paid and paid back, and of no attempt that came to nothing', () => {
    const { text } = status(
      orderOf({
        payments: [
          paymentOf({ id: 'a', method: 'KK', status: 'failed' }),
          paymentOf({ id: 'b', method: 'PP', status: 'paid', refunded: 250 }),
        ],
      }),
    )
    expect(text).toContain('2,50 € haben wir zurückgezahlt')
    expect(text).not.toContain('Kreditkarte')
  })

  it.each([
    ['cancel', 'possible', '?order=12345678&amp;step=cancel'],
    ['mayReturn', true, '?order=12345678&amp;step=return'],
    ['invoice', '/api/orders/invoice/', '/api/orders/invoice/'],
    ['creditNotes', [{ number: 'BABY-C-2026-000001', href: '/note/' }], '/note/'],
    ['pay', '/de/danke/', '/de/danke/'],
  ] as const)('offers %s only where it is possible', (name, value, link) => {
    expect(status(orderOf(), { [name]: value }).html).toContain(`href="`)
    expect(status(orderOf(), { [name]: value }).html).toContain(link)
    expect(status().html).not.toContain(link)
  })

  it.each([
    ['tooLate', true],
    ['notOffered', false],
  ] as const)('says that it is too late to cancel where that is %s: %s', (cancel, says) => {
    const { html, text } = status(orderOf(), { cancel })
    expect(text.includes('Stornieren geht nicht mehr')).toBe(says)
    expect(html).not.toContain('step=cancel')
    expect(html).toContain('vertrag-widerrufen')
  })

  it('says after a withdrawal from everything that all is withdrawn, and offers no other', () => {
    const order = orderOf({ events: [testEvent({ type: 'withdrawn' })] })
    const { html, text } = status(order, { cancel: 'tooLate' })
    expect(text).toContain('Sie haben den Vertrag über alle Artikel widerrufen.')
    expect(text).not.toContain('Stornieren geht nicht mehr')
    expect(html).not.toContain('vertrag-widerrufen')
  })

  it('offers to cancel what is not out, once a voucher of its order has come', () => {
    const { html, text } = status(orderOf({ status: 'partlyShipped', shipments: [] }), { cancel: 'rest' })
    expect(html).toContain('step=cancel')
    expect(text).toContain('Rest der Bestellung stornieren')
    expect(text).not.toContain('Stornieren geht nicht mehr')
  })

  it('says at its head what an order waits for, until when, and where it is paid', () => {
    const heldUntil = new Date('2026-11-24T09:00:00Z')
    const order = orderOf({ status: 'awaitingPayment', heldUntil })
    const { html, text } = status(order, { pay: '/de/kasse/?order=12345678' })
    expect(text).toContain('Zurückgelegt bis')
    expect(html.indexOf('order=12345678')).toBeLessThan(html.indexOf('id="order-goods"'))
    expect(html.split('href="/de/kasse/?order=12345678"')).toHaveLength(2)
    expect(status().text).not.toContain('Zurückgelegt bis')
  })

  it('leads to the withdrawal with its number, unless it is cancelled', () => {
    expect(status().html).toContain('href="/de/vertrag-widerrufen/?order=12345678"')
    expect(status(orderOf({ status: 'cancelled' })).html).not.toContain('vertrag-widerrufen')
  })

  it('lists what comes back, with its label', () => {
    const { html, text } = status(orderOf(), {}, [announced])
    expect(text).toContain('Rücksendung R12345678-1')
    expect(html).toContain('/api/orders/label/?locale=de-de&amp;order=12345678&amp;return=R12345678-1')
  })

  it.each(allMarkets.flatMap((each) => orderStatuses.map((state) => [each.code, state, each] as const)))(
    'in %s, %s, has all its words',
    (_, state, each) => {
      const order = orderOf({ status: state, shipments: [shipment] })
      const { text } = renderScreen(
        <>
          <StatusScreen
            market={each}
            order={order}
            seller={usualSeller(each.shopLocale)}
            payments={usualPayments(each)}
            terms={usualReturnTerms}
            actions={{
              pay: '/',
              cancel: 'possible',
              mayReturn: true,
              mayReorder: true,
              invoice: '/',
              creditNotes: [{ number: 'X-1', href: '/' }],
              costs: usualCosts(each),
            }}
            returns={[announced]}
            transfers={{ ...noTransfers, due: [transfer], amount: 1_000 }}
            downloads={[]}
            giftCards={[]}
            giftCardMails={[]}
            isLinked={false}
            notice={undefined}
          />
          <StandingScreen market={each} order={order} notice={standingNoticeWords(each, 'linkSent')} />
          <StandingScreen market={each} order={order} notice={standingNoticeWords(each, 'unproved')} />
          <AccessForm market={each} draft={undefined} number={undefined} isExpired />
          <RefundStep market={each} order={order} transfers={noTransfers} draft={undefined} />
          <CancelStep market={each} order={order} />
          <ReturnStep
            terms={usualReturnTerms}
            market={each}
            order={order}
            returnable={[{ line: orderLineOf(), left: 2 }]}
            draft={undefined}
            costs={usualCosts(each)}
            email="a@example.com"
          />
        </>,
      )
      expect(text).not.toMatch(/\{|\}|order(?:Status|Forms|Return|Mails)\.|undefined|NaN|Invalid/)
      if (each.code === 'ch') expect(text).not.toContain('ß')
    },
  )
})

describe('an order that was cancelled', () => {
  it('can be put into the basket again, with one main button', () => {
    const { html } = status(orderOf({ status: 'cancelled' }), { mayReorder: true })
    expect(html).toContain('/api/orders/reorder/')
    expect(status(orderOf(), {}).html).not.toContain('/api/orders/reorder/')
  })
})

describe('an invoice of which goods are announced to come back', () => {
  const swiss = testMarket('ch')
  const seller = usualSeller('de-ch')
  const line = (id: number, total: number) => orderLineOf({ id, total, price: total, shipmentId: 1 })
  const order = orderOf({
    ...{ status: 'shipped', currency: 'CHF', lines: [line(1, 30_000), line(2, 16_690)] },
    payments: [paymentOf({ method: 'RE', amount: 48_180 })],
  })
  const shown = (
    quantities: Record<number, number>,
    about: Partial<Order> = {},
    cancelledAt: Date | null = null,
  ) => {
    const lines = Object.entries(quantities).map(([id, quantity]) => ({
      ...{ lineId: Number(id), quantity, reason: 'fit' as const },
    }))
    const { html, text } = renderScreen(
      <Payments
        market={swiss}
        order={{ ...order, ...about }}
        seller={{ ...seller, bankAccount: { ...seller.bankAccount, iban: 'CH93 0076 2011 6238 5295 7' } }}
        payments={usualPayments(swiss)}
        transfers={noTransfers}
        returns={[{ ...announced, lines, cancelledAt }]}
      />,
    )
    return { text, code: html.includes('<svg') }
  }

  it('is asked for without them, in words, sum and code', () => {
    const { text, code } = shown({ 1: 1 })
    expect(text).toMatch(/Bitte überweisen Sie CHF\s181[.,]80 innert/)
    expect(text).toMatch(/Was Sie zurückgeben \(CHF\s300[.,]00\), ist schon abgezogen/)
    expect(text).not.toContain('481')
    expect(code).toBe(true)
  })

  it('is not asked for at all where everything comes back', () => {
    const { text, code } = shown({ 1: 1, 2: 1 })
    expect(text).toContain('Bitte überweisen Sie nichts')
    expect(text).not.toMatch(/481|IBAN/)
    expect(code).toBe(false)
  })

  it('is asked for whole again when the return was cancelled', () => {
    expect(shown({ 1: 1 }, {}, new Date()).text).toMatch(/überweisen Sie CHF\s481[.,]80/)
  })

  it('is asked for whole again when the goods have not come in time, and says so', () => {
    const lapsed = testEvent({
      ...{
        type: 'returnLapsed',
        details: { return: announced.number, lines: '1', amount: 30_000, toPay: 48_180 },
      },
    })
    const { text } = shown({ 1: 1 }, { events: [lapsed] })
    expect(text).toMatch(/überweisen Sie CHF\s481[.,]80/)
    expect(text).toMatch(
      /nicht in der vorgesehenen Zeit bei uns angekommen: CHF\s300[.,]00 sind wieder zu zahlen/,
    )
    const taken = testEvent({
      ...{ id: lapsed.id + 1, type: 'refunded' },
      details: { method: 'RE', amount: 30_000, stillToPay: 18_180 },
    })
    const payments = [paymentOf({ method: 'RE', amount: 18_180 })]
    const after = shown({ 1: 1 }, { payments, events: [lapsed, taken] }).text
    expect(after).toMatch(/überweisen Sie CHF\s181[.,]80/)
    expect(after).not.toContain('angekommen')
  })

  it('is not reduced twice by what the shop has taken off since', () => {
    const taken = testEvent({
      ...{ type: 'refunded', at: new Date(Date.now() + 1_000) },
      details: { method: 'RE', amount: 30_000, stillToPay: 18_180 },
    })
    const payments = [paymentOf({ method: 'RE', amount: 18_180 })]
    expect(shown({ 1: 1 }, { payments, events: [taken] }).text).toMatch(/überweisen Sie CHF\s181[.,]80/)
  })
})

describe('a return of what was withdrawn from', () => {
  const line = (id: number, quantity: number) =>
    orderLineOf({ id, quantity, shipmentId: 1, product: { ...orderLineOf().product, name: `Ding ${id}` } })
  const [kept, back] = [line(1, 1), line(2, 3)]
  const shown = (details: Record<string, string>) => {
    const events = [testEvent({ type: 'withdrawn', details })]
    const order = orderOf({ status: 'shipped', lines: [kept, back], events })
    return renderScreen(
      <ReturnStep
        {...{ market, order, terms: usualReturnTerms, draft: undefined, costs: usualCosts(market) }}
        returnable={[kept, back].map((each) => ({ line: each, left: each.quantity }))}
        email="a@example.com"
      />,
    )
  }
  const chosen = (html: string) =>
    [...html.matchAll(/<option value="(\d)" selected/g)].map(([, value]) => value)

  it('begins with these pieces, and advises no other withdrawal', () => {
    const { html, text } = shown({ goods: withdrawnWords(back, 2) })
    expect(chosen(html)).toEqual(['0', '2'])
    expect(text).toContain('Die genannten Artikel sind schon ausgewählt')
    expect(text).not.toContain('noch kein Widerruf')
  })

  it('begins with everything where everything was meant', () => {
    expect(chosen(shown({}).html)).toEqual(['1', '3'])
  })
})

it('says of a price after reductions what it was before', () => {
  const step = (reduction: number) =>
    renderScreen(
      <ReturnStep
        {...{
          market,
          order: orderOf(),
          terms: usualReturnTerms,
          draft: undefined,
          costs: usualCosts(market),
        }}
        returnable={[{ line: orderLineOf({ price: 2_999, total: 2_999, reduction }), left: 1 }]}
        email="a@example.com"
      />,
    ).text
  expect(step(300)).toMatch(/26,99\s€\s?Nach Abzug Ihrer Rabatte, statt 29,99\s€/)
  expect(step(0)).not.toContain('Rabatte')
})

it('the button of a label stands in the message that speaks of it', () => {
  const links = returnPaperLinks(market, orderOf(), announced, [announced])
  const { html } = renderScreen(
    <StatusHead market={market} order={orderOf()} notice="Hier finden Sie das Etikett." links={links} />,
  )
  expect(html).toMatch(/Hier finden Sie das Etikett\.<\/p>.*return=R12345678-1.*Etikett herunterladen/)
  const cancelled = { ...announced, cancelledAt: new Date() }
  expect(returnPaperLinks(market, orderOf(), cancelled, [cancelled])).toEqual([])
  expect(returnPaperLinks(market, orderOf({ status: 'returned' }), announced, [announced])).toEqual([])
})

describe('an order that is found by its number and mail address', () => {
  it('tells on which days it comes, but nothing of where it goes', () => {
    const days = { arrival: 'In Tagen', arrivesFrom: '2099-12-01', arrivesTo: '2099-12-03' }
    const order = orderOf({ lines: [orderLineOf(days)] })
    const { text } = renderScreen(<StandingScreen market={market} order={order} notice={undefined} />)
    expect(text).toMatch(/Wo Ihre Bestellung ist.*Wird vorbereitet.*1\. – .*3\. Dezember/)
    expect(text).not.toContain('Musterweg')
  })
})

describe('what was delivered without post', () => {
  const ready = new Date('2026-11-23T13:05:00Z')
  const digital = (kind: object, details: Record<string, string | number>) =>
    orderOf({
      ...{ deliveryAddress: null, status: 'shipped' },
      lines: [orderLineOf({ ...kind, isDigital: true, deliveredAt: ready })],
      events: [testEvent({ type: 'delivered', details: { until: '2099-12-31T12:00:00.000Z', ...details } })],
    })
  const cards = digital({ isVoucher: true }, {})
  const file = digital({ download: 'a.pdf' }, { downloads: 1 })
  const taken = (more: Partial<OrderDownload>): OrderDownload => ({
    ...{ lineId: 1, orderId: 1, file: 'a.pdf', until: new Date('2099-12-31T12:00:00Z') },
    ...{ granted: 5, taken: 0, takenAt: null },
    ...more,
  })
  const cardLink = /href="\/api\/orders\/gift-cards\/\?order=\d+&amp;until=\d+&amp;key=[\w-]{43}"/
  const fileLink = /href="\/api\/orders\/downloads\/\?download=1&amp;key=[\w-]{43}"/

  it('leads to the gift cards that were issued', () => {
    const giftCards = [{ code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 }]
    const { html, text } = status(cards, {}, [], { giftCards })
    expect(text).toContain('Ihre Gutscheine sind fertig')
    expect(html).toMatch(cardLink)
  })

  it.each([1, 3])('prints %i of them as a present, by a plain form', (count) => {
    const card = { code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 }
    const { html } = status(cards, {}, [], { giftCards: Array.from({ length: count }, () => card) })
    const form = /<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/gift-cards\/".*?<\/form>/s.exec(
      html,
    )
    const print = form?.[0] ?? ''
    expect(controlOf(print, 'message')).toContain('maxLength="300"')
    for (const field of ['order', 'until', 'key', 'format']) expect(controlOf(print, field)).toBeTruthy()
    expect(print.includes('name="card"')).toBe(count > 1)
  })

  const giftCard = { code: 'GBCDFGHJKLMN', issued: 2_500, balance: 2_500 }
  const mailOf = (more: Partial<GiftCardMail>): GiftCardMail => ({
    ...{ id: 7, orderId: 1, code: giftCard.code, key: 'k', recipient: 'oma@example.com' },
    ...{ giver: 'Anna', message: '', askedAt: ready, dueAt: new Date('2026-12-24T07:00:00Z') },
    ...{ queuedAt: null, sentAt: null, stoppedAt: null, stop: null },
    ...more,
  })

  it.each([1, 3])('sends one of %i of them by mail, by a plain form that does not name its code', (count) => {
    const giftCards = Array.from({ length: count }, () => giftCard)
    const { html } = status(cards, {}, [], { giftCards })
    const form = /<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/gift-card-mail\/.*?<\/form>/s.exec(
      html,
    )
    const mail = form?.[0] ?? ''
    for (const field of ['order', 'card', 'key', 'recipient', 'from', 'message', 'day'])
      expect(controlOf(mail, field)).toBeTruthy()
    expect(mail.includes('<select')).toBe(count > 1)
    expect(html).not.toContain(giftCard.code)
  })

  it('shows what would be sent, large and whole, before it is sent', () => {
    const values = {
      ...{ card: giftCardReference(giftCard.code), key: 'k', recipient: 'oma@example.com' },
      ...{ from: 'Anna', message: 'Alles Gute!', day: '2026-12-24', step: 'look' },
    }
    const shown = (more: object, ...giftCardMails: GiftCardMail[]) =>
      status(cards, {}, [], {
        giftCards: [giftCard],
        giftCardMails,
        mail: { values: { ...values, ...more }, errors: {} },
      })
    const { html, text } = shown({})
    expect(text).toMatch(
      /Er geht an diese Adresse.* oma@example\.com .*24\. Dezember 2026.*von Anna.*25,00\s€.*Alles Gute!/,
    )
    for (const step of ['send', 'change'])
      expect(html).toMatch(new RegExp(`<button value="${step}"[^>]* name="step"`))
    expect(controlOf(html, 'again')).toBeUndefined()
    expect(html).not.toContain(giftCard.code)
    const again = shown({ recipient: 'tante@example.com' }, mailOf({ sentAt: ready }))
    expect(again.text).toContain('schon an oma@example.com verschickt')
    expect(controlOf(again.html, 'again')).toMatch(/type="checkbox".*value="oma@example.com"/)
    expect(controlOf(again.html, 'again')).not.toContain('checked=""')
    expect(controlOf(shown({}, mailOf({ sentAt: ready })).html, 'again')).toBeUndefined()
    expect(controlOf(shown({ step: 'change' }).html, 'recipient')).toContain('type="email"')
  })

  it('folds into a line about a card that was sent, and offers to send it again', () => {
    const one = status(cards, {}, [], { giftCards: [giftCard], giftCardMails: [mailOf({ sentAt: ready })] })
    expect(one.text).toMatch(/an oma@example\.com verschickt.*Noch einmal verschicken/)
    expect(one.text).not.toContain('Per E-Mail verschenken')
    const other = { code: 'QRSTFGHJKLMN', issued: 5_000, balance: 1_000 }
    const third = { ...giftCard, code: 'XYZTFGHJKLMN' }
    const { html, text } = status(cards, {}, [], {
      ...{ giftCards: [giftCard, other, third], giftCardMails: [mailOf({ sentAt: ready })] },
    })
    expect(text).toMatch(
      /Nr\. 1: 25,00\s€ Am .* an oma@example\.com verschickt\. Nr\. 2: 50,00\s€ Davon sind noch 10,00\s€ übrig\. Nr\. 3: 25,00\s€ Noch nicht verschenkt\./,
    )
    const options = html.match(/<option[^>]*>[^<]*/g) ?? []
    expect(options[0]).toContain('schon verschenkt')
    const spent = status(cards, {}, [], {
      ...{ giftCards: [{ ...giftCard, balance: 502 }], giftCardMails: [mailOf({ sentAt: ready })] },
    })
    expect(spent.text).toContain('Eingelöst, ganz oder zum Teil.')
    expect(spent.text).not.toContain('5,02')
    expect(options.find((option) => option.includes('selected'))).toContain(giftCardReference(other.code))
  })

  it.each([
    [3_698, 'sind noch 36,98 €'],
    [0, 'ist damit aufgebraucht'],
  ])('tells what is left of the gift card that has paid (%i)', (giftCardLeft, words) => {
    const order = orderOf({ giftCardCode: giftCard.code, cost: { ...orderOf().cost, covered: 1_000 } })
    const shown = renderScreen(<GiftCardLeft market={market} order={order} left={giftCardLeft} />)
    expect(shown.text.replaceAll('\u00a0', ' ')).toContain(words)
    expect(shown.text).toContain('••••KLMN')
    expect(shown.text).not.toContain('GBCD')
  })

  it.each([
    [
      'awaitingPayment',
      0,
      'sind 10,00 € für diese Bestellung vorgemerkt. Kommt sie nicht zustande, sind sie wieder',
    ],
    ['awaitingPayment', 500, 'sind 10,00 € für diese Bestellung vorgemerkt'],
    ['cancelled', 0, ''],
    ['cancelled', 1_000, 'sind noch 10,00 €'],
  ] as const)(
    'calls the gift card of an order that is %s not used up (%i left)',
    (orderStatus, left, words) => {
      const order = orderOf({
        ...{ giftCardCode: giftCard.code, status: orderStatus },
        cost: { ...orderOf().cost, covered: 1_000 },
      })
      const { text } = renderScreen(<GiftCardLeft market={market} order={order} left={left} />)
      expect(text.replaceAll('\u00a0', ' ')).toContain(words)
      expect(text).not.toContain('aufgebraucht')
      if (words === '') expect(text).toBe('')
    },
  )

  it('offers no mail of what is spent, nor before anything was issued', () => {
    const spent = status(cards, {}, [], { giftCards: [{ ...giftCard, balance: 0 }] })
    expect(spent.text).toContain('Diese Gutscheine sind eingelöst')
    const unpaid = orderOf({ lines: [orderLineOf({ isDigital: true, isVoucher: true })], status: 'placed' })
    for (const { html } of [spent, status(unpaid)]) expect(html).not.toContain('gift-card-mail')
  })

  it.each<[string, Partial<GiftCardMail>, readonly SoldGiftCard[], string]>([
    ['planned', {}, [giftCard], 'Geht am 24. Dezember 2026 an oma@example.com.'],
    ['on its way', { queuedAt: ready }, [giftCard], 'Wird gerade an oma@example.com verschickt.'],
    [
      'sent',
      { sentAt: new Date('2026-12-24T07:00:03Z') },
      [giftCard],
      'Am 24. Dezember 2026 an oma@example.com',
    ],
    ['paid back a moment ago', {}, [], 'Der Gutschein wurde erstattet'],
    ['paid back', { stop: 'paidBack' }, [], 'Der Gutschein wurde erstattet'],
    ['spent', { stop: 'spent' }, [giftCard], 'war schon eingelöst'],
    ['refused', { stop: 'refused' }, [giftCard], 'Die E-Mail ließ sich nicht zustellen'],
    ['taken back', { stop: 'takenBack' }, [giftCard], 'Sie haben es zurückgenommen'],
  ])('tells of a mail that is %s, and takes a planned one alone back', (name, more, giftCards, words) => {
    const { html, text } = status(cards, {}, [], { giftCards, giftCardMails: [mailOf(more)] })
    expect(text).toContain(words)
    expect(html.includes('/api/orders/gift-card-cancel/')).toBe(name === 'planned')
  })

  it.each<[string, Partial<GiftCardMail>[], boolean]>([
    ['taken back', [{ stop: 'takenBack' }], true],
    ['could not be delivered', [{ stop: 'refused' }], true],
    ['was taken back, and then sent', [{ stop: 'takenBack' }, { sentAt: ready }], false],
    ['was paid back', [{ stop: 'paidBack' }], false],
  ])('has what was entered for a mail that %s again in its form: %#', (_, mails, isKept) => {
    const entered = { recipient: 'tante@example.com', giver: 'Anna & Tom', message: 'Alles <b>Gute' }
    const day = new Date(Date.now() + 10 * 24 * 60 * 60 * 1_000)
    const other = { code: 'QRSTFGHJKLMN', issued: 5_000, balance: 5_000 }
    const { html } = status(cards, {}, [], {
      giftCards: [other, giftCard],
      giftCardMails: mails.map((more) => mailOf({ ...entered, dueAt: day, ...more })),
    })
    const form = /<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/gift-card-mail\/.*?<\/form>/s.exec(
      html,
    )
    const values = ['value="tante@example.com"', 'value="Anna &amp; Tom"', '>Alles &lt;b&gt;Gute<']
    for (const value of [...values, `value="${dayText(day.getTime(), market.timezone)}"`])
      expect([value, (form?.[0] ?? '').includes(value)]).toEqual([value, isKept])
    const chosen = /<option[^>]*selected=""/.exec(form?.[0] ?? '')?.[0]
    expect(chosen).toContain(giftCardReference(isKept ? giftCard.code : other.code))
    expect(/<details[^>]* open[^>]*>(?:(?!<details).)*gift-card-mail\//s.test(html)).toBe(isKept)
  })

  it('leaves out the day of a mail that is over', () => {
    const { html } = status(cards, {}, [], {
      giftCards: [giftCard],
      giftCardMails: [mailOf({ stop: 'refused', dueAt: new Date('2020-12-24T07:00:00Z') })],
    })
    expect(html).toContain('value="oma@example.com"')
    expect(controlOf(html, 'day')).not.toContain(' value=')
  })

  it.each([
    [{ recipient: 'invalid' }, 'E-Mail'],
    [{ recipient: 'required' }, 'E-Mail'],
    [{ day: 'day' }, 'Bitte wählen Sie einen Tag ab heute'],
    [{ card: 'tooMany' }, 'schon mehrmals verschickt'],
    [{ card: 'invalid' }, 'gibt es nicht mehr'],
    [{ message: 'tooManyLines' }, 'zu viele Zeilen'],
  ])('shows again what was refused by %j, with the reason', (errors, words) => {
    const values = { recipient: 'oma@', from: 'Anna', message: 'Alles <b>Gute', day: '2020-01-01' }
    const { html, text } = status(cards, {}, [], { giftCards: [giftCard], mail: { values, errors } })
    expect(html).toMatch(/<details[^>]* open/)
    expect(text).toContain(words)
    expect(html).toContain('value="oma@"')
    expect(html).toContain('Alles &lt;b&gt;Gute')
  })

  it('says what has become of a mail only where there is one', () => {
    const words = (state: string, ...giftCardMails: GiftCardMail[]) =>
      noticeWords(
        market,
        { order: cards, returns: [], payments: usualPayments(market), transfers: noTransfers, giftCardMails },
        state,
      )
    for (const state of ['cardSent', 'cardKept', 'cardGone']) expect(words(state)).toBeUndefined()
    const recipient = 'oma@example.com'
    expect(words('cardSent', mailOf({ recipient }))).toMatch(
      /^Der Gutschein geht am .* an oma@example\.com\./,
    )
    expect(words('cardSent', mailOf({ recipient, queuedAt: ready }))).toContain(
      `auf dem Weg an ${recipient}.`,
    )
    expect(words('cardKept', mailOf({}))).toBeUndefined()
    expect(words('cardKept', mailOf({ stop: 'takenBack' }))).toContain('Zurückgenommen')
    expect(words('cardGone', mailOf({ queuedAt: ready }))).toContain('Zu spät')
  })

  it.each<[string, Partial<OrderDownload>, RegExp, boolean]>([
    ['that are ready', { taken: 3 }, /Downloads sind bereit.*„Ding a“ herunterladen.*Noch 2 Downloads/, true],
    ['for the last time', { taken: 4 }, /Noch 1 Download möglich, bis zum 31\. Dezember 2099/, true],
    ['that are used up', { taken: 5 }, /„Ding a“: Alle Downloads sind aufgebraucht/, false],
    ['that are over', { until: ready }, /„Ding a“: Die Zeit zum Herunterladen ist vorbei/, false],
  ])('shows downloads %s', (_, more, words, isOpen) => {
    const { html, text } = status(file, {}, [], { downloads: [taken(more)] })
    expect(text).toMatch(words)
    expect(text).not.toMatch(/sobald die Bestellung bezahlt ist|Gutscheine/)
    expect(fileLink.test(html)).toBe(isOpen)
  })

  it.each<[string, Order, OrderDownload[]]>([
    ['gift cards', cards, []],
    ['files', file, [taken({})]],
  ])('holds no key of %s for who has shown no more than number and mail address', (_, order, downloads) => {
    const { html, text } = status(order, {}, [], { downloads, isLinked: false })
    expect(html).not.toMatch(/key=|\/api\/orders\/(?:gift-cards|downloads)/)
    expect(text).toContain('Öffnen Sie bitte den Link „Bestellung ansehen“ in einer unserer E-Mails')
  })
})

describe('a step', () => {
  it('that cancels is a plain form with the number of the order', () => {
    const { html, text } = renderScreen(<CancelStep market={market} order={orderOf()} />)
    expect(html).toMatch(/<form(?=[^>]* method="post")[^>]* action="\/api\/orders\/cancel\/\?locale=de-de"/)
    expect(controlOf(html, 'order')).toContain('value="12345678"')
    expect(text).toContain('Wenn Sie stornieren, haben Sie nichts zu zahlen.')
  })

  it('that cancels the rest names what of it, its money, and that a code stays used', () => {
    const order = orderOf({
      ...{ status: 'partlyShipped', voucherCode: 'TEN', events: [testEvent({ type: 'delivered' })] },
      lines: [
        orderLineOf({ id: 1, position: 1, isDigital: true, deliveredAt: new Date() }),
        orderLineOf({ id: 2, position: 2, total: 2_000 }),
      ],
      payments: [paymentOf({ amount: 3_000 })],
    })
    const { html, text } = renderScreen(<CancelStep market={market} order={order} />)
    expect(controlOf(html, 'lines')).toContain('value="2"')
    expect(text.replace(/\u00a0/g, ' ')).toContain('20,00 € brauchen Sie nicht mehr zu zahlen.')
    expect(text).not.toContain('schon bezahlt')
    expect(text).toContain('Der Code „TEN“ bleibt eingelöst')
  })

  it('that sends back asks for the pieces of each line, and keeps what was chosen', () => {
    const { html, text } = renderScreen(
      <ReturnStep
        terms={usualReturnTerms}
        market={market}
        order={orderOf()}
        returnable={[{ line: orderLineOf({ id: 7, quantity: 2 }), left: 2 }]}
        draft={{
          values: { 'line-7': '2', reason: 'quality', key: 'the-key' },
          errors: { lines: 'notReturnable' },
        }}
        costs={usualCosts(market)}
        email="a@example.com"
      />,
    )
    expect(html).toMatch(/<option value="2" selected="">2 Stück/)
    // A form that was open before each line had its own reason.
    expect(html).toMatch(/<option value="quality" selected="">/)
    expect(controlOf(html, 'line-7')).toContain('aria-describedby="line-7-error"')
    expect(controlOf(html, 'key')).toContain('value="the-key"')
    expect(html).toMatch(/role="alert".*href="#line-7"/s)
    expect(text).toContain('Eine Angabe fehlt noch oder stimmt nicht')
  })
})

const returnOf = (lines: readonly OrderLine[], more: Partial<ComponentProps<typeof ReturnStep>> = {}) =>
  renderScreen(
    <ReturnStep
      terms={usualReturnTerms}
      market={market}
      order={orderOf({ lines: [...lines] })}
      returnable={lines.map((line) => ({ line, left: line.quantity }))}
      draft={undefined}
      costs={usualCosts(market)}
      email="a@example.com"
      {...more}
    />,
  )

describe('the form of a return', () => {
  const bib = orderLineOf({ id: 7, quantity: 2, price: 2_000, total: 4_000, choice: ['Rosé', '62'] })
  const cup = orderLineOf({ id: 8, quantity: 1 })

  it('has a row for each of the goods with what it is, what was paid, the pieces and a reason of its own', () => {
    const { html, text } = returnOf([bib, cup])
    expect(html.match(/<fieldset/g)).toHaveLength(2)
    for (const words of [bib.product.name, 'Rosé · 62', 'je 20,00 €', 'Grund (optional)'])
      expect(text).toContain(words)
    for (const id of [7, 8])
      for (const field of [`line-${id}`, `reason-${id}`]) expect(controlOf(html, field)).toBeTruthy()
    expect(html).not.toContain('name="reason"')
    expect(html.match(/<option value="none" selected="">/g)).toHaveLength(2)
  })

  it('tells what becomes of the money', () => {
    expect(returnOf([bib]).text).toMatch(
      /spätestens \S+ Tage nach Eingang der Ware|brauchen Sie nicht zu bezahlen/,
    )
  })

  it('keeps all that was entered, and says at which of the goods something is wrong', () => {
    const { html, text } = returnOf([bib, cup], {
      draft: {
        values: { key: 'k', 'line-7': '2', 'reason-7': 'damaged', 'line-8': '1', 'reason-8': 'fit' },
        errors: { 'reason-8': 'tooLateToReturn' },
      },
    })
    expect(html).toMatch(/<option value="2" selected="">/)
    expect(html).toMatch(/<option value="damaged" selected="">/)
    expect(html).toMatch(/<option value="fit" selected="">/)
    expect(html).toMatch(/role="alert".*href="#reason-8"/s)
    expect(controlOf(html, 'reason-8')).toContain('aria-describedby="reason-8-error"')
    expect(controlOf(html, 'reason-7')).not.toContain('aria-describedby')
    expect(text).toContain('Die Frist für die Rückgabe ist abgelaufen.')
  })

  it('asks for a fault where nothing else is taken back, and presumes none', () => {
    const { html } = returnOf([orderLineOf({ id: 9, inscription: 'Zoë' }), cup])
    expect(html).toMatch(
      /name="reason-9".*?<option value="" selected="">Bitte wählen<\/option>.*?<\/select>/s,
    )
    expect(/name="reason-9".*?<\/select>/s.exec(html)?.[0]).not.toContain('value="fit"')
    expect(/name="reason-8".*?<\/select>/s.exec(html)?.[0]).toContain('value="fit"')
  })
})

it('the status of an order names what comes back, each with its reason, and its sum', () => {
  const lines = [
    orderLineOf({ id: 1, quantity: 2, price: 1_000, total: 2_000, reduction: 500 }),
    orderLineOf({ id: 2, price: 700, total: 700 }),
  ]
  const back = [
    { lineId: 1, quantity: 1, reason: 'damaged' as const },
    { lineId: 2, quantity: 1, reason: 'none' as const },
  ]
  const { text } = status(orderOf({ status: 'shipped', lines }), {}, [{ ...announced, lines: back }])
  expect(text).toMatch(
    /Grund: Beschädigt oder fehlerhaft\s*7,50 €.*Grund: Keine Angabe\s*7,00 €.*Summe der Rücksendung\s*14,50 €/s,
  )
})

it.each([
  ['one line of one piece', [1], /<option value="1" selected="">/],
  ['one line of two pieces', [2], /<option value="0" selected="">/],
  ['two lines', [1, 1], /<option value="0" selected="">.*<option value="0" selected="">/s],
])('a return of %s begins with what can be meant', (_, pieces, chosen) => {
  const { html } = renderScreen(
    <ReturnStep
      terms={usualReturnTerms}
      market={market}
      order={orderOf()}
      returnable={pieces.map((left, id) => ({ line: orderLineOf({ id, quantity: left }), left }))}
      draft={undefined}
      costs={usualCosts(market)}
      email="a@example.com"
    />,
  )
  expect(html).toMatch(chosen)
})

/** Sent goods of an order, of which the shop takes back what was made to wishes, or does not. */
describe.each([
  ['made goods alone', ['Zoë'], false, false],
  ['made and other goods', ['Zoë', null], false, true],
  ['made goods that the shop takes back', ['Zoë'], true, true],
  ['other goods', [null], false, true],
] as const)('a return of %s', (_, inscriptions, takesMade, isPromised) => {
  const shippedAt = new Date()
  const lines = inscriptions.map((inscription, index) =>
    orderLineOf({ id: index + 1, inscription, shipmentId: 5 }),
  )
  const order = orderOf({
    ...{ status: 'shipped', placedAt: shippedAt, lines, shipments: [{ ...shipment, shippedAt }] },
    returnTerms: { ...usualReturnTerms, takesMade },
  })
  const isMixed = inscriptions.length > 1
  const exception = /[Ee]igens angefertigte .* nur bei einem Mangel/
  const promise = /Unbenutzte Artikel können Sie bis zum/

  it('is promised by the screen of the order where it can be', () => {
    const { html, text } = status(order, { mayReturn: true })
    expect(promise.test(text)).toBe(isPromised)
    expect(exception.test(text)).toBe(isMixed)
    expect(html).toContain('Artikel zurückschicken')
  })

  it('is offered for the reasons for which it can be', () => {
    const { html, text } = renderScreen(
      <ReturnStep
        terms={usualReturnTerms}
        market={market}
        order={order}
        returnable={lines.map((line) => ({ line, left: 1 }))}
        draft={undefined}
        costs={usualCosts(market)}
        email="a@example.com"
      />,
    )
    expect(promise.test(text)).toBe(isPromised)
    expect(exception.test(text)).toBe(isMixed)
    expect(html.includes('value="fit"')).toBe(isPromised)
    expect(html).toContain('value="damaged"')
  })
})

const cardPayment = (status: 'paid' | 'refunded') =>
  paymentOf({ id: 'card', method: 'G', status, amount: 2000 })

describe('money that is to be transferred back', () => {
  const order = orderOf({
    payments: [paymentOf({ method: 'V', status: 'refunded', amount: 1_000, refunded: 1_000 })],
  })
  const shown = (more: Partial<RefundTransfers>) =>
    renderScreen(
      <>
        <RefundPart market={market} order={order} transfers={{ ...noTransfers, amount: 1_000, ...more }} />
        <Payments
          market={market}
          order={order}
          seller={usualSeller('de-de')}
          payments={usualPayments(market)}
          transfers={{ ...noTransfers, ...more }}
          returns={[]}
        />
      </>,
    ).text.replace(/\u00a0/g, ' ')
  const account = { holder: 'Test Person', iban: 'DE89370400440532013000' }

  it('is told with its account, for which is asked as long as there is none', () => {
    const asked = shown({ due: [transfer] })
    expect(asked).toContain('Wir überweisen Ihnen 10,00 € zurück.')
    expect(asked).toContain('Konto für die Rückzahlung angeben')
    // It has not gone back yet.
    expect(asked).not.toMatch(/zurückgezahlt/i)
    const known = shown({ due: [transfer], account })
    expect(known).toContain('DE … 3000')
    expect(known).not.toContain('DE893704')
    expect(known).toContain('Anderes Konto angeben')
    expect(shown({ due: [transfer], account, isLocked: true })).not.toContain('Anderes Konto')
    expect(shown({})).toMatch(/zurückgezahlt/i)
    expect(shown({})).not.toContain('Konto')
    const postage = shown({ hasPostage: true })
    expect(postage).toMatch(/überweisen wir Ihnen das Porto.*Konto für die Rückzahlung angeben/s)
    expect(postage).not.toContain('Wir überweisen Ihnen')
  })
})

describe('the step that cancels', () => {
  it.each([
    [
      'nothing',
      [paymentOf({ method: 'V', status: 'open' })],
      'Wenn Sie stornieren, haben Sie nichts zu zahlen.',
    ],
    [
      'a part by gift card',
      [cardPayment('paid'), paymentOf({ method: 'V', status: 'open' })],
      '20,00 € gehen zurück auf Ihren Geschenkgutschein. Sonst ist nichts zu zahlen.',
    ],
    [
      'all of it',
      [cardPayment('paid'), paymentOf({ method: 'PP', provider: 'sandbox', status: 'paid' })],
      'Was Sie schon bezahlt haben, zahlen wir auf demselben Weg zurück.',
    ],
    [
      'all of it by prepayment',
      [paymentOf({ method: 'V', status: 'paid' })],
      'Was Sie schon bezahlt haben, überweisen wir Ihnen zurück.',
    ],
  ] as const)('says of an order of which was paid %s what comes back', (_, payments, words) => {
    const { text } = renderScreen(<CancelStep market={market} order={orderOf({ payments: [...payments] })} />)
    expect(text.replace(/\u00a0/g, ' ')).toContain(words)
  })
})

const keeping = (kept: number) => testEvent({ type: 'cancelled', from: 'placed', details: { kept } })
const byCard = paymentOf({ method: 'KK', status: 'paid', provider: 'sandbox' })
const byTransfer = paymentOf({ method: 'V', status: 'paid' })
const byGiftCard = { ...cardPayment('refunded'), refunded: 2_000 }

it.each<[string, Partial<Order>, RegExp]>([
  ['paid', { status: 'placed', payments: [byCard] }, /Kreditkarte Bezahlt 10,00 €/],
  [
    'coming back, of an order that is cancelled',
    { status: 'cancelled', payments: [byCard] },
    /Kreditkarte Bezahlt, zahlen wir zurück 10,00 €/,
  ],
  [
    'paid, of a test that the shop has settled itself',
    { status: 'cancelled', payments: [byTransfer], isTest: true },
    /Vorkasse Bezahlt 10,00 €/,
  ],
  [
    'coming back, of such an order that is none',
    { status: 'cancelled', payments: [byTransfer] },
    /Vorkasse Bezahlt, zahlen wir zurück 10,00 €/,
  ],
  [
    'paid back, on the gift card',
    { status: 'cancelled', payments: [byGiftCard] },
    /Geschenkgutschein Zurückgezahlt 20,00 € haben wir zurückgezahlt\. 20,00 €/,
  ],
  [
    'paid, with a gift card that its buyer had paid back',
    { status: 'cancelled', payments: [byGiftCard], events: [keeping(2_000)] },
    /Geschenkgutschein Bezahlt 20,00 €/,
  ],
])('a payment is told as %s', (_, facts, words) => {
  expect(status(orderOf(facts)).text).toMatch(words)
})

describe('a notice', () => {
  const paidBy = (method: 'KK' | 'V') =>
    paymentOf({ method, status: 'paid', ...(method === 'KK' && { provider: 'sandbox' }) })
  const cancelled = (from: 'placed' | 'awaitingPayment') =>
    orderOf({ status: 'cancelled', events: [testEvent({ type: 'cancelled', from })] })

  it.each([
    ['cancelled', cancelled('placed'), 0, 'per E-Mail'],
    ['cancelled', cancelled('placed'), 0, 'Es ist nichts zu zahlen.'],
    [
      'cancelled',
      orderOf({ ...cancelled('placed'), payments: [cardPayment('refunded'), paidBy('KK')] }),
      0,
      'per E-Mail. Was Sie schon bezahlt haben, zahlen wir auf demselben Weg zurück (Geschenkgutschein, Kreditkarte).',
    ],
    [
      'cancelled',
      orderOf({ ...cancelled('placed'), payments: [paidBy('V')] }),
      0,
      'per E-Mail. Was Sie schon bezahlt haben, überweisen wir Ihnen zurück. Für die Überweisung brauchen wir Ihr Konto: Bitte nennen Sie es uns unten.',
    ],
    [
      'cancelled',
      orderOf({ ...cancelled('placed'), payments: [cardPayment('refunded'), paidBy('V')] }),
      0,
      'überweisen wir Ihnen zurück. 20,00\u00a0€ gehen zurück auf Ihren Geschenkgutschein. Für die Überweisung',
    ],
    [
      'cancelled',
      orderOf({ ...cancelled('placed'), payments: [cardPayment('refunded')] }),
      0,
      'gehen zurück auf Ihren Geschenkgutschein',
    ],
    [
      'cancelled',
      orderOf({ ...cancelled('placed'), payments: [paidBy('V')], isTest: true }),
      0,
      'per E-Mail. Es ist nichts zu zahlen.',
    ],
    [
      'cancelled',
      orderOf({ status: 'cancelled', events: [keeping(2_000)], payments: [cardPayment('refunded')] }),
      0,
      'per E-Mail. Es ist nichts zu zahlen.',
    ],
    [
      'cancelled',
      orderOf({ status: 'cancelled', events: [keeping(500)], payments: [cardPayment('refunded')] }),
      0,
      '15,00\u00a0€ gehen zurück auf Ihren Geschenkgutschein',
    ],
    ['cancelled', cancelled('awaitingPayment'), 0, 'Es war nichts zu zahlen'],
    [
      'cancelled',
      orderOf({ ...cancelled('awaitingPayment'), payments: [cardPayment('refunded')] }),
      0,
      '20,00\u00a0€ sind wieder auf Ihrem Geschenkgutschein; sonst war nichts zu zahlen',
    ],
    ['cancelled', orderOf(), 0, undefined],
    [
      'restCancelled',
      orderOf({
        payments: [paymentOf({ amount: 3_000 })],
        events: [testEvent({ type: 'linesCancelled', details: { lines: '1', amount: 1_234 } })],
      }),
      0,
      '12,34\u00a0€ brauchen Sie nicht mehr zu zahlen.',
    ],
    ['restCancelled', orderOf(), 0, undefined],
    ['changed', orderOf(), 0, 'Storniert ist noch nichts'],
    ['tooLate', orderOf(), 0, 'Stornieren geht nicht mehr'],
    [
      'tooLate',
      orderOf({ events: [testEvent({ type: 'withdrawn' })] }),
      0,
      'Sie haben den Vertrag über alle Artikel widerrufen',
    ],
    ['tooLate', orderOf({ status: 'returned' }), 0, 'Alle Artikel sind zurück oder auf dem Rückweg'],
    ['busy', orderOf(), 0, 'noch eine Zahlung unterwegs'],
    ['returned', orderOf(), 1, 'ist angemeldet'],
    ['returned', orderOf(), 0, undefined],
    ['returned', orderOf(), 'due', 'Das Etikett kommt in den nächsten Minuten per E-Mail'],
    ['anything', orderOf(), 0, undefined],
  ] as const)('of %s is what is true', (state, order, returns, words) => {
    const label = { carrier: 'dhl', state: 'due', number: null, international: null, hasQr: false } as const
    const known = {
      order,
      returns: returns === 'due' ? [{ ...announced, label }] : [announced].slice(0, returns),
      payments: usualPayments(market),
    }
    const notice = noticeWords(market, { ...known, transfers: noTransfers, giftCardMails: [] }, state)
    if (words === undefined) expect(notice).toBeUndefined()
    else expect(notice).toContain(words)
  })
})
