import { cameByFreight, type Order, type OrderLine } from '@/lib/shop/orders'
import { isFault, type ReturnLine } from './order-return'

type Sent = { cost: Pick<Order['cost'], 'isFreight'>; lines: readonly OrderLine[] }

/** Whether a line comes back as it came: by freight, whose carrier collects it, and in no parcel. */
export const isCollected = (order: Sent, { shipmentId }: Pick<OrderLine, 'shipmentId'>): boolean =>
  cameByFreight(
    order,
    order.lines.filter((line) => shipmentId !== null && line.shipmentId === shipmentId),
  )

/** How goods come back, as messages choose their words by it. */
export type ReturnWays = 'parcel' | 'collect' | 'both'

type Named = { lineId: number }

/** The lines of a return that go in a parcel, and those that are collected. */
export function waysBack<Line extends Named>(
  order: Sent,
  lines: readonly Line[],
): { ways: ReturnWays; parcel: Line[]; collected: Line[] } {
  const isIn = ({ lineId }: Line) => {
    const line = order.lines.find(({ id }) => id === lineId)
    return line !== undefined && isCollected(order, line)
  }
  const [parcel, collected] = [lines.filter((line) => !isIn(line)), lines.filter(isIn)]
  const ways = collected.length === 0 ? 'parcel' : parcel.length === 0 ? 'collect' : 'both'
  return { ways, parcel, collected }
}

/** In which of the two ways something comes back with a fault, so that the seller pays for all of that way. */
export type Faults = { parcel: boolean; freight: boolean }

export const noFaults: Faults = { parcel: false, freight: false }
export const allFaults: Faults = { parcel: true, freight: true }

export function faultsOf(order: Sent, lines: readonly Pick<ReturnLine, 'lineId' | 'reason'>[]): Faults {
  const { parcel, collected } = waysBack(order, lines)
  return { parcel: parcel.some(isFault), freight: collected.some(isFault) }
}

/** A Swiss number in its usual groups, which do not break. The parts of others differ in length. */
const grouped = (phone: string): string =>
  phone.replace(/^(\+41)(\d{2})(\d{3})(\d{2})(\d{2})$/, '$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5')

/** The number that the carrier of freight calls; `none` for orders that were placed without one. */
export const collectionPhone = ({
  deliveryAddress,
  invoiceAddress,
}: Pick<Order, 'deliveryAddress' | 'invoiceAddress'>): string =>
  grouped(deliveryAddress?.phone || invoiceAddress.phone || 'none')
