import type { Brand } from '@/schemas'
import type { Availability } from './availability'

/** The most days of an instant delivery, and the fewest of a soon one, by brand. */
const thresholds: Record<Brand, { instant: number; soon: number }> = {
  baby: { instant: 3, soon: 4 },
  bm: { instant: 4, soon: 5 },
}
/** From so many days on a delivery is late, and its days are those of the calendar, of which a week has seven. */
export const lateDays = 14
const mostWeeks = 5
const weeksCap = 6

export type DeliveryMessage =
  | { kind: 'preorder' | 'notAvailable' | 'sold' | 'instant' | 'soon' }
  /** `isTimeUnset`: how long it takes is not said. */
  | { kind: 'available'; isTimeUnset?: true }
  /** `byEmail`: of the product group of downloads, which is sent by e-mail after the order. */
  | { kind: 'download'; byEmail: boolean }
  /** `weeks` as displayed: `3`, `> 5`. */
  | { kind: 'late'; weeks: string }

/** Weeks to delivery, capped at 6, for grouping late deliveries. */
export const deliveryWeeks = (daysTo: number): number => Math.min(weeksCap, Math.round(daysTo / 7))

const shownWeeks = (daysTo: number): string => {
  const weeks = deliveryWeeks(daysTo)
  return weeks > mostWeeks ? `> ${mostWeeks}` : String(weeks)
}

type Delivery = Pick<Availability, 'bvc' | 'daysFrom' | 'daysTo' | 'isTimeUnset' | 'preorder' | 'download'>

/**
 * The delivery message of a variant. The rules apply in this order: preorder; not available; sold out; late delivery in
 * weeks, from 14 days on and unless delivery times vary; download, when both days are 0; instant; soon; available.
 * Where no days are said, it is available and nothing more. `varies`: the delivery times of the displayed variants differ.
 */
export function deliveryMessage(
  { bvc, daysFrom, daysTo, isTimeUnset, preorder, download }: Delivery,
  brand: Brand,
  { varies = false }: { varies?: boolean } = {},
): DeliveryMessage {
  const { instant, soon } = thresholds[brand]
  if (preorder) return { kind: 'preorder' }
  if (bvc === 3) return { kind: 'notAvailable' }
  if (bvc === 4) return { kind: 'sold' }
  if (isTimeUnset && !download) return { kind: 'available', isTimeUnset }
  if (daysTo >= lateDays && !varies) return { kind: 'late', weeks: shownWeeks(daysTo) }
  if (daysFrom === 0 && daysTo === 0) return { kind: 'download', byEmail: download }
  if (daysTo <= instant) return { kind: 'instant' }
  if (daysTo >= soon && daysTo < lateDays) return { kind: 'soon' }
  return { kind: 'available' }
}

/**
 * One delivery message for variants that are shown together, such as the parts of a bundle, or a product of which no
 * variant is chosen yet. It is that of the slowest one that can be bought, so that it never promises too much; where
 * the delivery times differ, no number of weeks is right for all. If none can be bought: sold out if all are, otherwise
 * not available.
 */
export function commonDeliveryMessage(
  variants: readonly (Delivery & Pick<Availability, 'buyable'>)[],
  brand: Brand,
): DeliveryMessage {
  const buyable = variants.filter((variant) => variant.buyable)
  const [first] = buyable
  if (!first) {
    const areSold = variants.length > 0 && variants.every(({ bvc }) => bvc === 4)
    return { kind: areSold ? 'sold' : 'notAvailable' }
  }
  const slowest =
    buyable.find(({ isTimeUnset }) => isTimeUnset) ??
    buyable.reduce((slow, next) => (next.daysTo > slow.daysTo ? next : slow))
  const varies = buyable.some(
    ({ daysFrom, daysTo }) => daysFrom !== first.daysFrom || daysTo !== first.daysTo,
  )
  const preorder = buyable.every((variant) => variant.preorder)
  const download = buyable.every((variant) => variant.download)
  return deliveryMessage({ ...slowest, preorder, download }, brand, { varies })
}
