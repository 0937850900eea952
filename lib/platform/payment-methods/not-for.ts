import type { ConfiguredPayment, PaymentSettings, Payments } from '@/schemas/shop'
import { methodOfMark, methods, type OrderTrait } from './methods'

const traitOfDelivery = {
  pickup: 'pickup',
  freight: 'freight',
  download: 'hasDigital',
} as const satisfies Record<PaymentSettings['excludedDeliveries'][number], OrderTrait>

/** The orders that a method is not for: by its kind, and by the settings of the shop. */
export const notForOf = (
  code: ConfiguredPayment,
  { excludedDeliveries }: Pick<PaymentSettings, 'excludedDeliveries'>,
): OrderTrait[] => [...methods[code].notFor, ...excludedDeliveries.map((name) => traitOfDelivery[name])]

/** What the method of a payment mark is not for, and the least and the most that an order may cost, in minor units. */
export type MarkLimits = { notFor: readonly OrderTrait[]; least?: number; most?: number | undefined }

/** The limits of the method of a payment mark; none where the mark is that of no method. */
export function limitsOfMark(
  { code: mark }: { code?: string | undefined },
  payments: Pick<Payments, 'methods'> | undefined,
): MarkLimits {
  const code = methodOfMark(mark)
  if (!code) return { notFor: [] }
  const settings = payments?.methods[code]
  if (!settings) return { notFor: notForOf(code, { excludedDeliveries: [] }) }
  const { least, most } = settings
  return { notFor: notForOf(code, settings), least, most }
}
