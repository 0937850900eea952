import 'server-only'
import { database } from '@/lib/platform/db'
import type { Market } from '@/lib/platform/markets'
import {
  type Credited,
  type CreditNote,
  findCreditNotes,
  findInvoice,
  type Invoice,
  type InvoiceRequest,
  issueCreditNotes,
  issueInvoice,
  type KeptPaper,
  keptCreditNote,
  keptInvoice,
} from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import { part } from './part'

/** Invoices and credit notes. Amounts are minor units of the order's currency. */
export type OrderPapers = {
  /** The invoice of an order; undefined until it is issued. */
  invoice: (orderId: number) => Promise<Invoice | undefined>
  /** The invoice of an order, which is issued when it is asked for the first time. Numbers of a series and a year have no gap. */
  issueInvoice: (asked: InvoiceRequest) => Promise<Invoice>
  /** The credit notes of orders, the oldest first. */
  creditNotes: (orderIds: readonly number[]) => Promise<CreditNote[]>
  /** Issues the credit notes that the events of an order ask for; undefined while the order has no invoice. */
  issueCreditNotes: (asked: InvoiceRequest) => Promise<Credited | undefined>
  /** An invoice as the file that was kept of it. */
  invoiceFile: (order: Order, invoice: Invoice, market: Market) => Promise<KeptPaper>
  /** A credit note as the file that was kept of it. */
  creditNoteFile: (
    order: Order,
    given: { note: CreditNote; invoice: Pick<Invoice, 'number' | 'issuedAt'> },
    market: Market,
  ) => Promise<KeptPaper>
}

const own: OrderPapers = {
  invoice: (orderId) => findInvoice(database(), orderId),
  issueInvoice: (asked) => issueInvoice(database(), asked),
  creditNotes: (orderIds) => findCreditNotes(database(), orderIds),
  issueCreditNotes: (asked) => issueCreditNotes(database(), asked),
  invoiceFile: (order, invoice, market) => keptInvoice(database(), order, invoice, market),
  creditNoteFile: (order, given, market) => keptCreditNote(database(), order, given, market),
}

export const orderPapers = part('orderPapers', own)
