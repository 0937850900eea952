import { escaped } from '@/lib/platform/text'
import { plainIban } from '@/schemas/iban'
import type { Seller } from '@/schemas/shop'
import type { EInvoice, EInvoiceLine, EInvoiceTax } from './e-invoice'
import { vatIdOf } from './vat-id'

/** The profile of Factur-X 1.0 and ZUGFeRD 2 that is the European standard and nothing more. */
const guideline = 'urn:cen.eu:en16931:2017'

const money = (minorUnits: number) => (minorUnits / 100).toFixed(2)
const percent = (rate: number) => String(Math.round(rate * 10_000) / 100)

/** Characters that XML 1.0 does not have. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: what may not stand in the document
const forbidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

type Content = string | undefined | readonly Content[]

const flat = (content: Content): string =>
  content === undefined ? '' : typeof content === 'string' ? content : content.map(flat).join('')

const words = (text: string) => escaped(text.toWellFormed().replace(forbidden, ' '))

/** An element; left out where it has nothing in it. */
function ram(name: string, content: Content, attributes = ''): string | undefined {
  const inner = flat(content)
  return inner === ''
    ? undefined
    : `<${name.includes(':') ? name : `ram:${name}`}${attributes}>${inner}</${name.includes(':') ? name : `ram:${name}`}>`
}

const text = (name: string, value: string | undefined, attributes = '') =>
  value === undefined ? undefined : ram(name, words(value), attributes)

const day = (value: string | undefined) =>
  value && `<udt:DateTimeString format="102">${value}</udt:DateTimeString>`

const addressOf = ({ street, postcode, city, country }: EInvoice['buyer']['address']) =>
  ram('PostalTradeAddress', [
    text('PostcodeCode', postcode),
    text('LineOne', street),
    text('CityName', city),
    text('CountryID', country),
  ])

function sellerParty({ name, phone, email, taxNumbers, register, ...address }: Seller) {
  const vatId = vatIdOf(taxNumbers)
  return ram('SellerTradeParty', [
    text('Name', name),
    register === undefined ? undefined : ram('SpecifiedLegalOrganization', text('ID', register)),
    ram('DefinedTradeContact', [
      text('PersonName', name),
      phone === undefined ? undefined : ram('TelephoneUniversalCommunication', text('CompleteNumber', phone)),
      ram('EmailURIUniversalCommunication', text('URIID', email)),
    ]),
    addressOf(address),
    ram('URIUniversalCommunication', text('URIID', email, ' schemeID="EM"')),
    ram('SpecifiedTaxRegistration', [
      vatId ? text('ID', vatId, ' schemeID="VA"') : text('ID', taxNumbers[0], ' schemeID="FC"'),
    ]),
  ])
}

const taxParts = ({ category, rate }: Pick<EInvoiceTax, 'category' | 'rate'>) => [
  text('CategoryCode', category),
  text('RateApplicablePercent', percent(rate)),
]

const period = ({ from, to }: { from: string; to: string }) =>
  ram('BillingSpecifiedPeriod', [ram('StartDateTime', day(from)), ram('EndDateTime', day(to))])

const lineItem = (line: EInvoiceLine, index: number) =>
  ram('IncludedSupplyChainTradeLineItem', [
    ram('AssociatedDocumentLineDocument', text('LineID', String(index + 1))),
    ram('SpecifiedTradeProduct', [text('SellerAssignedID', line.article), text('Name', line.name)]),
    ram(
      'SpecifiedLineTradeAgreement',
      ram('NetPriceProductTradePrice', text('ChargeAmount', (line.net / 100 / line.quantity).toFixed(4))),
    ),
    ram('SpecifiedLineTradeDelivery', text('BilledQuantity', String(line.quantity), ' unitCode="H87"')),
    ram('SpecifiedLineTradeSettlement', [
      ram('ApplicableTradeTax', [text('TypeCode', 'VAT'), ...taxParts(line)]),
      line.deliveredOn && period({ from: line.deliveredOn, to: line.deliveredOn }),
      ram('SpecifiedTradeSettlementLineMonetarySummation', text('LineTotalAmount', money(line.net))),
    ]),
  ])

function paymentMeans({ means, seller: { bankAccount } }: EInvoice) {
  if (means !== '58') return ram('SpecifiedTradeSettlementPaymentMeans', text('TypeCode', means))
  const { iban, bic, holder } = bankAccount
  return ram('SpecifiedTradeSettlementPaymentMeans', [
    text('TypeCode', means),
    ram('PayeePartyCreditorFinancialAccount', [text('IBANID', plainIban(iban)), text('AccountName', holder)]),
    bic === undefined ? undefined : ram('PayeeSpecifiedCreditorFinancialInstitution', text('BICID', bic)),
  ])
}

function settlement(invoice: EInvoice) {
  const { lines, charges, taxes, currency, paid, terms, corrects } = invoice
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0)
  const goods = total(lines.map(({ net }) => net))
  const charged = total(charges.map(({ net }) => net))
  const tax = total(taxes.map((each) => each.tax))
  const grand = goods + charged + tax
  return ram('ApplicableHeaderTradeSettlement', [
    text('PaymentReference', corrects ? invoice.number : invoice.order),
    text('InvoiceCurrencyCode', currency),
    paymentMeans(invoice),
    taxes.map((each) =>
      ram('ApplicableTradeTax', [
        text('CalculatedAmount', money(each.tax)),
        text('TypeCode', 'VAT'),
        text('ExemptionReason', each.exemption),
        text('BasisAmount', money(each.basis)),
        ...taxParts(each),
      ]),
    ),
    typeof invoice.deliveredOn === 'object' ? period(invoice.deliveredOn) : undefined,
    charges.map(({ reason, net, ...rate }) =>
      ram('SpecifiedTradeAllowanceCharge', [
        ram('ChargeIndicator', '<udt:Indicator>true</udt:Indicator>'),
        text('ActualAmount', money(net)),
        text('Reason', reason),
        ram('CategoryTradeTax', [text('TypeCode', 'VAT'), ...taxParts(rate)]),
      ]),
    ),
    ram('SpecifiedTradePaymentTerms', text('Description', terms)),
    ram('SpecifiedTradeSettlementHeaderMonetarySummation', [
      text('LineTotalAmount', money(goods)),
      text('ChargeTotalAmount', money(charged)),
      text('AllowanceTotalAmount', money(0)),
      text('TaxBasisTotalAmount', money(goods + charged)),
      text('TaxTotalAmount', money(tax), ` currencyID="${currency}"`),
      text('GrandTotalAmount', money(grand)),
      text('TotalPrepaidAmount', money(paid)),
      text('DuePayableAmount', money(grand - paid)),
    ]),
    corrects &&
      ram('InvoiceReferencedDocument', [
        text('IssuerAssignedID', corrects.number),
        ram(
          'FormattedIssueDateTime',
          `<qdt:DateTimeString format="102">${corrects.issuedOn}</qdt:DateTimeString>`,
        ),
      ]),
  ])
}

const shipTo = ({ shipTo: to }: EInvoice) =>
  to && ram('ShipToTradeParty', [text('Name', to.name), addressOf(to.address)])

const namespaces = [
  ['rsm', 'CrossIndustryInvoice:100'],
  ['ram', 'ReusableAggregateBusinessInformationEntity:100'],
  ['qdt', 'QualifiedDataType:100'],
  ['udt', 'UnqualifiedDataType:100'],
]
  .map(([prefix, name]) => ` xmlns:${prefix}="urn:un:unece:uncefact:data:standard:${name}"`)
  .join('')

/** An invoice as `factur-x.xml`: UN/CEFACT Cross Industry Invoice D16B, in the profile EN 16931. */
export const writeCii = (invoice: EInvoice): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${flat(
    ram(
      'rsm:CrossIndustryInvoice',
      [
        ram(
          'rsm:ExchangedDocumentContext',
          ram('GuidelineSpecifiedDocumentContextParameter', text('ID', guideline)),
        ),
        ram('rsm:ExchangedDocument', [
          text('ID', invoice.number),
          text('TypeCode', invoice.type),
          ram('IssueDateTime', day(invoice.issuedOn)),
        ]),
        ram('rsm:SupplyChainTradeTransaction', [
          invoice.lines.map(lineItem),
          ram('ApplicableHeaderTradeAgreement', [
            sellerParty(invoice.seller),
            ram('BuyerTradeParty', [
              text('Name', invoice.buyer.name),
              addressOf(invoice.buyer.address),
              ram('URIUniversalCommunication', text('URIID', invoice.buyer.email, ' schemeID="EM"')),
              invoice.buyer.vatId === undefined
                ? undefined
                : ram('SpecifiedTaxRegistration', text('ID', invoice.buyer.vatId, ' schemeID="VA"')),
            ]),
            ram('BuyerOrderReferencedDocument', text('IssuerAssignedID', invoice.order)),
          ]),
          ram('ApplicableHeaderTradeDelivery', [
            shipTo(invoice),
            typeof invoice.deliveredOn === 'string'
              ? ram('ActualDeliverySupplyChainEvent', ram('OccurrenceDateTime', day(invoice.deliveredOn)))
              : undefined,
          ]) ?? '<ram:ApplicableHeaderTradeDelivery/>',
          settlement(invoice),
        ]),
      ],
      namespaces,
    ),
  )}\n`
