import { fillTemplate } from '@/lib/platform/i18n'
import type { DeliveryMessage } from '@/lib/shop/rules'

/** The words of each delivery message, for use in browsers; that of late deliveries has `{weeks}`. */
export type DeliveryTexts = Record<DeliveryMessage['kind'] | 'downloadByEmail', string>

/** A delivery message in words. */
export function deliveryText(delivery: DeliveryMessage, texts: DeliveryTexts): string {
  if (delivery.kind === 'late') return fillTemplate(texts.late, { weeks: delivery.weeks })
  if (delivery.kind === 'download' && delivery.byEmail) return texts.downloadByEmail
  return texts[delivery.kind]
}
