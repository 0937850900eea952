import { fillTemplate } from '@/lib/platform/i18n'
import type { DeliveryMessage } from '@/lib/shop/rules'

/** The words of each delivery message, for use in browsers; that of late deliveries has `{weeks}`. */
export type DeliveryTexts = Record<DeliveryMessage['kind'], string>

/** A delivery message in words. */
export const deliveryText = (delivery: DeliveryMessage, texts: DeliveryTexts): string =>
  delivery.kind === 'late' ? fillTemplate(texts.late, { weeks: delivery.weeks }) : texts[delivery.kind]
