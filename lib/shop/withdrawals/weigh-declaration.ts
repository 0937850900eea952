import type { Executor } from '@/lib/platform/db'
import type { Client } from '@/lib/platform/http'
import { isWithinLimit, isWithinSubject, networkLimits, subjectLimits } from '@/lib/platform/limits'
import type { Order } from '@/lib/shop/orders'
import type { Brand } from '@/schemas'
import type { WithdrawalStatement } from '@/schemas/api/orders'
import { findNamedOrder } from './find-named-order'
import { isRepeated } from './is-repeated'

export type UnweighedDeclaration = {
  brand: Brand
  statement: WithdrawalStatement
  now: Date
  /** Whether the visitor has proved to be who has placed the order. */
  isOwner: (order: Order) => Promise<boolean>
}

/**
 * `isTold`: mails tell of it. `isProved`: it is of the person who has placed the order. `isBusy`: the network has declared
 * much, so that answers must take the same time.
 */
export type WeighedDeclaration = { isTold: boolean; isProved: boolean; isBusy: boolean }

/**
 * Counts a declaration. None is ever refused: a different answer for right and wrong numbers would tell which orders there
 * are, and strangers could keep an owner from withdrawing. What is too much has no mails. Network and address bound only
 * those that name no order of the address; those that name one are counted for the order, unless the visitor has proved
 * that it is theirs, or the same was declared before.
 */
export async function weighDeclaration(
  db: Executor,
  client: Client,
  { brand, statement, now: at, isOwner }: UnweighedDeclaration,
): Promise<WeighedDeclaration> {
  const now = at.getTime()
  const ofNetwork = (amount: number) => isWithinLimit(db, client, networkLimits.withdrawals, { now, amount })
  const order = await findNamedOrder(db, brand, statement)
  if (order) {
    const isProved = await isOwner(order)
    const isTold =
      isProved ||
      (await isRepeated(db, order.id, { statement, now: at })) ||
      (await isWithinSubject(db, subjectLimits.withdrawals, order.number, { now }))
    return { isTold, isProved, isBusy: !(await ofNetwork(0)) }
  }
  const isBusy = !(await ofNetwork(1))
  const address = statement.email.toLowerCase()
  const isTold = !isBusy && (await isWithinSubject(db, subjectLimits.withdrawalReceipts, address, { now }))
  return { isTold, isProved: false, isBusy }
}
