import { asc, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import {
  isOfCancelled,
  leftByName,
  lockOrder,
  type Order,
  type OrderEvent,
  recordEvent,
} from '@/lib/shop/orders'
import type { CreditReason } from '@/schemas/shop'
import { creditTaxes, grossOf, remainingTaxes } from './credit-taxes'
import { linesNamed } from './credited-goods'
import { drawNumber, lockSeries, paperNumber, seriesOf, yearOf } from './draw-number'
import { type Asked, findInvoice, type Invoice } from './issue-invoice'
import { creditNoteCounters, creditNotes } from './tables'
import { taxSums } from './tax-sums'

export type CreditNote = InferSelectModel<typeof creditNotes>

/** The credit notes of orders, the oldest first. */
export async function findCreditNotes(db: Executor, orderIds: readonly number[]): Promise<CreditNote[]> {
  if (orderIds.length === 0) return []
  const isOne = inArray(creditNotes.orderId, [...orderIds])
  return db.select().from(creditNotes).where(isOne).orderBy(asc(creditNotes.eventId))
}

/** Why an event takes something of the invoice back, and how much at most; undefined where it takes nothing. */
function creditedBy(
  event: Pick<OrderEvent, 'id' | 'type' | 'cause' | 'details'>,
  { payments, events }: Pick<Order, 'payments' | 'events'>,
): { reason: CreditReason; most: number } | undefined {
  const has = (...types: OrderEvent['type'][]) =>
    events.some(({ id, type }) => id < event.id && types.includes(type))
  switch (event.type) {
    case 'cancelled':
      return { reason: 'cancelled', most: Number.POSITIVE_INFINITY }
    case 'returned': {
      // What was paid is taken back when it is paid back. What was never paid is not demanded any more.
      const { unpaid } = event.details
      const reason = has('withdrawn') ? 'withdrawn' : 'returned'
      if (unpaid !== undefined) return { reason, most: Number(unpaid) }
      // An older event, which left it open.
      const open = payments.filter(({ status }) => status === 'open')
      return { reason, most: open.reduce((sum, { amount }) => sum + amount, 0) }
    }
    case 'refunded':
    case 'refundAgreed':
      // It was taken back when it was agreed.
      if (event.details.how === 'transfer') return undefined
      // The payment service pays back what came for a cancelled order, which is credited as a whole, or once too often.
      if (event.cause === 'provider') return undefined
      return {
        reason: isOfCancelled(event, events)
          ? 'cancelled'
          : has('withdrawn')
            ? 'withdrawn'
            : has('returned', 'returnRequested')
              ? 'returned'
              : 'refunded',
        most: Number(event.details.amount),
      }
    default:
      return undefined
  }
}

/** The lines that a refund names, each with what earlier refunds have left of it. */
function namedWithLeft(order: Order, event: OrderEvent) {
  const before = order.events.filter(({ id }) => id < event.id)
  const { goods } = leftByName({ ...order, events: before })
  return linesNamed(order, event).map((line) => ({
    vat: line.vat,
    left: goods[order.lines.indexOf(line)] ?? 0,
  }))
}

async function issueOne(
  tx: Transaction,
  order: Order,
  { event, reason, taxes }: { event: OrderEvent; reason: CreditReason; taxes: CreditNote['taxes'] },
  { invoice, brand, market, seller, prefixes, at }: Asked & { invoice: Invoice },
): Promise<CreditNote> {
  const { prefix, series: name } = seriesOf('creditNote', brand, prefixes)
  const series = { series: name, year: yearOf(at, market) }
  await lockSeries(tx, creditNoteCounters, series)
  const sequence = await drawNumber(tx, creditNoteCounters, series)
  const number = paperNumber(prefix, series.year, sequence)
  const amount = grossOf(taxes)
  const [note] = await tx
    .insert(creditNotes)
    .values({
      ...{ ...series, sequence, number, seller, issuedAt: at },
      ...{ eventId: event.id, orderId: order.id, invoice: invoice.number, reason, amount, taxes },
    })
    .returning()
  if (!note) throw new Error('The credit note was not kept')
  const details = { number, amount, invoice: invoice.number }
  await recordEvent(tx, order, { type: 'credited', cause: event.cause, at, details })
  return note
}

/** An invoice with what was taken back of it. */
export type Credited = { invoice: Invoice; notes: CreditNote[] }

/**
 * Issues the credit notes that the events of an order ask for and do not have yet, `C-2026-000012`, and returns
 * all of them; undefined while the order has no invoice. Together they never take back more than the invoice demands. What was paid back before
 * the invoice was issued is taken back after it, since the invoice names everything that was ordered.
 */
export const issueCreditNotes = (db: Executor, asked: Asked): Promise<Credited | undefined> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, asked.orderId)
    const invoice = order && (await findInvoice(tx, order.id))
    if (!invoice) return undefined
    const notes = await findCreditNotes(tx, [order.id])
    for (const event of order.events) {
      if (notes.some(({ eventId }) => eventId === event.id)) continue
      const credited = creditedBy(event, order)
      if (!credited) continue
      const left = remainingTaxes(
        taxSums(order),
        notes.map(({ taxes }) => taxes),
      )
      const amount = Math.min(credited.most, grossOf(left))
      if (amount <= 0) continue
      const taxes = creditTaxes(amount, left, namedWithLeft(order, event))
      const { reason } = credited
      notes.push(await issueOne(tx, order, { event, reason, taxes }, { ...asked, invoice }))
    }
    return { invoice, notes: notes.toSorted((a, b) => a.eventId - b.eventId) }
  })

export type TakenOff = { reason: CreditReason; amount: number }

/** What was taken off the total of an order since it was placed, by its reason, in minor units. */
export function takenOff(order: Pick<Order, 'events' | 'payments' | 'total'>): TakenOff[] {
  let left = order.total
  const amounts = new Map<CreditReason, number>()
  for (const event of order.events) {
    const credited = creditedBy(event, order)
    const amount = credited ? Math.min(credited.most, left) : 0
    if (!credited || amount <= 0) continue
    left -= amount
    amounts.set(credited.reason, (amounts.get(credited.reason) ?? 0) + amount)
  }
  return [...amounts].map(([reason, amount]) => ({ reason, amount }))
}

/** Whether an order may lack a credit note; asked before the order is locked. */
export const mayCredit = (order: Pick<Order, 'events' | 'payments' | 'isTest'>): boolean =>
  !order.isTest && order.events.some((event) => creditedBy(event, order) !== undefined)
