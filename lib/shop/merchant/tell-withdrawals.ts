import type { Database } from '@/lib/platform/db'
import { oneLine } from '@/lib/platform/text'
import { listWithdrawals, type WithdrawalOf } from '@/lib/shop/withdrawals'

const orderState = ({ orderId, isTest }: Pick<WithdrawalOf, 'orderId' | 'isTest'>): string => {
  if (orderId === null) return 'no such order with this address'
  return isTest ? 'test order' : 'found'
}

/** The newest declarations to withdraw, each in a line. What shoppers wrote must not steer the terminal. */
export async function tellWithdrawals(
  db: Database,
  filter: Parameters<typeof listWithdrawals>[1],
): Promise<string[]> {
  const declared = await listWithdrawals(db, filter)
  if (declared.length === 0) return ['There is no declaration of a withdrawal.']
  return declared.map(({ declaredAt, locale, orderNumber, name, email, goods, ...of }) =>
    [
      declaredAt.toISOString(),
      locale,
      `${oneLine(orderNumber, 40)} (${orderState(of)})`,
      `${oneLine(name, 120)} <${oneLine(email, 254)}>`,
      goods === null ? 'all goods' : oneLine(goods, 1_000),
    ].join('  '),
  )
}
