import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orders } from '@/lib/shop/orders'
import { customerAddresses } from './tables'

/** Begins the address book of a new customer with the addresses of an order: where it went, and where its invoice did. */
export async function addAddressesOf(
  tx: Executor,
  { customerId, orderId, now }: { customerId: number; orderId: number; now: Date },
): Promise<void> {
  const [order] = await tx
    .select({ delivery: orders.deliveryAddress, invoice: orders.invoiceAddress })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!order) return
  const { delivery, invoice } = order
  const isOne = delivery === null || isDeepStrictEqual(delivery, invoice)
  // The book lists them by their age.
  const later = new Date(now.getTime() + 1)
  await tx.insert(customerAddresses).values([
    {
      ...{ customerId, address: delivery ?? invoice, createdAt: now },
      ...{ isDefaultDelivery: true, isDefaultInvoice: isOne },
    },
    ...(isOne ? [] : [{ customerId, address: invoice, isDefaultInvoice: true, createdAt: later }]),
  ])
}
