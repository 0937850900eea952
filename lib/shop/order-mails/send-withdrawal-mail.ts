import { logWarning } from '@/lib/platform/log'
import { writeMail } from '@/lib/platform/mail-body'
import { type Market, marketOfPast } from '@/lib/platform/markets'
import { findIssuer, grantsWithdrawal, inZone, returnCostsOf } from '@/lib/platform/shop-configuration'
import { orderWords } from '@/lib/shop/order-papers'
import { findCardsOfLines, findOrderById, sumOfShares } from '@/lib/shop/orders'
import { findTransfers } from '@/lib/shop/refund-transfers'
import {
  costsOfOrder,
  declaredWays,
  findReturns,
  moneyWayOf,
  partnerOf,
  returnExceptions,
  sendBackUntil,
  termsOfOrder,
  withdrawnShares,
} from '@/lib/shop/returns'
import { findWithdrawalById, type WithdrawalOf, type WithdrawalReader } from '@/lib/shop/withdrawals'
import { maskedIban } from '@/schemas/iban'
import type { ShopConfiguration } from '@/schemas/shop'
import type { OrderSender } from './send-order-message'
import { withdrawnMoney } from './shares-words'
import { withdrawalNotice } from './withdrawal-notice'
import { withdrawalReceipt } from './withdrawal-receipt'
import { type Returning, whereaboutsOf } from './withdrawal-steps'

type Asked = { withdrawal: number; to: WithdrawalReader }

/** What the order of a declaration was promised; without one, what the market promises today. */
async function returningOf(
  db: OrderSender['db'],
  { orderId, declaredAt }: WithdrawalOf,
  shop: ShopConfiguration,
  market: Market,
): Promise<Returning> {
  const order = orderId === null ? undefined : await findOrderById(db, orderId)
  if (!order) return { costs: returnCostsOf(shop, market), terms: shop.returns, ways: 'parcel' }
  const { account } = await findTransfers(db, order.id)
  const { refundDays: days } = termsOfOrder(order, shop.returns)
  const shares = withdrawnShares(order, await findReturns(db, order.id))
  const isKnown = !order.isTest && sumOfShares(shares) > 0
  return {
    unsentMoney: isKnown ? withdrawnMoney(shares, { order, account, days }, orderWords(market)) : undefined,
    costs: costsOfOrder(order, shop, market),
    terms: termsOfOrder(order, shop.returns),
    ways: declaredWays(order),
    whereabouts: whereaboutsOf(order, await findCardsOfLines(db, order.id)),
    except: returnExceptions(order, shop.returns),
    until: sendBackUntil(order, { declaredAt }, market, shop.returns),
    ...(!order.isTest && {
      money: {
        way: moneyWayOf(order, account),
        account: account ? maskedIban(account.iban) : '',
        partner: partnerOf(order),
      },
    }),
    hasDelivery: order.cost.shipping > 0,
  }
}

/** Where the goods are, as far as the declaration keeps them from being sent. */
const promisedWhereabouts = ({ terms, whereabouts }: Returning, market: Market) =>
  grantsWithdrawal(market, terms) ? whereabouts : undefined

/**
 * Sends the receipt of a declaration to who has made it, or the notice of it to the seller; the answer of one goes to
 * the other. Throws if the service does not accept it.
 */
export async function sendWithdrawalMail(
  { db, service, brand, look, baseUrl }: Pick<OrderSender, 'db' | 'service' | 'brand' | 'look' | 'baseUrl'>,
  { withdrawal: id, to }: Asked,
): Promise<void> {
  const withdrawal = await findWithdrawalById(db, id)
  const found = withdrawal && marketOfPast(brand, withdrawal.locale)
  if (!found) return logWarning(`There is no withdrawal ${id} of this shop to tell of`)
  const shop = await findIssuer(db, brand, found)
  const market = inZone(found, shop)
  const { seller } = shop
  const given = { withdrawal, market, seller }
  const returning = await returningOf(db, withdrawal, shop, market)
  const letter =
    to === 'seller'
      ? {
          key: 'withdrawal-notice',
          mail: withdrawalNotice({ ...given, whereabouts: promisedWhereabouts(returning, market) }),
          to: seller,
          replyTo: withdrawal,
        }
      : {
          ...{ key: 'withdrawal', to: withdrawal, replyTo: seller },
          mail: withdrawalReceipt({ ...given, returning, baseUrl }),
        }
  await service.sendMail(`${letter.key}-${id}`, {
    to: letter.to.email,
    ...(await writeMail(letter.mail, look?.(market, shop))),
    replyTo: letter.replyTo.email,
  })
}
