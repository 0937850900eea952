import type { DeliveryMessage } from '@/lib/shop/rules'

/** What shoppers can expect of a delivery message; each pace has one colour wherever a message is shown. */
export const deliveryPace = {
  preorder: 'slow',
  notAvailable: 'none',
  sold: 'none',
  late: 'slow',
  download: 'prompt',
  instant: 'prompt',
  soon: 'prompt',
  available: 'prompt',
} as const satisfies Record<DeliveryMessage['kind'], 'prompt' | 'slow' | 'none'>

export const isSlow = ({ kind }: DeliveryMessage): boolean => deliveryPace[kind] === 'slow'
