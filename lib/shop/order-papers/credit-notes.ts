import { asc, type InferSelectModel, inArray } from 'drizzle-orm'
import type { Executor, Transaction } from '@/lib/platform/db'
import { requireIssuer } from '@/lib/platform/shop-configuration'
import {
  isOfCancelled,
  leftByName,
  lockOrder,
  moneyLeft,
  type Order,
  type OrderEvent,
  placesByTurn,
  recordEvent,
} from '@/lib/shop/orders'
import type { CreditReason } from '@/schemas/shop'
import { creditTaxes, grossOf, type PaidPart, remainingTaxes } from './credit-taxes'
import { linesNamed } from './credited-goods'
import { drawNumber, lockSeries, paperNumber, seriesOf, yearOf } from './draw-number'
import { type Asked, findInvoice, type Invoice } from './issue-invoice'
import { creditNoteCounters, creditNotes } from './tables'
import { shippingRate, type TaxSum, taxSums } from './tax-sums'

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

/**
 * What an event takes back before all else. A refund that names lines counts for their goods, and then for what was paid
 * beside the goods; one that names none counts by turns, for the goods of each turn with their part of the delivery. All
 * that was paid beside the goods has the rate at which the invoice charges it, whichever lines come back.
 */
function turnsOf(order: Order, event: OrderEvent): PaidPart[][] {
  const before = { ...order, events: order.events.filter(({ id }) => id < event.id) }
  const besides = (left: number): PaidPart => ({ vat: shippingRate(order), left })
  const named = linesNamed(order, event)
  if (named.length > 0) {
    const { goods, beside } = leftByName(before)
    const parts = named.map((line) => ({ vat: line.vat, left: goods[order.lines.indexOf(line)] ?? 0 }))
    return [parts, [besides(beside)]]
  }
  const { goods, delivery, fee } = moneyLeft(before)
  const parts = order.lines.map(({ vat }, place) => [
    { vat, left: goods[place] ?? 0 },
    besides(delivery[place] ?? 0),
  ])
  const seen = new Set<number>()
  const turns = placesByTurn(before).map((places) => {
    const own = places.filter((place) => !seen.has(place))
    for (const place of own) seen.add(place)
    return own.flatMap((place) => parts[place] ?? [])
  })
  return [...turns, [besides(fee)]]
}

type Credit = { event: OrderEvent; reason: CreditReason; taxes: TaxSum[] }

/**
 * What the events of an order take back at each rate beside the credit notes that it has, the oldest first. Together they
 * take back at each rate at most what the invoice charges.
 */
function creditsOf(order: Order, notes: readonly Pick<CreditNote, 'eventId' | 'taxes'>[]): Credit[] {
  const invoiced = taxSums(order)
  const taken: (readonly TaxSum[])[] = notes.map(({ taxes }) => taxes)
  return order.events.flatMap((event) => {
    const credited = notes.some(({ eventId }) => eventId === event.id) ? undefined : creditedBy(event, order)
    const left = remainingTaxes(invoiced, taken)
    const amount = Math.min(credited?.most ?? 0, grossOf(left))
    if (!credited || amount <= 0) return []
    const taxes = creditTaxes(amount, left, turnsOf(order, event))
    taken.push(taxes)
    return [{ event, reason: credited.reason, taxes }]
  })
}

/** What an order still demands at each rate after all that was taken back of it, whether it has papers or not. */
export const taxesLeft = (order: Order): TaxSum[] =>
  remainingTaxes(
    taxSums(order),
    creditsOf(order, []).map(({ taxes }) => taxes),
  ).filter(({ gross }) => gross !== 0)

async function issueOne(
  tx: Transaction,
  order: Order,
  { event, reason, taxes }: Credit,
  { invoice, brand, market, seller, prefixes, at }: Asked & { invoice: Invoice },
): Promise<CreditNote> {
  requireIssuer(seller)
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
    for (const credit of creditsOf(order, notes))
      notes.push(await issueOne(tx, order, credit, { ...asked, invoice }))
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
