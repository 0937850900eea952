import { describe, expect, it } from 'vitest'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import type { Invoice } from '@/lib/shop/order-papers/issue-invoice'
import { paymentState } from '@/lib/shop/order-papers/payment-state'
import { groupedReference, printedReference, qrReference } from '@/lib/shop/order-papers/qr-reference'
import { slipWords } from '@/lib/shop/order-papers/slip-words'
import { orderWords } from '@/lib/shop/order-papers/words'
import { invoiceFileName, writeInvoice } from '@/lib/shop/order-papers/write-invoice'
import { readPdf } from '../../../fixtures/read-pdf'
import { testAddress, testEvent, testOrder, testPayment } from '../../../fixtures/test-order'

const issuedAt = new Date('2026-11-24T09:00:00Z')
const marketOf = (code: string): Market => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const invoiceFor = (market: Market, more: Partial<Invoice> = {}): Invoice => ({
  ...{ orderId: 1, series: 'baby', year: 2026, sequence: 7, number: 'BABY-2026-000007', issuedAt },
  seller: usualSeller(market.shopLocale),
  paymentNames: null,
  ...more,
})
const written = async (order: ReturnType<typeof testOrder>, code = 'de') => {
  const market = marketOf(code)
  return readPdf(await writeInvoice(order, invoiceFor(market), market))
}

describe('an invoice', () => {
  it('names seller, buyer, numbers, dates, lines, taxes and how to pay', async () => {
    const order = testOrder({
      lines: [
        { quantity: 2, price: 2499, reduction: 500, voucherReduction: 300, inscription: 'Zoë' },
        {
          product: { number: '200', name: 'Ratgeber', brand: 'Nestling' },
          price: 1070,
          vat: 0.07,
          isDigital: true,
        },
      ],
      reductions: [
        { id: 'a', label: 'Familienwoche', amount: 500 },
        { id: 'b', label: 'Gutschein HALLO', amount: 300 },
      ],
      deliveryAddress: testAddress({ firstName: 'Bela', street: 'Probegasse 2' }),
      payments: [testPayment('RE')],
    })
    const { text, title, language } = await written(order)
    expect(title).toBe('Rechnung BABY-2026-000007')
    expect(language).toBe('de-DE')
    for (const words of [
      ...['Nestling Handels GmbH', 'Musterweg 1', 'USt-IdNr. DE000000000', 'BABY-2026-000007', '71803399'],
      ...['24. November 2026', '23. November 2026', 'Anna Beispiel', 'Bela Beispiel', 'Probegasse 2'],
      ...['Nestling Schlafsack', 'Salbei, 62', 'Artikelnummer 100043', 'Beschriftung: Zoë'],
      // Lines: 2 × 24.99, before what is taken off below; a download.
      ...['24,99 €', '49,98 €', '10,70 €'],
      // Sums: goods 60.68, reductions, shipping, total; net, tax, gross of each rate.
      ...['60,68 €', 'Familienwoche', '− 5,00 €', 'Gutschein HALLO', '− 3,00 €', 'Standardversand', '4,99 €'],
      ...['57,67 €', '46,97 €', '7,50 €', '39,47 €', '10,00 €', '0,70 €', '49,47 €', '8,20 €'],
      ...['innerhalb von 14 Tagen nach Erhalt', 'DE00 0000 0000 0000 0000 00', 'Seite 1 von 1', '§ 14'],
    ])
      expect(text).toContain(words)
  })

  it.each([
    ['de', 'USt-IdNr.: DE123456788'],
    ['at', 'USt-IdNr.: DE123456788'],
    ['fr', 'TVA'],
    ['nl', 'Btw-nummer: DE123456788'],
  ])('names the VAT number of a company in %s', async (code, words) => {
    const invoiceAddress = testAddress({ company: 'Wolke GmbH', vatId: 'DE123456788' })
    const { text } = await written(testOrder({ invoiceAddress }), code)
    expect(text).toContain(words)
    expect(text).toContain('DE123456788')
    expect((await written(testOrder({}), code)).text).not.toContain('DE123456788')
  })

  it.each([
    ['all at once', [1, 1], ''],
    ['of which one follows', [1, null], 'noch nicht geliefert: Pos. 2.'],
    ['of which one left after it was issued', [1, 2], 'noch nicht geliefert: Pos. 2.'],
  ] as const)('tells what was not delivered yet: goods %s', async (_, sent, words) => {
    const shipment = { orderId: 1, carrierKey: 'dhl', trackingNumber: '' }
    const order = testOrder({
      lines: sent.map((shipmentId) => ({ shipmentId })),
      shipments: [
        { ...shipment, id: 1, shippedAt: new Date('2026-11-24T08:00:00Z') },
        { ...shipment, id: 2, shippedAt: new Date('2026-11-26T08:00:00Z') },
      ],
    })
    const { text } = await written(order)
    expect(text).toContain('Versanddatum (Lieferung laut UStG): 24. November 2026')
    if (words === '') expect(text).not.toContain('noch nicht geliefert')
    else expect(text).toContain(words)
  })

  it.each(allMarkets.map(({ code }) => code))(
    'names the day of the parcel, and apart from it the day on which a gift card was mailed: %s',
    async (code) => {
      const order = testOrder({
        lines: [{ shipmentId: 1 }, { isDigital: true, isVoucher: true, vat: 0 }],
        shipments: [
          {
            id: 1,
            orderId: 1,
            carrierKey: 'x',
            trackingNumber: '',
            shippedAt: new Date('2026-11-24T08:00:00Z'),
          },
        ],
        events: [testEvent({ type: 'delivered', at: new Date('2026-11-22T08:00:00Z') })],
      })
      const { text } = await written(order, code)
      const { t, date } = orderWords(marketOf(code))
      for (const [how, day] of [
        ['sent', '2026-11-24T08:00:00Z'],
        ['mailed', '2026-11-22T08:00:00Z'],
      ] as const)
        expect(text).toContain(
          t('invoice.deliveredOn', { how, dates: date(new Date(day)) }).replace(/\s/g, ' '),
        )
      expect(text).not.toMatch(/Lieferdatum|Date de livraison|Leverdatum/)
    },
  )

  it.each([
    ['paid', '2026-11-23T14:00:00Z', 'Bezahlt mit PayPal', 'Noch zu zahlen'],
    ['open', null, 'Noch zu zahlen', 'Bezahlt mit PayPal'],
    ['paid', '2026-11-25T14:00:00Z', 'Noch zu zahlen', 'Bezahlt mit PayPal'],
  ] as const)('tells what a gift card left, %s at %s: %s', async (status, settled, words, other) => {
    const settledAt = settled === null ? null : new Date(settled)
    const payments = [testPayment('G', { status: 'paid' }), testPayment('PP', { status, settledAt })]
    const order = testOrder({ balance: 500, payments })
    const { text } = await written(order)
    const sums = text.slice(text.indexOf('Bezahlt mit Geschenkgutschein'), text.indexOf('Steuersatz'))
    expect(sums).toContain(words)
    expect(sums).not.toContain(other)
  })

  it.each([
    ['de', 'DE89 3704 0044 0532 0130 00', 'epc'],
    ['nl', 'DE89 3704 0044 0532 0130 00', 'epc'],
    ['ch', 'CH93 0076 2011 6238 5295 7', 'swiss'],
    ['ch-fr', 'CH93 0076 2011 6238 5295 7', 'swiss'],
  ] as const)('that is to be paid has the code of its transfer, in %s', async (code, iban, kind) => {
    const market = marketOf(code)
    const seller = usualSeller(market.shopLocale)
    const withIban = (iban: string) => ({
      seller: { ...seller, bankAccount: { ...seller.bankAccount, iban } },
    })
    const [right, wrong] = [withIban(iban), withIban(`${iban.slice(0, 2)}00${iban.slice(4)}`)]
    const caption =
      kind === 'swiss'
        ? slipWords(market).part
        : orderWords(market).t(`transferCode.${kind}.caption`).slice(0, 10)
    const { currency } = market
    for (const [lines, payments, invoice, isThere] of [
      [[{}], [testPayment('RE')], right, true],
      [Array.from({ length: 17 }, () => ({})), [testPayment('RE')], right, true],
      [[{}], [testPayment('RE', { status: 'paid', settledAt: issuedAt })], right, false],
      [[{}], [testPayment('RE')], wrong, false],
    ] as const) {
      const order = testOrder({ currency, lines: [...lines], payments: [...payments] })
      const { text } = await readPdf(await writeInvoice(order, invoiceFor(market, invoice), market))
      expect(text.includes(caption)).toBe(isThere)
    }
  })

  it.each(['ch', 'ch-fr'])(
    'to a QR-IBAN is paid by its slip, with a reference that banks take: %s',
    async (code) => {
      const market = marketOf(code)
      const usual = usualSeller(market.shopLocale)
      const seller = { ...usual, bankAccount: { ...usual.bankAccount, iban: 'CH44 3199 9123 0008 8901 2' } }
      const order = testOrder({ currency: 'CHF', payments: [testPayment('RE')] })
      const { text } = await readPdf(await writeInvoice(order, invoiceFor(market, { seller }), market))
      const reference = groupedReference(qrReference(order.number) ?? 'none')
      // Beside the account, on the receipt and on the payment part.
      expect(text.split(reference)).toHaveLength(4)
      for (const words of [slipWords(market).receipt, slipWords(market).part]) expect(text).toContain(words)
    },
  )

  it.each(['de', 'ch-fr', 'nl'])(
    'is paid under the number of its order, as screens and mails say: %s',
    async (code) => {
      const market = marketOf(code)
      const order = testOrder({ payments: [testPayment('RE')] })
      const words = orderWords(market)
      const asked = { seller: usualSeller(market.shopLocale), at: issuedAt }
      expect(paymentState(order, asked, words).bank).toContainEqual([
        words.t('invoice.bank.reference'),
        printedReference(asked.seller.bankAccount.iban, order.number),
      ])
    },
  )

  it('counts a gift card as payment, not as reduction', async () => {
    const order = testOrder({
      lines: [{ price: 5000 }],
      postage: 0,
      balance: 2000,
      payments: [testPayment('G', { amount: 2000, status: 'paid' }), testPayment('V')],
    })
    const { text } = await written(order)
    expect(text).toContain('Gesamtbetrag inkl. MwSt.')
    for (const words of ['50,00 €', '42,02 €', '7,98 €', 'Geschenkgutschein: 20,00 €', '30,00 €'])
      expect(text).toContain(words)
  })

  it.each([
    ['Polish', 'Łukasz Wiśniewski-Żółć'],
    ['Czech', 'Jiří Dvořáček'],
    ['Hungarian', 'Győző Űrhajós'],
    ['Romanian', 'Ștefan Țăran'],
    ['Turkish', 'Işıl Özdoğan İnce'],
    ['Icelandic', 'Þórður Ægisson'],
    ['Latvian', 'Ķirsis Ģērmanis'],
    ['Maltese', 'Ġorġ Ħabib'],
    ['Welsh', 'Siân Ŵyn'],
    ['Greek', 'Άννα Παπαδοπούλου'],
    ['Ukrainian', 'Їжак Ґалаґан Євген'],
    ['Serbian', 'Љубица Ђорђевић'],
    ['Bulgarian', 'Щерьо Йовков'],
    ['Armenian', 'Հայկ Սարգսյան'],
    ['Georgian', 'გიორგი ბერიძე'],
  ])('prints every letter of a %s name', async (_, lastName) => {
    const address = testAddress({ lastName })
    const { text } = await written(testOrder({ invoiceAddress: address }))
    expect(text).toContain(`Anna ${lastName}`)
    expect(text).not.toContain('?')
  })

  it.each([
    ['de', /Nicht steuerbar \(§ 3 Abs\. 15 UStG\)/, /§ 14/],
    ['at', /Nicht steuerbar \(Verkauf eines Mehrzweckgutscheins\)/, /§/],
    ['ch-fr', /Sans TVA/, /art\. 26/],
    ['nl', /Niet belastbaar \(verkoop van een voucher/, /35a/],
  ] as const)(
    'names no paragraph on taxes where gift cards alone are sold: %s',
    async (code, has, hasNot) => {
      const card = { isVoucher: true, isDigital: true, vat: 0, price: 2500 }
      const plain = ({ text }: { text: string }) => text.replace(/\s+/g, ' ')
      const alone = plain(await written(testOrder({ lines: [card] }), code))
      expect(alone).toMatch(has)
      expect(alone).not.toMatch(hasNot)
      for (const key of ['net', 'gross'] as const)
        expect(alone).not.toContain(orderWords(marketOf(code)).t(`invoice.taxes.${key}`))
      const mixed = plain(await written(testOrder({ lines: [card, {}] }), code))
      expect(mixed).not.toMatch(has)
      expect(mixed).toMatch(hasNot)
    },
  )

  it.each(allMarkets.map(({ code }) => [code]))('names who represents the seller, in %s', async (code) => {
    const { representedBy, register, country, city } = usualSeller(marketOf(code).shopLocale)
    const text = (await written(testOrder({}), code)).text.replace(/\s+/g, ' ')
    for (const words of [representedBy, register]) expect(text).toContain(words?.replace(/\s+/g, ' ') ?? '')
    if (country === 'DE') expect(text).toContain(`Sitz: ${city}`)
  })

  it('repeats the head of the table and numbers its pages', async () => {
    const order = testOrder({ lines: Array.from({ length: 60 }, () => ({})) })
    const { pages, text } = await written(order)
    expect(pages.length).toBeGreaterThan(2)
    for (const [index, page] of pages.entries())
      expect(page).toContain(`Seite ${index + 1} von ${pages.length}`)
    const withLines = pages.filter((page) => page.includes('Schlafsack'))
    for (const page of withLines) expect(page).toContain('Einzelpreis')
    expect(text.match(/Nestling Schlafsack/g)).toHaveLength(60)
  })

  it.each(allMarkets.map(({ code }) => [code]))(
    'is written in the words and the currency of %s',
    async (code) => {
      const { currency, country, iso } = marketOf(code)
      const { text, language } = await written(
        testOrder({ currency, lines: [{ price: 123_456 }], postage: 0 }),
        code,
      )
      expect(language).toBe(iso)
      expect(text).toContain(currency === 'CHF' ? 'CHF' : '€')
      expect(text.replace(/[\s.,’']/g, '')).toContain('123456')
      expect(text).not.toMatch(/invoice\.|payment\.|[{}]/)
      if (code === 'ch') expect(text).not.toContain('ß')
      expect(country).not.toBe('')
    },
  )

  it('is the same whenever it is written, whatever was paid since', async () => {
    const market = marketOf('de')
    const open = testOrder()
    const later = {
      ...open,
      payments: [testPayment('V', { status: 'paid', settledAt: new Date('2026-11-30T00:00:00Z') })],
      events: [...open.events, testEvent({ id: 2, type: 'delivered', at: new Date('2026-11-30T00:00:00Z') })],
    }
    const [one, other] = await Promise.all(
      [open, later].map((order) => writeInvoice(order, invoiceFor(market), market)),
    )
    expect(Buffer.from(other ?? []).equals(Buffer.from(one ?? []))).toBe(true)
  })

  it.each([
    ['V', 'open', '71803399', 'DE00 0000'],
    ['RE', 'open', 'Bitte überweisen', 'DE00 0000'],
    ['NN', 'open', 'bei der Zustellung', undefined],
    ['KK', 'paid', 'Bezahlt mit Kreditkarte', undefined],
  ] as const)('of an order paid by %s that is %s says so', async (method, status, words, iban) => {
    const settledAt = status === 'paid' ? new Date('2026-11-23T13:06:00Z') : null
    const { text } = await written(testOrder({ payments: [testPayment(method, { status, settledAt })] }))
    expect(text).toContain(words)
    expect(text.includes('DE00 0000')).toBe(iban !== undefined)
  })

  it('has a file name of plain letters', () => {
    expect(invoiceFileName(invoiceFor(marketOf('ch')), marketOf('ch'))).toBe('Rechnung-BABY-2026-000007.pdf')
  })
})
