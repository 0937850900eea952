import { logWarning } from '@/lib/platform/log'
import { findMarket } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { findWithdrawalById } from '@/lib/shop/withdrawals'
import type { OrderSender } from './send-order-message'
import { toHtml } from './to-html'
import { toText } from './to-text'
import { withdrawalReceipt } from './withdrawal-receipt'

/** Sends the receipt of a declaration to who has made it. Throws if the service does not accept it. */
export async function sendWithdrawalReceipt(
  { db, service, brand }: Pick<OrderSender, 'db' | 'service' | 'brand'>,
  id: number,
): Promise<void> {
  const withdrawal = await findWithdrawalById(db, id)
  const market = withdrawal && findMarket(brand, withdrawal.locale)
  if (!market) return logWarning(`There is no withdrawal ${id} of this shop to confirm`)
  const { seller } = await findShopConfiguration(db, brand, market)
  const mail = withdrawalReceipt({ withdrawal, market, seller })
  await service.sendMail(`withdrawal-${id}`, {
    to: withdrawal.email,
    subject: mail.subject,
    text: toText(mail),
    html: toHtml(mail),
    replyTo: seller.email,
  })
}
