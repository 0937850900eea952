import type { Market } from '@/lib/platform/markets'
import type { Order } from '@/lib/shop/orders'
import type { Seller } from '@/schemas/shop'
import { type EInvoice, eCreditNoteOf, eInvoiceOf } from './e-invoice'
import { facturXFile, facturXMetadata } from './factur-x'
import { writeCii } from './write-cii'

/** Where the European standard for invoices is that of the country. */
const isStandard = ({ currency }: Pick<Order, 'currency'>, { country }: Pick<Seller, 'country'>): boolean =>
  currency === 'EUR' && country !== 'CH'

/** A paper's invoice as XML; undefined where the standard is not that of the country. */
const xmlOf = (order: Order, seller: Seller, invoice: () => EInvoice): string | undefined =>
  isStandard(order, seller) ? writeCii(invoice()) : undefined

/** The XML within a PDF, by which the paper becomes a hybrid invoice; nothing without one. */
export const asAttached = (xml: string | undefined) =>
  xml === undefined
    ? {}
    : { attached: { name: facturXFile, type: 'text/xml', content: xml, metadata: facturXMetadata } }

export const invoiceXml = (
  order: Order,
  invoice: Parameters<typeof eInvoiceOf>[1],
  market: Market,
): string | undefined => xmlOf(order, invoice.seller, () => eInvoiceOf(order, invoice, market))

export const creditNoteXml = (
  order: Order,
  given: Parameters<typeof eCreditNoteOf>[1],
  market: Market,
): string | undefined => xmlOf(order, given.note.seller, () => eCreditNoteOf(order, given, market))
