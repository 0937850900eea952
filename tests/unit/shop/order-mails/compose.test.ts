import { describe, expect, it } from 'vitest'
import { toHtml, toText } from '@/lib/platform/mail-body'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { usualPayments } from '@/lib/platform/payment-methods'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { usualReturnTerms } from '@/lib/platform/shop-configuration/return-terms'
import { compose } from '@/lib/shop/order-mails/compose'
import type { Composing } from '@/lib/shop/order-mails/composing'
import { type MailKind, mailKinds } from '@/lib/shop/order-mails/mail-kind'
import { orderAddress } from '@/lib/shop/order-mails/order-address'
import { orderWords } from '@/lib/shop/order-papers/words'
import type { Order, OrderEvent } from '@/lib/shop/orders'
import { legalNoticeWords } from '@/lib/shop/product'
import { guaranteeView } from '../../../fixtures/guarantee'
import { testAddress, testEvent, testOrder, testPayment } from '../../../fixtures/test-order'
import { usualCosts } from '../../../fixtures/usual-costs'

const plain = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ')

const oldDeviceOrder = (answer: string | undefined) =>
  testOrder({
    lines: [
      { product: { ...testOrder().lines[0]?.product, name: 'Strahler', asksOldDevice: true } as never },
    ],
    events: [testEvent({ details: answer === undefined ? {} : { oldDevice: answer } })],
  })

const deliveredAt = new Date('2026-11-23T14:00:00Z')
const downloads = [2, 3].map((lineId) => ({
  ...{ lineId, orderId: 1, file: 'plan.pdf', until: new Date('2026-12-23T14:00:00Z') },
  ...{ granted: 5 * lineId, taken: 0, takenAt: null },
}))

async function mailOf(
  kind: MailKind,
  market: Market,
  order: Order,
  event: Partial<OrderEvent> = {},
  more: Partial<Pick<Composing, 'partnerOffer' | 'transfers'>> = {},
) {
  const body = compose(
    kind,
    {
      ...{
        order,
        market,
        hasTerms: true,
        hasWithdrawal: true,
        creditNotes: kind === 'refunded' ? ['BABY-C-2026-000001'] : [],
      },
      event: testEvent(event),
      seller: usualSeller(market.shopLocale),
      payments: usualPayments(market),
      shopName: 'Nestling',
      terms: usualReturnTerms,
      costs: usualCosts(market),
      words: orderWords(market),
      name: `${order.customer.firstName} ${order.customer.lastName}`,
      baseUrl: 'https://shop.example',
      downloads,
      address: orderAddress('https://shop.example', market, order, testEvent(event).at),
      ...more,
    },
    kind === 'shipped',
  )
  return { subject: plain(body.subject), text: plain(toText(body)), html: plain(await toHtml(body)) }
}

const de = allMarkets[0] as Market
const shipment = { id: 5, orderId: 1, carrierKey: 'dhl', trackingNumber: '0034 1', shippedAt: new Date() }
const full = (currency: Order['currency'] = 'EUR') =>
  testOrder({
    currency,
    lines: [
      {
        ...{
          quantity: 2,
          price: 123_456,
          shipmentId: 5,
          inscription: 'Zoë',
          arrival: 'In 4 bis 7 Werktagen',
        },
        product: { number: '100043', name: 'Schlafsack', brand: 'Nestling', features: ['2,5 TOG', 'Wolle'] },
      },
      { price: 1070, vat: 0.07, isDigital: true },
    ],
    shipments: [shipment],
    payments: [testPayment('V', { amount: 999 })],
  })

const until = '2026-12-23T13:05:00Z'
const details = {
  amount: 4711,
  toPay: 815,
  return: 'R1',
  method: 'V',
  shipment: 5,
  reason: 'byShopper',
  until,
}

describe('every mail in every market', () => {
  const table = allMarkets.flatMap((market) => mailKinds.map((kind) => [kind, market.code, market] as const))

  it.each(table)('%s in %s has all its words, in text and in HTML', async (kind, code, market) => {
    const { subject, text, html } = await mailOf(kind, market, full(market.currency), { details })
    expect(subject).toContain('71803399')
    for (const words of [subject, text, html.replace(/<style>.*<\/style>/s, '')])
      expect(words).not.toMatch(/\{|\}|orderMails\.|invoice\.|payment\.methods|undefined|NaN|Invalid/)
    for (const words of [text, html]) {
      expect(words).toContain('71803399')
      expect(words).toContain('Anna Beispiel')
      expect(words).toContain(usualSeller(market.shopLocale).email)
      if (code === 'ch') expect(words).not.toContain('ß')
    }
    const test = await mailOf(kind, market, { ...full(market.currency), isTest: true }, { details })
    expect(test.subject).toMatch(/^(?:Testbestell(?:ung|ing)|Commande de test) ?: .*71803399/)
    for (const words of [test.text, test.html])
      expect(words).toMatch(/zahlen Sie nichts|ne payez rien|betaal niets/)
    expect(`${subject} ${text}`).not.toMatch(/Testbestell|Commande de test/)
    expect(html).toContain(`lang="${market.iso}"`)
    expect(html).not.toMatch(/<img(?![^>]* src="sign:[a-z]+")|<script|<link|url\(/)
    expect(text).not.toMatch(/<\/?(?:p|td|table|br)\b/)
  })
})

describe('a confirmation', () => {
  it('tells lines, sums, taxes, addresses and how to pay', async () => {
    const { text, html } = await mailOf('confirmation', de, full())
    for (const words of [
      ...['2 × Nestling Schlafsack', '2,5 TOG · Wolle', '2.469,12 €', 'Beschriftung: Zoë', '10,70 €'],
      ...['In 4 bis 7 Werktagen', 'Standardversand'],
      ...['2.484,81 €', 'Enthaltene MwSt. 19 %', 'Enthaltene MwSt. 7 %', 'Musterweg 1', '00000 Musterstadt'],
      ...['30. November 2026', 'DE00 0000 0000 0000 0000 00', '71803399', 'Geschäftsbedingungen'],
    ]) {
      expect(text).toContain(words)
      expect(html).toContain(words)
    }
  })

  it.each([
    ['RE', 'open', 'innerhalb von 14 Tagen'],
    ['NN', 'open', 'bei der Zustellung'],
    ['KK', 'paid', 'Bezahlt mit Kreditkarte'],
    ['KC', 'open', 'Zahlungsart: Später bezahlen'],
  ] as const)('of an order by %s that is %s says: %s', async (method, status, words) => {
    const { text } = await mailOf(
      'confirmation',
      de,
      testOrder({ payments: [testPayment(method, { status })] }),
    )
    expect(text).toContain(words)
    // The account for what is bought on account is on the invoice, which comes with the goods.
    expect(text).not.toContain('IBAN')
  })

  it.each(allMarkets.map((market) => [market.code, market] as const))(
    'leads to the offers of the voucher partner where it is given them, and says how to object: %s',
    async (_, market) => {
      const href = 'https://offers.example/?orderId=71803399&trafficMediumNumber=3'
      const partner = 'Angebote & Mehr GmbH'
      const more = { partnerOffer: { partner, href } }
      const { text, html } = await mailOf('confirmation', market, testOrder(), {}, more)
      expect(text).toContain(href)
      expect(html.replaceAll('&amp;', '&')).toContain(`href="${href}"`)
      const why = text.split('\n').find((line) => line.includes(partner))
      expect(why).toMatch(/widersprechen.*@|vous y opposer.*@|bezwaar maken.*@/)
      const [without, shipped] = [
        await mailOf('confirmation', market, testOrder()),
        await mailOf('shipped', market, full(market.currency), { details }, more),
      ]
      for (const other of [without, shipped])
        expect(other.text).not.toMatch(/offers\.example|Angebote & Mehr/)
    },
  )

  it('confirms that files are delivered at once, as was agreed', async () => {
    const agreed = testOrder({ events: [{ ...testEvent(), details: { immediate: 'yes' } }] })
    expect((await mailOf('confirmation', de, agreed)).text).toContain(
      'Ihr Widerrufsrecht für die Downloads verlieren',
    )
    expect((await mailOf('confirmation', de, testOrder())).text).not.toContain(
      'Widerrufsrecht für die Downloads',
    )
  })

  it.each(allMarkets.map((market) => [market.shopLocale, market] as const))(
    'has the whole notice on the legal guarantee in %s, in the Union alone',
    async (_, market) => {
      const { title, text: words, href } = legalNoticeWords(market)
      const { text, html } = await mailOf('confirmation', market, full(market.currency))
      for (const given of [text, html])
        for (const part of [title, words, href])
          expect(given.includes(plain(part))).toBe(!market.iso.endsWith('CH'))
      const later = await mailOf('shipped', market, full(market.currency), { details })
      expect(later.text).not.toContain(plain(title))
    },
  )

  it.each([
    ['a file', { isDigital: true }],
    ['a voucher by post', { isVoucher: true }],
  ])('of %s alone says nothing of a guarantee of goods', async (_, line) => {
    const { text } = await mailOf('confirmation', de, testOrder({ lines: [line] }))
    expect(text).not.toContain('Gewährleistung')
  })

  it('has the statement of a guarantee of durability as it was told', async () => {
    const product = { number: '1', name: 'Kindersitz', brand: 'Waldkind', guarantee: guaranteeView() }
    const { text } = await mailOf('confirmation', de, testOrder({ lines: [{ product }, { product }] }))
    expect(text.match(/Haltbarkeitsgarantie des Herstellers: 4 Jahre/g)).toHaveLength(1)
    for (const words of [
      'Kindersitz',
      'Garantiegeber: Waldkind GmbH, Musterweg 1',
      'Gilt in: Europäische Union',
    ])
      expect(text).toContain(words)
    expect(text).toContain('Bedingungen: Für alle Fehler des Materials.')
  })

  it.each([
    ['fr', true],
    [undefined, false],
  ] as const)('marks the terms of a guarantee in another language: %s', async (lang, isMarked) => {
    const guarantee = { ...guaranteeView(), terms: 'Contre tout défaut.', lang }
    const product = { number: '1', name: 'Kindersitz', brand: 'Waldkind', guarantee }
    const { text, html } = await mailOf('confirmation', de, testOrder({ lines: [{ product }] }))
    expect(text).toContain('Bedingungen: Contre tout défaut.')
    expect(html.includes('<span lang="fr">Contre tout défaut.</span>')).toBe(isMarked)
    expect(html.includes('<span lang=')).toBe(isMarked)
  })

  it('of an order that a gift card covers asks for nothing', async () => {
    const { text } = await mailOf(
      'confirmation',
      de,
      testOrder({ balance: 100_000, payments: [testPayment('G')] }),
    )
    expect(text).toContain('Es ist nichts zu zahlen.')
  })

  it.each([
    ['are paid', 'KK', 'paid', {}, 'schicken wir Ihnen in Kürze'],
    ['a gift card covers', 'G', 'paid', { balance: 100_000 }, 'schicken wir Ihnen in Kürze'],
    ['are to be paid', 'V', 'open', {}, 'sobald die Bestellung bezahlt ist'],
  ] as const)('of files that %s says when they come', async (_, method, status, more, words) => {
    const order = testOrder({
      ...{ lines: [{ isDigital: true }], postage: 0, deliveryAddress: null },
      ...{ payments: [testPayment(method, { status })], ...more },
    })
    const { text } = await mailOf('confirmation', de, order)
    expect(text).toContain(words)
    expect(text.match(/in Kürze|sobald die Bestellung bezahlt ist/g)).toHaveLength(1)
  })

  it.each([
    ['taxed', 0.19, 'Gesamtbetrag inkl. MwSt.'],
    ['not taxed', 0, 'Gesamtbetrag:'],
  ])('of what is %s says so with its total', async (_, vat, words) => {
    const order = testOrder({ lines: [{ vat, isDigital: true, isVoucher: vat === 0 }], postage: 0 })
    const { text } = await mailOf('confirmation', de, order)
    expect(text.replace(/ +/g, ' ')).toContain(words)
    expect(text.includes('MwSt.')).toBe(vat > 0)
  })

  it('of freight says who agrees on a day, and nothing of a parcel', async () => {
    const order = testOrder()
    const { text } = await mailOf('confirmation', de, { ...order, cost: { ...order.cost, isFreight: true } })
    expect(text).toContain('Den Tag der Lieferung vereinbart die Spedition mit Ihnen.')
    expect(text).not.toContain('Ihr Paket')
  })
})

describe('a change', () => {
  it('of an order that is cancelled says what goes back to its gift card', async () => {
    const payments = [
      testPayment('G', { status: 'refunded', amount: 2_000 }),
      testPayment('V', { status: 'cancelled' }),
    ]
    const { text } = await mailOf('cancelled', de, testOrder({ payments }), { details })
    expect(text).toContain('20,00 € gehen zurück auf Ihren Geschenkgutschein. Sonst ist nichts zu zahlen.')
  })

  it('of an order that is cancelled lists its goods and their sum, without what was taken out before', async () => {
    const order = full()
    const { text } = await mailOf('cancelled', de, order, { details })
    for (const { product } of order.lines) expect(text).toContain(product.name)
    expect(text).toMatch(/Gesamtbetrag inkl\. MwSt\.: 2\.484,81\s€/)
    expect(text).not.toContain('Zoë')
  })

  it('of a parcel names no inscription, which a stranger may have typed', async () => {
    expect((await mailOf('shipped', de, full(), { details })).text).not.toContain('Zoë')
  })

  it.each([
    ['paid', {}, ['47,11 €']],
    ['shipped', { to: 'partlyShipped' }, ['DHL', '0034 1', 'piececode=0034%201', 'Rechnung liegt']],
    ['cancelled', {}, ['wie gewünscht', 'Es ist nichts zu zahlen.']],
    ['refunded', {}, ['47,11 €', 'Vorkasse']],
    [
      'delivered',
      {},
      [
        'https://shop.example/api/orders/gift-cards/?order=71803399&until=1798031100000&key=',
        '23. Dezember 2026',
        'Als Geschenk drucken',
        'https://shop.example/de/bestellstatus/?order=71803399#gift-card-print',
      ],
    ],
  ] as const)('%s tells what happened', async (kind, event, words) => {
    const { text } = await mailOf(kind, de, full(), { details, ...event })
    for (const one of words) expect(text).toContain(one)
  })

  it.each([
    ['de', undefined, 'bitte IBAN angeben'],
    ['ch-fr', undefined, 'Indiquez votre IBAN'],
    ['de', { iban: 'DE89370400440532013000', holder: 'Anna' }, 'Sie bekommen Geld zurück: Bestellung'],
  ] as const)(
    'of a transfer in %s asks in its subject for an account where none is known',
    async (code, account, said) => {
      const market = allMarkets.find((each) => each.code === code) as Market
      const { subject } = await mailOf(
        'refundAgreed',
        market,
        testOrder(),
        { details: { amount: 500 } },
        { transfers: { amount: 500, account } },
      )
      expect(subject).toContain(said)
    },
  )

  it('of goods that came back names them, their sum and the day', async () => {
    const order = testOrder({
      ...{ status: 'returned', postage: 499 },
      lines: [{ quantity: 2, price: 1_000, shipmentId: 5 }],
      payments: [testPayment('KK', { status: 'paid', amount: 2_499, provider: 'stripe' })],
    })
    const { text } = await mailOf('returned', de, order, {
      details: {},
      at: new Date('2026-12-01T09:00:00Z'),
    })
    for (const words of [
      /Am 1\.\s?Dezember\s2026 bei uns angekommen/,
      /2 × Nestling/,
      /20,00\s€/,
      /24,99\s€/,
    ])
      expect(text).toMatch(words)
    const [payment] = order.payments
    const before = { ...order, payments: payment ? [{ ...payment, refunded: 500 }] : [] }
    expect((await mailOf('returned', de, before, { details: {} })).text).not.toMatch(/24,99/)
  })

  it.each(['refunded', 'refundAgreed'] as const)(
    '%s names the articles and what the merchant has written',
    async (kind) => {
      const product = (name: string) => ({ number: '1', name, brand: 'Nestling' })
      const order = testOrder({
        lines: [{ product: product('Body Kamille') }, { product: product('Mütze Mohn'), choice: ['51'] }],
      })
      const told = async (more: Record<string, string>) =>
        (await mailOf(kind, de, order, { details: { amount: 500, method: 'V', ...more } })).text
      const text = await told({ lines: '2', note: 'Kratzer am Rand' })
      for (const words of ['Artikel: Nestling Mütze Mohn, 51', 'Grund: Kratzer am Rand'])
        expect(text).toContain(words)
      expect(text).not.toContain('Body Kamille')
      expect(await told({})).not.toMatch(/Artikel:|Grund:/)
    },
  )

  it('of downloads links to those that were delivered with it, each with its end and its times', async () => {
    const line = { isDigital: true, download: 'plan.pdf' }
    const order = testOrder({
      lines: [
        {},
        { ...line, product: { number: '1', name: 'Schlafplan', brand: 'Nestling' }, deliveredAt },
        { ...line, product: { number: '2', name: 'Lieder', brand: 'Nestling' } },
      ],
    })
    const { text } = await mailOf('downloads', de, order, {
      ...{ at: deliveredAt, details: { until, downloads: 1 } },
    })
    expect(text).toMatch(
      /„Schlafplan“ herunterladen:\nhttps:\/\/shop\.example\/api\/orders\/downloads\/\?download=2&key=[\w-]{43}\n/,
    )
    expect(text).toContain('Bis zu 10 Downloads, bis zum 23. Dezember 2026.')
    expect(text).not.toMatch(/Lieder|download=3/)
  })

  const bed = { number: '2', name: 'Bett', brand: 'Nestling' }
  const bulky = { product: { ...bed, isBulky: true } }
  it.each([
    ['a parcel', false, [{ shipmentId: 5 }], 'Paket'],
    ['freight', true, [{ ...bulky, shipmentId: 5 }], 'Lieferung'],
    ['a parcel beside freight', true, [{ shipmentId: 5 }, bulky], 'Paket'],
    ['freight beside a parcel', true, [{}, { ...bulky, shipmentId: 5 }], 'Lieferung'],
    ['what an older order does not tell apart', true, [{ shipmentId: 5 }, { product: bed }], 'Lieferung'],
  ] as const)(
    'of %s calls it so, and says who agrees on a day where it is freight',
    async (_, isFreight, lines, name) => {
      const order = testOrder({ lines: [...lines], shipments: [shipment] })
      const sent = { ...order, cost: { ...order.cost, isFreight } }
      const mails = [
        await mailOf('shipped', de, sent, { details }),
        await mailOf('tracking', de, sent, { details }),
      ]
      for (const { subject, text } of mails) {
        expect(`${subject} ${text}`).toMatch(new RegExp(`Ihre?r?m? ${name}`))
        expect(`${subject} ${text}`).not.toMatch(name === 'Paket' ? /Ihrer? Lieferung/ : /Paket/)
      }
      expect(/Spedition ruft Sie/.test(mails[0]?.text ?? '')).toBe(name === 'Lieferung')
    },
  )

  it.each(['shipped', 'tracking'] as const)('of %s names the goods of its parcel alone', async (kind) => {
    const order = testOrder({ lines: [{ shipmentId: 5 }, { product: bed, shipmentId: 6 }, { product: bed }] })
    const [inside] = order.lines
    const sent = { ...order, shipments: [shipment, { ...shipment, id: 6 }] }
    for (const market of allMarkets) {
      const { text } = await mailOf(kind, market, sent, { details })
      expect(text).toContain(inside?.product.name)
      expect(text).not.toContain(bed.name)
    }
  })

  it('of a parcel promises another one only for what is not sent yet', async () => {
    expect((await mailOf('shipped', de, full(), { details, to: 'partlyShipped' })).text).not.toContain(
      'Der Rest',
    )
    const more = testOrder({ lines: [{ shipmentId: 5 }, {}], shipments: [shipment] })
    expect((await mailOf('shipped', de, more, { details, to: 'partlyShipped' })).text).toContain('Der Rest')
  })

  it('of the payment promises to send only what is sent', async () => {
    const digital = testOrder({ lines: [{ isDigital: true }] })
    const event = { details: { amount: 100 }, to: 'placed' as const }
    expect((await mailOf('paid', de, digital, event)).text).not.toContain('Versand')
    expect((await mailOf('paid', de, testOrder(), event)).text).toContain('Versand')
  })

  it.each([
    ['de-ch', /d(?:ie|er) Schweizerischen? Post/],
    ['fr-ch', /La Poste/],
  ])('of a parcel names its carrier in the language of %s', async (locale, name) => {
    const market = allMarkets.find(({ shopLocale }) => shopLocale === locale) as Market
    const order = { ...full('CHF'), shipments: [{ ...shipment, carrierKey: 'post-ch' }] }
    for (const kind of ['shipped', 'tracking'] as const)
      expect((await mailOf(kind, market, order, { details })).text, kind).toMatch(name)
  })

  it('of a parcel lists what is in it, and of an unknown carrier its name alone', async () => {
    const order = { ...full(), shipments: [{ ...shipment, carrierKey: 'Bote & Co' }] }
    const { text, html } = await mailOf('shipped', de, order, { details })
    expect(text.match(/× Nestling/g)).toHaveLength(1)
    expect(text).toContain('Bote & Co')
    expect(html).toContain('Bote &amp; Co')
    expect(text).not.toContain('Sendung verfolgen')
  })
})

describe('HTML', () => {
  const hostile = `"><script>alert('x')</script><img src=x onerror=alert(1)>&amp;`

  it('shows hostile names, products and inscriptions as text', async () => {
    const address = testAddress({ firstName: hostile, street: hostile, company: hostile })
    const order = testOrder({
      customer: { ...testOrder().customer, firstName: hostile, email: hostile },
      ...{ invoiceAddress: address, deliveryAddress: address },
      lines: [
        { product: { number: '1', name: hostile, brand: hostile }, choice: [hostile], inscription: hostile },
      ],
      reductions: [{ id: 'a', label: hostile, amount: 0 }],
      shipments: [{ ...shipment, carrierKey: hostile, trackingNumber: hostile }],
    })
    for (const kind of mailKinds) {
      const { html, text } = await mailOf(kind, de, order, { details })
      expect(html).not.toMatch(/<script|<img(?![^>]* src="sign:[a-z]+")/i)
      expect(html).toContain('&lt;script&gt;')
      expect(text).toContain(hostile)
    }
  })
})

describe('the mail about the last parcel', () => {
  it.each([
    ['leaves a return out where all was made to wishes', ['Zoë', 'Ida'], false, false],
    ['promises it where something was not', ['Zoë', null], false, true],
    ['promises it where the shop takes back what was made', ['Zoë'], true, true],
  ] as const)('%s', async (_, inscriptions, takesMade, isPromised) => {
    const order = testOrder({
      ...{ status: 'shipped', shipments: [shipment], returnTerms: { ...usualReturnTerms, takesMade } },
      lines: inscriptions.map((inscription) => ({ inscription, shipmentId: 5 })),
    })
    const { text } = await mailOf('shipped', de, order, { details })
    expect(/Unbenutzte Artikel können Sie bis zum/.test(text)).toBe(isPromised)
    const isMixed = new Set(inscriptions).has(null) && inscriptions.length > 1
    expect(/[Ee]igens angefertigte .* nur bei einem Mangel/.test(text)).toBe(isMixed)
    expect(/Porto/.test(text)).toBe(isPromised)
  })
})

it.each([
  [false, true],
  [true, false],
])(
  'the confirmation says beside what is made to wishes that it cannot be returned: %s',
  async (takesMade, isSaid) => {
    const order = testOrder({
      returnTerms: { ...usualReturnTerms, takesMade },
      lines: [{ inscription: 'Zoë' }, { inscription: null }],
    })
    const { text } = await mailOf('confirmation', de, order, {})
    expect(text.split('Rückgabe nur bei einem Mangel').length).toBe(isSaid ? 2 : 1)
  },
)

describe('what comes back only with a defect, or until its seal is broken', () => {
  const product = testOrder().lines[0]?.product
  if (!product) throw new Error('The order has no line')
  const sealed = { product: { ...product, isSealed: true as const }, inscription: null }
  const made = { inscription: 'Zoë' }
  const plain = { inscription: null }
  const makesWords = /[Ee]igens angefertigte/
  const sealWords = /[Vv]ersiegelte Artikel/

  it.each([
    ['sealed goods', [sealed, plain], [sealWords], [makesWords]],
    ['made goods', [made, plain], [makesWords], [sealWords]],
    ['both', [made, sealed], [makesWords, sealWords], []],
    ['neither', [plain, plain], [], [makesWords, sealWords]],
  ])('is named by the mail about the last parcel: %s', async (_, lines, has, hasNot) => {
    const order = testOrder({
      ...{ status: 'shipped', shipments: [shipment], returnTerms: usualReturnTerms },
      lines: lines.map((line) => ({ ...line, shipmentId: 5 })),
    })
    const { text } = await mailOf('shipped', de, order, { details })
    for (const words of has) expect(text).toMatch(words)
    for (const words of hasNot) expect(text).not.toMatch(words)
  })

  it('stands beside its line in the confirmation', async () => {
    const order = testOrder({ returnTerms: usualReturnTerms, lines: [sealed, plain, made] })
    const { text } = await mailOf('confirmation', de, order, {})
    expect(text.split('Rückgabe nur mit unversehrtem Siegel')).toHaveLength(2)
    expect(text.split('Rückgabe nur bei einem Mangel')).toHaveLength(2)
  })
})

it.each([
  ['what was wanted', 'yes', 'Sie möchten ein altes Gerät gleicher Art abgeben (Strahler'],
  ['how it still can be, where none was announced', 'no', 'Sie haben kein altes Gerät angemeldet'],
  ['nothing where nobody was asked', undefined, undefined],
])('tells in the confirmation of an old device %s', async (_, answer, said) => {
  const market = allMarkets.find(({ code }) => code === 'de')
  if (!market) throw new Error('no market')
  const { text } = await mailOf('confirmation', market, oldDeviceOrder(answer))
  if (said === undefined) expect(text).not.toMatch(/alte?s? Gerät/)
  else expect(text).toContain(said)
})
