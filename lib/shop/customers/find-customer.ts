import { eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { type Customer, withoutPassword } from './customer'
import { customers } from './tables'

export async function findCustomerById(db: Executor, id: number): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row && withoutPassword(row)
}

/** What others call a customer: other systems by the id, people by the number. */
export type CustomerName = Pick<Customer, 'userId' | 'customerNo'>

/** The names of customers, by the ids of their rows. */
export async function findCustomerNames(
  db: Executor,
  ids: readonly number[],
): Promise<ReadonlyMap<number, CustomerName>> {
  if (ids.length === 0) return new Map()
  const { id, userId, customerNo } = customers
  const rows = await db
    .select({ id, userId, customerNo })
    .from(customers)
    .where(inArray(id, [...ids]))
  return new Map(rows.map(({ id, ...name }) => [id, name]))
}
