import { createHash } from 'node:crypto'
import { eq, lt } from 'drizzle-orm'
import type { Database, Executor } from '@/lib/platform/db'
import { lockOrder, type Order, recordEvent } from '@/lib/shop/orders'
import type { ReceiptFile } from './find-receipts'
import { findReturns } from './find-returns'
import { isFault, type OrderReturn } from './order-return'
import { returnReceipts } from './tables'
import { waysBack } from './ways-back'

/** A parcel has one receipt, and a second photo may be sharper. */
export const mostReceipts = 5

/** The most megabytes of a receipt. */
export const receiptMegabytes = 10

/** How long a receipt is kept, as the privacy page says: until its postage is paid back and accounted for. */
export const receiptDays = 180
const dayMs = 24 * 60 * 60 * 1_000

/** Whether the shopper pays the postage of a return and has it paid back, for which the receipt is asked for. */
export const asksForReceipt = (
  order: Order,
  { lines, label, cancelledAt }: Pick<OrderReturn, 'lines' | 'label' | 'cancelledAt'>,
  isPaidBack: boolean,
): boolean => {
  const { parcel } = waysBack(order, lines)
  const hasLabel = label !== undefined && label.state !== 'refused' && label.state !== 'unsure'
  return !cancelledAt && !hasLabel && parcel.length > 0 && (isPaidBack || parcel.some(isFault))
}

type Given = { orderId: number; number: string; file: ReceiptFile; now: Date }

/** `gone`: there is no such return, or it was taken back. `full`: it has as many as it may have. */
export type KeptReceipt = 'kept' | 'gone' | 'full'

/** Keeps the receipt of a return's postage, and has the merchant told of it. The same file again changes nothing. */
export const keepReceipt = (db: Database, { orderId, number, file, now }: Given): Promise<KeptReceipt> =>
  db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    const announced = order && (await findReturns(tx, orderId)).find((each) => each.number === number)
    if (!order || !announced || announced.cancelledAt) return 'gone'
    const digest = createHash('sha256').update(file.content).digest('hex')
    const before = await tx
      .select({ digest: returnReceipts.digest })
      .from(returnReceipts)
      .where(eq(returnReceipts.returnId, announced.id))
    if (before.some((each) => each.digest === digest)) return 'kept'
    if (before.length >= mostReceipts) return 'full'
    const [kept] = await tx
      .insert(returnReceipts)
      .values({ returnId: announced.id, digest, ...file, sentAt: now })
      .returning({ id: returnReceipts.id })
    if (!kept) throw new Error('The receipt was not kept')
    await recordEvent(tx, order, {
      ...{ type: 'receiptSent', cause: 'shopper', at: now },
      details: { return: number, receipt: kept.id },
    })
    return 'kept'
  })

/** Deletes receipts that are old. */
export async function pruneReceipts(db: Executor, now: Date): Promise<void> {
  const before = new Date(now.getTime() - receiptDays * dayMs)
  await db.delete(returnReceipts).where(lt(returnReceipts.sentAt, before))
}
