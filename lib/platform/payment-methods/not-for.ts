import type { ConfiguredPayment, PaymentSettings } from '@/schemas/shop'
import { methods, type OrderTrait } from './methods'

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
