import type { Transaction } from '@/lib/platform/db'
import { type Order, recordTransfer } from '@/lib/shop/orders'
import { maskedIban } from '@/schemas/iban'
import { findTransfers, type RefundTransfer } from './find-transfers'

/**
 * Records that the merchant has made the transfers of an order, or one of an amount, which its shopper then hears. Returns
 * those that were not recorded before. The caller has locked the order.
 */
export async function markSent(
  tx: Transaction,
  order: Order,
  { amount, at }: { amount: number | undefined; at: Date },
): Promise<{ sent: RefundTransfer[]; account: string | undefined }> {
  const { due, account } = await findTransfers(tx, order.id)
  const named = amount === undefined ? due : due.filter((each) => each.amount === amount).slice(0, 1)
  const masked = account && maskedIban(account.iban)
  const sent: RefundTransfer[] = []
  for (const each of named)
    if (await recordTransfer(tx, order, { refund: each.id, account: masked, at })) sent.push(each)
  return { sent, account: masked }
}
