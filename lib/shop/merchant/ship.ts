import { inArray } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { cashAtDoor } from '@/lib/shop/order-papers'
import {
  awaitsTransfer,
  isLive,
  isPaidBack,
  isUnsent,
  mayBecome,
  type Order,
  type OrderLine,
  orderLines,
  recordEvent,
  shipments,
  statusOfSending,
} from '@/lib/shop/orders'
import { changeOrder, type Done, done, refused } from './change-order'
import { sumIn } from './money'

export type Parcel = {
  carrier: string
  tracking: string | undefined
  /** The numbers of lines, from 1 on; unset: all that are not sent yet. */
  lines: readonly number[] | undefined
}

type Chosen = { ok: true; lines: OrderLine[] } | { ok: false; problem: string }

/** A parcel that leaves now would come before goods that are announced for this many days later or more. */
const muchLaterDays = 10

/** From when on a line was announced; its last day where only that was said, as of what is ordered ahead. */
const announcedFor = ({ arrivesFrom, arrivesTo }: OrderLine) => arrivesFrom ?? arrivesTo

/** What was announced for much later, beside goods that leave now: it is hardly in the same parcel. */
function announcedLater(unsent: readonly OrderLine[], at: Date): OrderLine[] {
  const from = new Date(at.getTime() + muchLaterDays * 86_400_000).toISOString().slice(0, 10)
  const later = unsent.filter((line) => (announcedFor(line) ?? '') >= from)
  return later.length < unsent.length ? later : []
}

/** The lines of a parcel, or why they cannot be sent. */
function chooseLines({ number, lines }: Order, wanted: Parcel['lines'], at: Date): Chosen {
  const wrong = (problem: string) => ({ ok: false, problem }) as const
  if (!wanted) {
    const unsent = lines.filter(isUnsent)
    if (unsent.length === 0) return wrong(`Order ${number} has nothing left to send.`)
    const late = announcedLater(unsent, at)
    const [later] = late
    const placeOf = (line: OrderLine) => lines.indexOf(line) + 1
    return later
      ? wrong(
          `Line ${placeOf(later)} is announced for ${announcedFor(later)}, others for earlier. Name the lines of this parcel: --lines ${unsent
            .filter((line) => !late.includes(line))
            .map(placeOf)
            .join(',')}`,
        )
      : { ok: true, lines: unsent }
  }
  const chosen: OrderLine[] = []
  for (const place of new Set(wanted)) {
    const line = lines[place - 1]
    if (!line) return wrong(`Order ${number} has no line ${place}.`)
    if (!isLive(line)) return wrong(`Line ${place} is cancelled: nothing is sent for it.`)
    if (line.isDigital) return wrong(`Line ${place} is a download, which is sent in no parcel.`)
    if (!isUnsent(line)) return wrong(`Line ${place} was sent already.`)
    chosen.push(line)
  }
  return { ok: true, lines: chosen }
}

/** What the merchant has the carrier collect at the door. */
const collected = ({ currency }: Order, due: NonNullable<ReturnType<typeof cashAtDoor>>): string =>
  due.with === 'earlier'
    ? `Nothing is collected with it: ${sumIn(currency, due.amount)} are due with the last parcel.`
    : `${sumIn(currency, due.amount)} are collected with it.`

/** Records a parcel with all or some lines of an order. */
export const ship = (db: Database, number: string, parcel: Parcel, at: Date): Promise<Done> =>
  changeOrder(db, number, async (tx, order) => {
    const { status } = order
    if (status === 'shipped' || status === 'returned') return refused(`Order ${number} is ${status} already.`)
    if (!mayBecome(status, 'shipped')) return refused(`Order ${number} is ${status}: it cannot be shipped.`)
    if (awaitsTransfer(order))
      return refused(`The prepayment of order ${number} has not come. Record it first: paid ${number}`)
    if (isPaidBack(order)) return refused(`Order ${number} was paid back as a whole: nothing is sent for it.`)
    const chosen = chooseLines(order, parcel.lines, at)
    if (!chosen.ok) return refused(chosen.problem)
    const isUnpaid = order.payments.some((payment) => payment.status === 'open')
    const unpaid = isUnpaid ? chosen.lines.find(({ isVoucher, isGift }) => isVoucher && !isGift) : undefined
    if (unpaid)
      return refused(
        `Line ${order.lines.indexOf(unpaid) + 1} is a gift card, and order ${number} is not paid. Record the money first (paid ${number}), or send the other lines alone.`,
      )
    const { carrier: carrierKey, tracking: trackingNumber = null } = parcel
    const [shipment] = await tx
      .insert(shipments)
      .values({ orderId: order.id, carrierKey, trackingNumber, shippedAt: at })
      .returning()
    if (!shipment) throw new Error('The parcel was not kept')
    const ids = chosen.lines.map(({ id }) => id)
    await tx.update(orderLines).set({ shipmentId: shipment.id }).where(inArray(orderLines.id, ids))
    const unsent = order.lines.filter((line) => isUnsent(line) && !ids.includes(line.id))
    const after = order.lines.map((line) =>
      ids.includes(line.id) ? { ...line, shipmentId: shipment.id } : line,
    )
    const to = statusOfSending(after)
    await recordEvent(tx, order, {
      ...{ type: 'shipped', cause: 'merchant', at, to },
      details: { shipment: shipment.id, carrierKey, ...(trackingNumber !== null && { trackingNumber }) },
    })
    const due = cashAtDoor({ ...order, lines: after, shipments: [...order.shipments, shipment] }, shipment.id)
    const rest = unsent.length > 0 ? `, ${unsent.length} left to send` : ''
    return done(
      `Order ${number}: ${ids.length} ${ids.length === 1 ? 'line' : 'lines'} sent with ${carrierKey}${rest}. It is ${to}.`,
      ...(due ? [collected(order, due)] : []),
    )
  })
