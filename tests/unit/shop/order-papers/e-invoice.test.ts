import { describe, expect, it } from 'vitest'
import { allMarkets, type Market } from '@/lib/platform/markets/markets'
import { usualSeller } from '@/lib/platform/shop-configuration/default-seller'
import type { CreditNote } from '@/lib/shop/order-papers/credit-notes'
import { creditNoteXml, invoiceXml } from '@/lib/shop/order-papers/e-invoice/hybrid'
import { vatIdOf } from '@/lib/shop/order-papers/e-invoice/vat-id'
import type { Invoice } from '@/lib/shop/order-papers/issue-invoice'
import { taxSums } from '@/lib/shop/order-papers/tax-sums'
import { writeInvoice } from '@/lib/shop/order-papers/write-invoice'
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

/** What of EN 16931 holds for amounts, as the rules are named there. Amounts are in cents. */
function amountsBroken(document: Xml): string[] {
  const totals = 'SpecifiedTradeSettlementHeaderMonetarySummation'
  const total = (name: string) => cents(textAt(document, `${totals}/${name}`))
  const settlement = findAll(document, 'ApplicableHeaderTradeSettlement')[0] ?? document
  const lines = findAll(document, 'IncludedSupplyChainTradeLineItem').map((line) => ({
    net: cents(textAt(line, 'LineTotalAmount')),
    rate: textAt(line, 'RateApplicablePercent'),
  }))
  const charges = findAll(settlement, 'SpecifiedTradeAllowanceCharge').map((charge) => ({
    net: cents(textAt(charge, 'ActualAmount')),
    rate: textAt(charge, 'RateApplicablePercent'),
  }))
  const taxes = settlement.children
    .filter(({ name }) => name === 'ApplicableTradeTax')
    .map((tax) => ({
      basis: cents(textAt(tax, 'BasisAmount')),
      tax: cents(textAt(tax, 'CalculatedAmount')),
      rate: textAt(tax, 'RateApplicablePercent'),
      category: textAt(tax, 'CategoryCode'),
      exemption: textAt(tax, 'ExemptionReason'),
    }))
  const nets = (parts: { net: number }[]) => sum(parts.map(({ net }) => net))
  const due = total('DuePayableAmount')
  const rules: Record<string, boolean> = {
    'BR-CO-10': nets(lines) === total('LineTotalAmount'),
    'BR-CO-12': nets(charges) === total('ChargeTotalAmount'),
    'BR-CO-13': total('LineTotalAmount') + total('ChargeTotalAmount') === total('TaxBasisTotalAmount'),
    'BR-CO-14': sum(taxes.map(({ tax }) => tax)) === total('TaxTotalAmount'),
    'BR-CO-15': total('TaxBasisTotalAmount') + total('TaxTotalAmount') === total('GrandTotalAmount'),
    'BR-CO-16': total('GrandTotalAmount') - total('TotalPrepaidAmount') === due,
    // The checkers of the standard let a difference of rounding pass.
    'BR-CO-17': taxes.every(({ basis, tax, rate }) => Math.abs(tax - (basis * Number(rate)) / 100) <= 1),
    'BR-CO-18': taxes.length > 0,
    'BR-S-08': taxes.every(
      ({ basis, rate }) => nets([...lines, ...charges].filter((part) => part.rate === rate)) === basis,
    ),
    'BR-S-01': lines.every(({ rate }) => taxes.some((tax) => tax.rate === rate)),
    'BR-E-10': taxes.every(({ category, exemption }) => (category === 'E') === (exemption !== undefined)),
    'BR-CO-25': due <= 0 || textAt(document, 'SpecifiedTradePaymentTerms/Description') !== undefined,
    'BR-61':
      textAt(document, 'SpecifiedTradeSettlementPaymentMeans/TypeCode') !== '58' ||
      textAt(document, 'PayeePartyCreditorFinancialAccount/IBANID') !== undefined,
    'BR-DEC': findAll(document, 'LineTotalAmount').every(({ text }) => /^\d+\.\d\d$/.test(text)),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
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
    expect(amountsBroken(document)).toEqual([])
    const totals = 'SpecifiedTradeSettlementHeaderMonetarySummation'
    expect(cents(textAt(document, `${totals}/GrandTotalAmount`))).toBe(order.total)
    expect(cents(textAt(document, `${totals}/TaxTotalAmount`))).toBe(
      sum(taxSums(order).map(({ tax }) => tax)),
    )
  })

  it('keeps them for every price, quantity and reduction', () => {
    for (let n = 1; n < 400; n += 1) {
      const lines = [
        { price: 7 * n + 3, quantity: (n % 5) + 1, reduction: n % 7, voucherReduction: n % 3 },
        { price: 13 * n, vat: 0.07, quantity: (n % 3) + 1 },
        { price: n + 1, quantity: (n % 4) + 1 },
      ]
      expect([n, amountsBroken(readXml(xmlFor({ lines, postage: (n % 6) * 100 + 49 }) ?? ''))]).toEqual([
        n,
        [],
      ])
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
      expect(amountsBroken(readXml(xml ?? ''))).toEqual([])
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
    const market = marketOf('de')
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
    const document = readXml(creditNoteXml(testOrder({}), { note, invoice }, market) ?? '')
    expect(amountsBroken(document)).toEqual([])
    expect(textAt(document, 'ExchangedDocument/TypeCode')).toBe('381')
    expect(textAt(document, 'InvoiceReferencedDocument/IssuerAssignedID')).toBe('BABY-2026-000007')
    expect(cents(textAt(document, 'GrandTotalAmount'))).toBe(1_200)
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
