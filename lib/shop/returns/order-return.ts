import { isOfCancelled, type Order, type OrderLine } from '@/lib/shop/orders'
import type { ReturnReason } from '@/schemas/shop'
import { arrivedAt } from './arrival'
import type { Receipt } from './find-receipts'
import type { LabelState } from './tables'

/** Some pieces of a line that come back, and why. */
export type ReturnLine = { lineId: number; quantity: number; reason: ReturnReason }

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
  requestedAt: Date
  cancelledAt: Date | null
  /** The label of a carrier that pays the postage; without it the shopper pays it and gets it back. */
  label?: ReturnLabel | undefined
  /** Of the postage that the shopper has paid. */
  receipts?: readonly Receipt[]
  lines: ReturnLine[]
}

/** A line of which pieces can be sent back. */
export type Returnable = { line: OrderLine; left: number }

type Sent = Pick<Order, 'status' | 'lines'>
type Announced = readonly ({ lines: readonly Pick<ReturnLine, 'lineId' | 'quantity'>[] } & Partial<
  Pick<OrderReturn, 'cancelledAt'>
>)[]

/** How many pieces of a line are announced to come back. */
export const announcedOf = (returns: Announced, id: number): number =>
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

export const isFault = ({ reason }: Pick<ReturnLine, 'reason'>): boolean => faults.includes(reason)

/** The reason that counts most: a fault, or else the first that was given. */
export const leadingReason = (lines: readonly Pick<ReturnLine, 'reason'>[]): ReturnReason =>
  (lines.find(isFault) ?? lines.find(({ reason }) => reason !== 'none'))?.reason ?? 'none'

/** What was paid for some pieces of a line, after all reductions, in minor units. */
export const paidFor = (
  { total, reduction, voucherReduction, quantity }: OrderLine,
  pieces: number,
): number => Math.round(((total - reduction - voucherReduction) * pieces) / quantity)

/** Of these labels it is certain that the carrier has made none. */
const unmade: readonly (LabelState | undefined)[] = [undefined, 'due', 'refused']

/**
 * Whether a return can be taken back: its label is not made yet, it is not here, and nothing of the order came back or was
 * paid back since.
 * What is paid back for a part that was cancelled is not for the return.
 */
export const mayCancelReturn = (
  { status, events }: Pick<Order, 'status' | 'events'>,
  {
    label,
    number,
    cancelledAt,
    requestedAt,
  }: Pick<OrderReturn, 'label' | 'number' | 'cancelledAt' | 'requestedAt'>,
): boolean =>
  !cancelledAt &&
  status !== 'returned' &&
  unmade.includes(label?.state) &&
  !arrivedAt({ events }, number) &&
  !events.some(
    (event) =>
      (event.type === 'refunded' || event.type === 'refundAgreed') &&
      event.at >= requestedAt &&
      !isOfCancelled(event, events),
  )

type Wanted = {
  /** The pieces by the ids of their lines. */
  quantities: ReadonlyMap<number, number>
  /** Why they come back, by the same ids; a line without one has none, which nobody has to give. */
  reasons: ReadonlyMap<number, ReturnReason>
  /** Whether the time for returns without a fault is over. */
  isLate: boolean
  /** Whether what was made to the shopper's wishes comes back without a fault as well. */
  takesMade: boolean
}

type Checked =
  | { ok: true; lines: ReturnLine[] }
  | {
      ok: false
      errors:
        | { lines: 'nothingChosen' | 'notReturnable' }
        | Record<`reason-${number}`, 'notForReason' | 'tooLateToReturn'>
    }

/** What is wrong with the reason for which a line comes back. */
function reasonFault(
  line: OrderLine | undefined,
  { isLate, takesMade }: Pick<Wanted, 'isLate' | 'takesMade'>,
): 'notForReason' | 'tooLateToReturn' | undefined {
  if (line && line.inscription !== null && !takesMade) return 'notForReason'
  return isLate ? 'tooLateToReturn' : undefined
}

/** Whether pieces can be sent back, each line for its reason. What is wrong with one is named by its line. */
export function checkReturn(
  returnable: readonly Returnable[],
  { quantities, reasons, ...terms }: Wanted,
): Checked {
  const lines = [...quantities]
    .filter(([, quantity]) => quantity !== 0)
    .map(([lineId, quantity]) => ({ lineId, quantity, reason: reasons.get(lineId) ?? 'none' }))
  if (lines.length === 0) return { ok: false, errors: { lines: 'nothingChosen' } }
  const chosen = lines.map((line) => ({
    ...line,
    of: returnable.find((each) => each.line.id === line.lineId),
  }))
  const fits = chosen.every(
    ({ quantity, of }) => of && Number.isInteger(quantity) && quantity > 0 && quantity <= of.left,
  )
  if (!fits) return { ok: false, errors: { lines: 'notReturnable' } }
  const refused = chosen.flatMap((each) => {
    const fault = isFault(each) ? undefined : reasonFault(each.of?.line, terms)
    return fault ? [[`reason-${each.lineId}`, fault] as const] : []
  })
  return refused.length > 0 ? { ok: false, errors: Object.fromEntries(refused) } : { ok: true, lines }
}
