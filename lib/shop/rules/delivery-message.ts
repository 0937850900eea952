import type { Brand } from '@/schemas'
import { type Availability, preorderDays } from './availability'

/** Greatest days of an instant delivery, and least of a soon one. Section 9. */
const thresholds: Record<Brand, { instant: number; soon: number }> = {
  baby: { instant: 3, soon: 4 },
  bm: { instant: 4, soon: 5 },
}
const lateDays = 14
const mostWeeks = 5
const weeksCap = 6

export type DeliveryMessage =
  | { kind: 'preorder' | 'notAvailable' | 'sold' | 'download' | 'instant' | 'soon' | 'available' }
  /** `weeks` as it is shown: `3`, `> 5`. */
  | { kind: 'late'; weeks: string }

/** Weeks to delivery, capped at 6, by which late deliveries are grouped. Section 9. */
export const deliveryWeeks = (daysTo: number): number => Math.min(weeksCap, Math.round(daysTo / 7))

const shownWeeks = (daysTo: number): string => {
  const weeks = deliveryWeeks(daysTo)
  return weeks > mostWeeks ? `> ${mostWeeks}` : String(weeks)
}

/**
 * What is said of the delivery, by the eight rules of section 8 in their order.
 * `varies`: the delivery times of what is shown differ, for example among the variants of a product.
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
