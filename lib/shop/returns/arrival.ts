import type { Order } from '@/lib/shop/orders'

/** When what was announced has come to the seller; undefined until the merchant has said so. */
export const arrivedAt = ({ events }: Pick<Order, 'events'>, number: string): Date | undefined =>
  events.find(({ type, details }) => type === 'returnArrived' && details.return === number)?.at
