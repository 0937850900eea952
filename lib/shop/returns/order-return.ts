import type { Order, OrderLine } from '@/lib/shop/orders'
import type { ReturnReason } from '@/schemas/shop'
import type { LabelState } from './tables'

/** `number` and `international` are those of the parcel at the carrier. */
type ReturnLabel = {
  carrier: string
  state: LabelState
  number: string | null
  international: string | null
  hasQr: boolean
}

/** What a shopper has announced to send back. */
export type OrderReturn = {
  id: number
  key: string
  number: string
  reason: ReturnReason
  requestedAt: Date
  cancelledAt: Date | null
  /** The label of a carrier that pays the postage; without it the shopper pays it and gets it back. */
  label?: ReturnLabel | undefined
  lines: { lineId: number; quantity: number }[]
}

/** A line of which pieces can be sent back. */
export type Returnable = { line: OrderLine; left: number }

type Sent = Pick<Order, 'status' | 'lines'>
type Announced = readonly (Pick<OrderReturn, 'lines'> & Partial<Pick<OrderReturn, 'cancelledAt'>>)[]

const announcedOf = (returns: Announced, id: number) =>
  returns
    .filter(({ cancelledAt }) => !cancelledAt)
    .flatMap(({ lines }) => lines)
    .reduce((sum, { lineId, quantity }) => sum + (lineId === id ? quantity : 0), 0)

/** What was sent by parcel. */
export const sentLines = ({ lines }: Pick<Order, 'lines'>): OrderLine[] =>
  lines.filter(({ isDigital, shipmentId }) => !isDigital && shipmentId !== null)

/** What was sent by parcel and is not announced to come back yet. */
export function returnableLines({ status, lines }: Sent, returns: Announced): Returnable[] {
  if (status !== 'partlyShipped' && status !== 'shipped') return []
  return sentLines({ lines })
    .map((line) => ({ line, left: line.quantity - announcedOf(returns, line.id) }))
    .filter(({ left }) => left > 0)
}

/** The shop answers for these, whatever was made, and when the time for returns is over. */
export const faults: readonly ReturnReason[] = ['damaged', 'wrong']

/** Of these labels it is certain that the carrier has made none. */
const unmade: readonly (LabelState | undefined)[] = [undefined, 'due', 'refused']

/** Whether a return can be taken back: its label is not made yet, and nothing of the order came back or was paid back since. */
export const mayCancelReturn = (
  { status, events }: Pick<Order, 'status' | 'events'>,
  { label, cancelledAt, requestedAt }: Pick<OrderReturn, 'label' | 'cancelledAt' | 'requestedAt'>,
): boolean =>
  !cancelledAt &&
  status !== 'returned' &&
  unmade.includes(label?.state) &&
  !events.some(({ type, at }) => (type === 'refunded' || type === 'refundAgreed') && at >= requestedAt)

type Wanted = {
  reason: ReturnReason
  /** The pieces by the ids of their lines. */
  quantities: ReadonlyMap<number, number>
  /** Whether the time for returns without a fault is over. */
  isLate: boolean
  /** Whether what was made to the shopper's wishes comes back without a fault as well. */
  takesMade: boolean
}

type Checked =
  | { ok: true; lines: OrderReturn['lines'] }
  | {
      ok: false
      errors: { lines: 'nothingChosen' | 'notReturnable' } | { reason: 'notForReason' | 'tooLateToReturn' }
    }

/** Whether pieces can be sent back for a reason. */
export function checkReturn(
  returnable: readonly Returnable[],
  { reason, quantities, isLate, takesMade }: Wanted,
): Checked {
  const lines = [...quantities]
    .filter(([, quantity]) => quantity !== 0)
    .map(([lineId, quantity]) => ({ lineId, quantity }))
  if (lines.length === 0) return { ok: false, errors: { lines: 'nothingChosen' } }
  const chosen = lines.map(({ lineId, quantity }) => ({
    quantity,
    of: returnable.find(({ line }) => line.id === lineId),
  }))
  const fits = chosen.every(
    ({ quantity, of }) => of && Number.isInteger(quantity) && quantity > 0 && quantity <= of.left,
  )
  if (!fits) return { ok: false, errors: { lines: 'notReturnable' } }
  const isMade = chosen.some(({ of }) => of?.line.inscription !== null)
  if (isMade && !takesMade && !faults.includes(reason))
    return { ok: false, errors: { reason: 'notForReason' } }
  if (isLate && !faults.includes(reason)) return { ok: false, errors: { reason: 'tooLateToReturn' } }
  return { ok: true, lines }
}
