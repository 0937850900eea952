import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { type Customer, withoutPassword } from './customer'
import { customers } from './tables'

export async function findCustomerById(db: Executor, id: number): Promise<Customer | undefined> {
  const [row] = await db.select().from(customers).where(eq(customers.id, id))
  return row && withoutPassword(row)
}
