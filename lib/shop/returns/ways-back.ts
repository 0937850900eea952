import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { shownPhone } from '@/lib/shop/addresses'
import type { OrderWords } from '@/lib/shop/order-papers'
import { cameByFreight, type Order, type OrderLine } from '@/lib/shop/orders'
import { withdrawnPieces } from '@/lib/shop/withdrawals'
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

/** How lines that nobody has sent yet will come, and so go back: bulky ones by freight. */
export function waysOfSending(order: Sent, unsent: readonly OrderLine[]): ReturnWays {
  const byFreight = unsent.filter((line) => cameByFreight(order, [line]))
  if (byFreight.length === 0) return 'parcel'
  return byFreight.length === unsent.length ? 'collect' : 'both'
}

/** How what was declared to be withdrawn comes back; a declaration in words of its own may mean all that was sent. */
export function declaredWays(order: Pick<Order, 'cost' | 'lines' | 'events'>): ReturnWays {
  const pieces = withdrawnPieces(order)
  const sent = order.lines.filter(({ isDigital, shipmentId }) => !isDigital && shipmentId !== null)
  const named = sent.filter(({ id }) => pieces.has(id))
  const back = named.length > 0 ? named : sent
  return waysBack(
    order,
    back.map(({ id }) => ({ lineId: id })),
  ).ways
}

/** How some lines of an order come back, and who pays for it: the postage of a parcel, or the carrier who collects. */
export function costsBack(
  order: Sent,
  lines: readonly Pick<OrderLine, 'id'>[],
  costs: ReturnCosts,
  { t }: Pick<OrderWords, 't'>,
): string[] {
  const { ways } = waysBack(
    order,
    lines.map(({ id }) => ({ lineId: id })),
  )
  if (ways === 'collect') return [t('orderReturn.collect.cost', costs)]
  const postage = t('returnCosts.postage', costs)
  return ways === 'parcel' ? [postage] : [postage, t('returnCosts.freight', costs)]
}

/** In which of the two ways something comes back with a fault, so that the seller pays for all of that way. */
export type Faults = { parcel: boolean; freight: boolean }

export const noFaults: Faults = { parcel: false, freight: false }
export const allFaults: Faults = { parcel: true, freight: true }

export function faultsOf(order: Sent, lines: readonly Pick<ReturnLine, 'lineId' | 'reason'>[]): Faults {
  const { parcel, collected } = waysBack(order, lines)
  return { parcel: parcel.some(isFault), freight: collected.some(isFault) }
}

/** The number that the carrier of freight calls; `none` for orders that were placed without one. */
export const collectionPhone = ({
  deliveryAddress,
  invoiceAddress,
}: Pick<Order, 'deliveryAddress' | 'invoiceAddress'>): string =>
  shownPhone(deliveryAddress?.phone || invoiceAddress.phone || 'none')
