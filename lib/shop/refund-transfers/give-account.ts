import type { Database } from '@/lib/platform/db'
import { isWithinSubject, subjectLimits } from '@/lib/platform/limits'
import { lockOrder, recordEvent } from '@/lib/shop/orders'
import { maskedIban, plainIban } from '@/schemas/iban'
import { findTransfers, type RefundAccount } from './find-transfers'
import { refundAccounts } from './tables'

/**
 * `notDue`: nothing is to be transferred, or the bank has the account already. `ibanSwiss`: francs go to a Swiss account.
 * `tooManyAccounts`: it was changed often today.
 */
export type AccountFault = 'notDue' | 'ibanSwiss' | 'tooManyAccounts'

type Given = RefundAccount & { orderId: number; now: Date }

/**
 * Keeps where a shopper wants money of an order transferred to, and has it confirmed by mail. The same account again
 * changes nothing.
 */
export const giveRefundAccount = (
  db: Database,
  { orderId, now, ...given }: Given,
): Promise<AccountFault | undefined> =>
  db.transaction(async (tx): Promise<AccountFault | undefined> => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw new Error('The order has gone')
    const { due, account, hasPostage, isLocked } = await findTransfers(tx, orderId)
    if (due.length === 0 && !hasPostage) return 'notDue'
    const wanted = { holder: given.holder, iban: plainIban(given.iban) }
    if (account?.holder === wanted.holder && account.iban === wanted.iban) return undefined
    if (isLocked) return 'notDue'
    if (order.currency === 'CHF' && !/^(?:CH|LI)/.test(wanted.iban)) return 'ibanSwiss'
    if (!(await isWithinSubject(tx, subjectLimits.refundAccounts, order.number, { now: now.getTime() })))
      return 'tooManyAccounts'
    await tx
      .insert(refundAccounts)
      .values({ orderId, ...wanted, givenAt: now })
      .onConflictDoUpdate({ target: refundAccounts.orderId, set: { ...wanted, givenAt: now } })
    await recordEvent(tx, order, {
      ...{ type: 'refundAccount', cause: 'shopper', at: now },
      details: { account: maskedIban(wanted.iban) },
    })
    return undefined
  })
