import { logWarning } from '@/lib/platform/log'
import { writeMail } from '@/lib/platform/mail-body'
import { marketOfPast } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { findWithdrawalById, type WithdrawalReader } from '@/lib/shop/withdrawals'
import type { OrderSender } from './send-order-message'
import { withdrawalNotice } from './withdrawal-notice'
import { withdrawalReceipt } from './withdrawal-receipt'

type Asked = { withdrawal: number; to: WithdrawalReader }

/**
 * Sends the receipt of a declaration to who has made it, or the notice of it to the seller; the answer of one goes to
 * the other. Throws if the service does not accept it.
 */
export async function sendWithdrawalMail(
  { db, service, brand, look }: Pick<OrderSender, 'db' | 'service' | 'brand' | 'look'>,
  { withdrawal: id, to }: Asked,
): Promise<void> {
  const withdrawal = await findWithdrawalById(db, id)
  const market = withdrawal && marketOfPast(brand, withdrawal.locale)
  if (!market) return logWarning(`There is no withdrawal ${id} of this shop to tell of`)
  const shop = await findShopConfiguration(db, brand, market)
  const { seller } = shop
  const given = { withdrawal, market, seller }
  const letter =
    to === 'seller'
      ? { key: 'withdrawal-notice', mail: withdrawalNotice(given), to: seller, replyTo: withdrawal }
      : { key: 'withdrawal', mail: withdrawalReceipt(given), to: withdrawal, replyTo: seller }
  await service.sendMail(`${letter.key}-${id}`, {
    to: letter.to.email,
    ...(await writeMail(letter.mail, look?.(market, shop))),
    replyTo: letter.replyTo.email,
  })
}
