import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Executor } from '@/lib/platform/db'
import { orderReturns, returnReceipts } from './tables'

/** The receipt of a postage without its file. */
export type Receipt = { id: number; name: string; type: string; sentAt: Date }

export type ReceiptFile = { name: string; type: string; content: Buffer }

/** The receipts by the ids of their returns, the first first. */
export async function findReceipts(
  db: Executor,
  returnIds: readonly number[],
): Promise<ReadonlyMap<number, Receipt[]>> {
  const { id, name, type, sentAt, returnId } = returnReceipts
  const rows = await db
    .select({ id, name, type, sentAt, returnId })
    .from(returnReceipts)
    .where(inArray(returnId, [...returnIds]))
    .orderBy(asc(id))
  const found = new Map<number, Receipt[]>()
  for (const { returnId: of, ...receipt } of rows) found.set(of, [...(found.get(of) ?? []), receipt])
  return found
}

/** The file of a receipt of an order; undefined for one of another order, and for one that is deleted by now. */
export async function findReceiptFile(
  db: Executor,
  { orderId, receipt }: { orderId: number; receipt: number },
): Promise<ReceiptFile | undefined> {
  const { name, type, content } = returnReceipts
  const [found] = await db
    .select({ name, type, content })
    .from(returnReceipts)
    .innerJoin(orderReturns, eq(orderReturns.id, returnReceipts.returnId))
    .where(and(eq(returnReceipts.id, receipt), eq(orderReturns.orderId, orderId)))
  return found
}
