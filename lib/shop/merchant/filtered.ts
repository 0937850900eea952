import { and, eq, gte, type SQL } from 'drizzle-orm'
import { orders } from '@/lib/shop/orders'
import type { OrderFilter } from './commands'

/** The condition for the orders of a filter. */
export const filtered = ({ status, since, email }: OrderFilter, ...more: SQL[]): SQL | undefined =>
  and(
    status && eq(orders.status, status),
    since && gte(orders.placedAt, since),
    email === undefined ? undefined : eq(orders.email, email),
    ...more,
  )
