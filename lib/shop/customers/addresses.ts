import { and, asc, count, eq } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import type { Address } from '@/schemas/shop'
import type { CustomerAddress } from './customer'
import { customerAddresses, customers } from './tables'

/** More than a family needs; keeps a single account from filling the database. */
const mostAddresses = 30

/** The address book of a customer, the oldest first. */
export const findAddresses = (db: Executor, customerId: number): Promise<CustomerAddress[]> =>
  db
    .select()
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
    .orderBy(asc(customerAddresses.createdAt), asc(customerAddresses.id))

type AddressPurpose = 'delivery' | 'invoice'

const columns = { delivery: 'isDefaultDelivery', invoice: 'isDefaultInvoice' } as const

async function clearDefaults(tx: Executor, customerId: number, purposes: readonly AddressPurpose[]) {
  for (const purpose of purposes)
    await tx
      .update(customerAddresses)
      .set({ [columns[purpose]]: false })
      .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses[columns[purpose]], true)))
}

const defaultsOf = (purposes: readonly AddressPurpose[]) => ({
  isDefaultDelivery: purposes.includes('delivery'),
  isDefaultInvoice: purposes.includes('invoice'),
})

export type AddressEntry = {
  id?: string | undefined
  address: Address
  defaultFor: readonly AddressPurpose[]
}

/**
 * Writes an address of a customer: a new one, or another version of one of theirs. The first one is the default for
 * everything. Another customer's is not found.
 */
export async function saveAddress(
  db: Database,
  customerId: number,
  { id, address, defaultFor }: AddressEntry,
  now: Date,
): Promise<'saved' | 'unknown' | 'full'> {
  return db.transaction(async (tx) => {
    // Two requests of one customer wait here for each other.
    await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
    const [row] = await tx
      .select({ count: count() })
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId))
    const known = row?.count ?? 0
    if (id === undefined && known >= mostAddresses) return 'full'
    const purposes: readonly AddressPurpose[] =
      id === undefined && known === 0 ? ['delivery', 'invoice'] : defaultFor
    await clearDefaults(tx, customerId, purposes)
    const values = { address, ...defaultsOf(purposes) }
    if (id === undefined) {
      await tx.insert(customerAddresses).values({ customerId, ...values, createdAt: now })
      return 'saved'
    }
    const changed = await tx
      .update(customerAddresses)
      .set(values)
      .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
      .returning({ id: customerAddresses.id })
    return changed.length > 0 ? 'saved' : 'unknown'
  })
}

/** Deletes an address of a customer. Another customer's stays. */
export async function deleteAddress(db: Database, customerId: number, id: string): Promise<void> {
  await db
    .delete(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
}
