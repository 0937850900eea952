import {
  awaitsTransfer,
  isUnsent,
  mayBecome,
  type Order,
  type OrderLine,
  type Shipment,
} from '@/lib/shop/orders'

type Sent = Pick<Order, 'number' | 'status' | 'lines' | 'payments' | 'shipments'>

/** What goes in one parcel: a recorded one, or the next. */
export type Delivery = {
  /** `71803427-1`: of the order, and of its parcel from 1 on, unless a note of other goods has it (`numberNote`). */
  number: string
  /** Of the parcel, from 1 on. */
  parcel: number
  /** Unset for the next parcel. */
  shipment: Shipment | undefined
  /** The ids of the lines within, of those in parcels before, and of those that follow. */
  inside: readonly number[]
  before: readonly number[]
  after: readonly number[]
}

/** Which parcel is asked for; unset: the next one, or the only one where nothing is left to send. */
export type Wanted = {
  parcel?: number | undefined
  /** The numbers of the lines of the next parcel, from 1 on; unset: all that are not sent yet. */
  lines?: readonly number[] | undefined
}

type Found = { ok: true; delivery: Delivery } | { ok: false; problem: string }

const refused = (problem: string): Found => ({ ok: false, problem })
const idsOf = (lines: readonly OrderLine[]) => lines.map(({ id }) => id)

function recorded({ number, lines, shipments }: Sent, parcel: number): Found {
  const shipment = shipments[parcel - 1]
  if (!shipment) return refused(`Order ${number} has no parcel ${parcel}: it has ${shipments.length}.`)
  const sentIn = (those: readonly Shipment[]) =>
    idsOf(lines.filter(({ shipmentId }) => those.some(({ id }) => id === shipmentId)))
  const unsent = idsOf(lines.filter(isUnsent))
  return {
    ok: true,
    delivery: {
      ...{ number: `${number}-${parcel}`, parcel, shipment, inside: sentIn([shipment]) },
      before: sentIn(shipments.slice(0, parcel - 1)),
      after: [...sentIn(shipments.slice(parcel)), ...unsent],
    },
  }
}

function next(order: Sent, wanted: Wanted['lines']): Found {
  const { number, status, lines, shipments } = order
  if (!mayBecome(status, 'shipped')) return refused(`Order ${number} is ${status}: nothing is sent for it.`)
  if (awaitsTransfer(order))
    return refused(
      `The prepayment of order ${number} has not come: nothing is sent before. Record it first: paid ${number}`,
    )
  const unsent = lines.filter(isUnsent)
  const chosen = wanted ? wanted.map((place) => lines[place - 1]) : unsent
  const missing = chosen.indexOf(undefined)
  if (missing >= 0) return refused(`Order ${number} has no line ${wanted?.[missing]}.`)
  const wrong = chosen.find((line) => line && !isUnsent(line))
  if (wrong)
    return refused(`Line ${lines.indexOf(wrong) + 1} is a download, was sent already, or is cancelled.`)
  const inside = unsent.filter((line) => chosen.includes(line))
  const parcel = shipments.length + 1
  return {
    ok: true,
    delivery: {
      ...{ number: `${number}-${parcel}`, parcel, shipment: undefined, inside: idsOf(inside) },
      before: idsOf(lines.filter(({ shipmentId }) => shipmentId !== null)),
      after: idsOf(unsent.filter((line) => !inside.includes(line))),
    },
  }
}

/** The delivery that is asked for, or why there is none. */
export function deliveryOf(order: Sent, { parcel, lines }: Wanted = {}): Found {
  const { number, shipments } = order
  if (parcel !== undefined && lines)
    return refused('Name a parcel that was sent, or the lines of the next one.')
  if (parcel !== undefined) return recorded(order, parcel)
  if (lines || order.lines.some(isUnsent)) return next(order, lines)
  if (shipments.length === 0) return refused(`Order ${number} has nothing that is sent by parcel.`)
  if (shipments.length === 1) return recorded(order, 1)
  return refused(`Order ${number} was sent in ${shipments.length} parcels: name one, from 1 on.`)
}
