import type { Brand } from '@/schemas'
import { type Availability, preorderDays } from './availability'

/** The most days of an instant delivery, and the fewest of a soon one, by brand. */
const thresholds: Record<Brand, { instant: number; soon: number }> = {
  baby: { instant: 3, soon: 4 },
  bm: { instant: 4, soon: 5 },
}
const lateDays = 14
const mostWeeks = 5
const weeksCap = 6

export type DeliveryMessage =
  | { kind: 'preorder' | 'notAvailable' | 'sold' | 'download' | 'instant' | 'soon' | 'available' }
  /** `weeks` as displayed: `3`, `> 5`. */
  | { kind: 'late'; weeks: string }

/** Weeks to delivery, capped at 6, for grouping late deliveries. */
export const deliveryWeeks = (daysTo: number): number => Math.min(weeksCap, Math.round(daysTo / 7))

const shownWeeks = (daysTo: number): string => {
  const weeks = deliveryWeeks(daysTo)
  return weeks > mostWeeks ? `> ${mostWeeks}` : String(weeks)
}

/**
 * The delivery message of a variant. The rules apply in this order: preorder; not available; sold out; late delivery in
 * weeks, from 14 days on and unless delivery times vary; download; instant; soon; available. `varies`: the delivery
 * times of the displayed variants differ.
 */
export function deliveryMessage(
  { bvc, daysFrom, daysTo }: Pick<Availability, 'bvc' | 'daysFrom' | 'daysTo'>,
  brand: Brand,
  { varies = false }: { varies?: boolean } = {},
): DeliveryMessage {
  const { instant, soon } = thresholds[brand]
  if (bvc === 2 && daysTo >= preorderDays) return { kind: 'preorder' }
  if (bvc === 3) return { kind: 'notAvailable' }
  if (bvc === 4) return { kind: 'sold' }
  if (daysTo >= lateDays && !varies) return { kind: 'late', weeks: shownWeeks(daysTo) }
  if (daysFrom === 0 && daysTo === 0) return { kind: 'download' }
  if (daysTo <= instant) return { kind: 'instant' }
  if (daysTo >= soon && daysTo < lateDays) return { kind: 'soon' }
  return { kind: 'available' }
}
