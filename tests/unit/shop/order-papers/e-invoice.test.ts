import { describe, expect, it } from 'vitest'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import { withFee } from '@/lib/shop/basket/cost'
import type { CreditNote } from '@/lib/shop/order-papers/credit-notes'
import { creditNoteXml, invoiceXml } from '@/lib/shop/order-papers/e-invoice/hybrid'
import { vatIdOf } from '@/lib/shop/order-papers/e-invoice/vat-id'
import type { Invoice } from '@/lib/shop/order-papers/issue-invoice'
import { taxSums } from '@/lib/shop/order-papers/tax-sums'
import { writeInvoice } from '@/lib/shop/order-papers/write-invoice'
import { type InvoiceKind, invoiceRules, rulesBroken } from '../../../fixtures/e-invoice-rules'
import { readAttachments } from '../../../fixtures/read-pdf'
import { findAll, readXml, textAt, type Xml } from '../../../fixtures/read-xml'
import { testAddress, testOrder, testPayment } from '../../../fixtures/test-order'

const issuedAt = new Date('2026-11-24T23:30:00Z')
const marketOf = (code: string): Market => {
  const market = allMarkets.find((each) => each.code === code)
  if (!market) throw new Error(`There is no market ${code}`)
  return market
}
const invoiceFor = (market: Market): Invoice => ({
  ...{ orderId: 1, series: 'baby', year: 2026, sequence: 7, number: 'BABY-2026-000007', issuedAt },
  seller: usualSeller(market.shopLocale),
  paymentNames: null,
})
type Given = Parameters<typeof testOrder>[0]
const xmlFor = (given: Given, code = 'de') =>
  invoiceXml(testOrder(given), invoiceFor(marketOf(code)), marketOf(code))

const paid = { status: 'paid', settledAt: issuedAt } as const
const lower = { price: 1_070, vat: 0.07 }
const voucher = { price: 2_500, vat: 0, isDigital: true, isVoucher: true }

const cents = (amount: string | undefined) => Math.round(Number(amount) * 100)
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** A credit note at two rates, with its invoice. */
function credited(): { note: CreditNote; invoice: Pick<Invoice, 'number' | 'issuedAt'> } {
  const invoice = { number: 'BABY-2026-000007', issuedAt }
  const note: CreditNote = {
    ...{ orderId: 1, eventId: 5, series: 'baby', year: 2026, sequence: 3, number: 'BABY-C-2026-000003' },
    ...{ invoice: invoice.number, issuedAt, reason: 'returned', seller: usualSeller('de-de') },
    amount: 1_200,
    taxes: [
      { rate: 0.19, gross: 1_190, tax: 190, net: 1_000 },
      { rate: 0.07, gross: 10, tax: 1, net: 9 },
    ],
  }
  return { note, invoice }
}

/** BR-01 to BR-16 and their like: what an invoice has at least. */
const needed = {
  'GuidelineSpecifiedDocumentContextParameter/ID': 'urn:cen.eu:en16931:2017',
  'ExchangedDocument/ID': 'BABY-2026-000007',
  'ExchangedDocument/TypeCode': '380',
  // Half past midnight in Berlin.
  'ExchangedDocument/IssueDateTime/DateTimeString': '20261125',
  InvoiceCurrencyCode: 'EUR',
  'SellerTradeParty/Name': 'Nestling Handels GmbH',
  'SellerTradeParty/PostalTradeAddress/CountryID': 'DE',
  'SellerTradeParty/SpecifiedTaxRegistration/ID': 'DE000000000',
  'BuyerTradeParty/Name': 'Anna Beispiel',
  'BuyerTradeParty/PostalTradeAddress/CountryID': 'DE',
  'BuyerOrderReferencedDocument/IssuerAssignedID': '71803399',
  'AssociatedDocumentLineDocument/LineID': '1',
  'SpecifiedTradeProduct/SellerAssignedID': '100043',
  'SpecifiedTradeProduct/Name': 'Nestling Schlafsack, Salbei, 62',
  'SpecifiedLineTradeDelivery/BilledQuantity': '1',
}

describe('The structured invoice', () => {
  it('names what EN 16931 asks for', () => {
    const document = readXml(xmlFor({}) ?? '')
    const found = Object.keys(needed).map((path) => [path, textAt(document, path)])
    expect(Object.fromEntries(found)).toEqual(needed)
  })

  it('names the VAT number of a company (BT-48), and leaves its tax as it is', () => {
    const company = { company: 'Wolke GmbH', vatId: 'DE123456788' }
    const [one, other] = [company, {}].map((more) =>
      readXml(xmlFor({ invoiceAddress: testAddress(more) }) ?? ''),
    )
    if (!one || !other) throw new Error('There is no invoice')
    expect(textAt(one, 'BuyerTradeParty/SpecifiedTaxRegistration/ID')).toBe('DE123456788')
    expect(textAt(one, 'BuyerTradeParty/Name')).toBe('Wolke GmbH')
    expect(textAt(other, 'BuyerTradeParty/SpecifiedTaxRegistration/ID')).toBeUndefined()
    const taxes = (document: Xml) => findAll(document, 'ApplicableTradeTax')
    expect(taxes(one)).toEqual(taxes(other))
  })

  const orders: [name: string, order: Given][] = [
    ['one rate with shipping', {}],
    [
      'two rates, reduced',
      { lines: [{ quantity: 3, price: 999, reduction: 250, voucherReduction: 111 }, lower] },
    ],
    ['paid by card', { payments: [testPayment('KK', paid)] }],
    ['to be paid by invoice', { payments: [testPayment('RE')] }],
    ['partly paid by gift card', { lines: [{ price: 5_000 }], balance: 2_000, payments: [testPayment('V')] }],
    ['wholly paid by gift card', { balance: 9_000, payments: [testPayment('G', paid)] }],
    ['vouchers alone', { lines: [voucher], postage: 0, deliveryAddress: null }],
    ['goods and a voucher', { lines: [{}, voucher, lower] }],
    [
      'a gift at a rate of its own',
      { lines: [{}, { ...lower, reduction: 1_070, isGift: true }], postage: 0 },
    ],
    ['free of shipping', { postage: 0 }],
    ['in cash at the door', { payments: [testPayment('NN')] }],
    ['lent by a partner', { payments: [testPayment('KD', paid)] }],
    ['of a company', { invoiceAddress: testAddress({ company: 'Wolke GmbH', vatId: 'DE123456788' }) }],
    ['at the rates of Austria', { lines: [{ vat: 0.2 }, { vat: 0.1, quantity: 3, price: 333 }] }],
    [
      'at the rates of France',
      {
        lines: [
          { vat: 0.2, price: 1 },
          { vat: 0.055, quantity: 7 },
        ],
      },
    ],
    ['of nothing to pay', { lines: [{ voucherReduction: 1_999 }], postage: 0 }],
  ]
  it('says the period of several deliveries, and the day of each line', () => {
    const days = ['2026-11-23T09:00:00Z', '2026-11-24T09:00:00Z', '2026-11-26T09:00:00Z']
    const shipment = (id: number) => ({ id, orderId: 1, carrierKey: 'dhl', trackingNumber: '' })
    const shipments = days.map((day, index) => ({ ...shipment(index + 1), shippedAt: new Date(day) }))
    const periods = (given: Given) => {
      const document = readXml(xmlFor({ ...given, shipments }) ?? '')
      const spans = findAll(document, 'BillingSpecifiedPeriod').map((each) =>
        ['StartDateTime', 'EndDateTime'].map((name) => textAt(each, `${name}/DateTimeString`)),
      )
      return { spans, day: textAt(document, 'ActualDeliverySupplyChainEvent/OccurrenceDateTime') }
    }
    const lines = [{ shipmentId: 1 }, { shipmentId: 2 }, { shipmentId: 3 }]
    // The third parcel leaves after the invoice.
    expect(periods({ lines })).toEqual({
      spans: [
        ['20261123', '20261123'],
        ['20261124', '20261124'],
        ['20261123', '20261124'],
      ],
      day: undefined,
    })
  })

  it.each(orders)('keeps the rules of amounts: %s', (_, given) => {
    const order = testOrder(given)
    const document = readXml(xmlFor(given) ?? '')
    expect(rulesBroken(document)).toEqual([])
    const totals = 'SpecifiedTradeSettlementHeaderMonetarySummation'
    expect(cents(textAt(document, `${totals}/GrandTotalAmount`))).toBe(order.total)
    expect(cents(textAt(document, `${totals}/TaxTotalAmount`))).toBe(
      sum(taxSums(order).map(({ tax }) => tax)),
    )
  })

  it('keeps them with a fee of the payment, and for a seller without a VAT number', () => {
    const order = testOrder({ payments: [testPayment('NN')] })
    const cost = withFee(
      order.cost,
      order.lines.map(({ voucherReduction: voucher, ...line }) => ({ ...line, voucher, isBulky: false })),
      { label: 'Nachnahmegebühr', amount: 390 },
    )
    const market = marketOf('de')
    const invoice = invoiceFor(market)
    const seller = { ...invoice.seller, taxNumbers: ['Steuernummer 12/345/67890'] }
    const charged = { ...order, cost, total: cost.withTax, toPay: cost.toPay }
    const document = readXml(invoiceXml(charged, { ...invoice, seller }, market) ?? '')
    expect(rulesBroken(document)).toEqual([])
    expect(findAll(document, 'SpecifiedTradeAllowanceCharge')).toHaveLength(2)
    expect(findAll(document, 'SpecifiedTaxRegistration/ID')[0]?.attributes.schemeID).toBe('FC')
  })

  it('keeps them for every price, quantity and reduction', () => {
    for (let n = 1; n < 400; n += 1) {
      const lines = [
        { price: 7 * n + 3, quantity: (n % 5) + 1, reduction: n % 7, voucherReduction: n % 3 },
        { price: 13 * n, vat: 0.07, quantity: (n % 3) + 1 },
        { price: n + 1, quantity: (n % 4) + 1 },
      ]
      expect([n, rulesBroken(readXml(xmlFor({ lines, postage: (n % 6) * 100 + 49 }) ?? ''))]).toEqual([n, []])
    }
  })

  it('takes texts of shoppers as texts', () => {
    const name = 'A<b>&"\u0007 \ud800]]>'
    const document = readXml(xmlFor({ invoiceAddress: testAddress({ company: name }) }) ?? '')
    expect(textAt(document, 'BuyerTradeParty/Name')).toBe('A<b>&"  \ufffd]]>')
  })

  it.each(allMarkets.map(({ code, currency }) => [code, currency] as const))(
    'is written in %s where the standard applies',
    (code, currency) => {
      const xml = xmlFor({ currency }, code)
      if (currency !== 'EUR') return expect(xml).toBeUndefined()
      for (const [name, given] of orders)
        expect([name, rulesBroken(readXml(xmlFor({ currency, ...given }, code) ?? ''))]).toEqual([name, []])
      expect(vatIdOf(usualSeller(marketOf(code).shopLocale).taxNumbers)).toMatch(/^[A-Z]{2}/)
    },
  )

  it('lies in the PDF of the invoice, which is PDF/A-3 and says so', async () => {
    const order = testOrder({})
    const invoice = invoiceFor(marketOf('de'))
    const seller = { ...invoice.seller, name: 'Müller & Söhne <GmbH>' }
    const pdf = await writeInvoice(order, { ...invoice, seller }, marketOf('de'))
    const { files, names, metadata } = readAttachments(pdf)
    expect(names).toEqual(['factur-x.xml'])
    expect(files).toEqual([invoiceXml(order, { ...invoice, seller }, marketOf('de'))])
    const xmp = readXml(metadata)
    expect(textAt(xmp, 'ConformanceLevel')).toBe('EN 16931')
    expect(textAt(xmp, 'DocumentFileName')).toBe('factur-x.xml')
    expect([textAt(xmp, 'part'), textAt(xmp, 'conformance')]).toEqual(['3', 'B'])
    expect(textAt(xmp, 'creator/Seq/li')).toBe(seller.name)
    const text = Buffer.from(pdf).toString('latin1')
    expect(text).toMatch(/\/AFRelationship \/Alternative/)
    expect(text).toMatch(/\/OutputIntents/)
    expect(text).not.toMatch(/\/Type1\b|\/Helvetica/)
  })
})

describe('The structured credit note', () => {
  it('is one by its type, names its invoice and keeps the rules of amounts', () => {
    const document = readXml(creditNoteXml(testOrder({}), credited(), marketOf('de')) ?? '')
    expect(rulesBroken(document)).toEqual([])
    expect(textAt(document, 'ExchangedDocument/TypeCode')).toBe('381')
    expect(textAt(document, 'InvoiceReferencedDocument/IssuerAssignedID')).toBe('BABY-2026-000007')
    expect(cents(textAt(document, 'GrandTotalAmount'))).toBe(1_200)
  })
})

describe('A rule of EN 16931', () => {
  const shipments = ['2026-11-23T09:00:00Z', '2026-11-24T09:00:00Z'].map((day, index) => ({
    ...{ id: index + 1, orderId: 1, carrierKey: 'dhl', trackingNumber: '', shippedAt: new Date(day) },
  }))
  const kinds: Record<InvoiceKind, () => string | undefined> = {
    usual: () => xmlFor({}),
    card: () => xmlFor({ payments: [testPayment('KK', paid)] }),
    period: () => xmlFor({ shipments, lines: [{ shipmentId: 1 }, { shipmentId: 2 }] }),
    voucher: () => xmlFor({ lines: [{}, voucher] }),
    credit: () => creditNoteXml(testOrder({}), credited(), marketOf('de')),
  }

  it.each(Object.keys(kinds) as InvoiceKind[])('holds for an invoice of the kind %s', (kind) => {
    expect(rulesBroken(readXml(kinds[kind]() ?? ''))).toEqual([])
  })

  it.each(invoiceRules.map((rule) => [rule.id, rule] as const))(
    'is seen where it is broken: %s',
    (_, { says, holds, broken: { of = 'usual', replace, by = '' } }) => {
      const xml = kinds[of]() ?? ''
      const broken = xml.replace(replace, by)
      expect(broken).not.toBe(xml)
      expect([says, holds(readXml(broken))]).toEqual([says, false])
    },
  )

  it('has one name and one sentence', () => {
    const names = invoiceRules.flatMap(({ id }) => id.split(', '))
    expect(new Set(names).size).toBe(names.length)
    for (const { says } of invoiceRules) expect(says).toMatch(/^[A-Z].*\.$/)
  })
})

describe('The VAT number of a seller', () => {
  it.each([
    [['USt-IdNr. DE 123 456 789'], 'DE123456789'],
    [['UID ATU12345678'], 'ATU12345678'],
    [['TVA BE 0123.456.789'], 'BE0123456789'],
    [['SIREN 123 456 789', 'N° TVA FR 1A 123456789'], 'FR1A123456789'],
    [['Btw-id NL123456789B01'], 'NL123456789B01'],
    [['Steuernummer 12/345/67890'], undefined],
  ])('%j: %s', (numbers, id) => expect(vatIdOf(numbers)).toBe(id))
})
