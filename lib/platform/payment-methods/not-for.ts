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

/** The orders that the method of a payment mark is not for; none where the mark is that of no method. */
export function notForMark(
  { code: mark }: { code?: string | undefined },
  payments: Pick<Payments, 'methods'> | undefined,
): OrderTrait[] {
  const code = methodOfMark(mark)
  return code ? notForOf(code, payments?.methods[code] ?? { excludedDeliveries: [] }) : []
}
