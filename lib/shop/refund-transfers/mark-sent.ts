import type { Transaction } from '@/lib/platform/db'
import { type Order, recordTransfer } from '@/lib/shop/orders'
import { maskedIban } from '@/schemas/iban'
import { findTransfers, type RefundTransfer } from './find-transfers'

type Made = {
  /** In minor units; unset: all that are due. */
  amount: number | undefined
  /** Whether they were made to an account that the shopper has not named here. */
  withoutAccount: boolean
  at: Date
}

/** `lacksAccount`: there is something to record, but the shopper has named no account, and nothing was recorded. */
type Marked = { sent: RefundTransfer[]; account: string | undefined; lacksAccount: boolean }

/**
 * Records that the merchant has made the transfers of an order, or one of an amount, which its shopper then hears. Returns
 * those that were not recorded before. The caller has locked the order.
 */
export async function markSent(
  tx: Transaction,
  order: Order,
  { amount, withoutAccount, at }: Made,
): Promise<Marked> {
  const { due, account } = await findTransfers(tx, order.id)
  const named = amount === undefined ? due : due.filter((each) => each.amount === amount).slice(0, 1)
  if (named.length > 0 && !account && !withoutAccount)
    return { sent: [], account: undefined, lacksAccount: true }
  const masked = account && maskedIban(account.iban)
  const sent: RefundTransfer[] = []
  for (const each of named)
    if (await recordTransfer(tx, order, { refund: each.id, account: masked, at })) sent.push(each)
  return { sent, account: masked, lacksAccount: false }
}
