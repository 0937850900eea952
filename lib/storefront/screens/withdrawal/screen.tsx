import 'server-only'
import type { Market } from '@/lib/platform/markets'
import { tokenHash } from '@/lib/platform/security'
import { loadShopConfiguration, marketToTell, zonedMarket } from '@/lib/platform/shop-configuration'
import { formDrafts, orders, returns, withdrawals } from '@/lib/shop/door'
import { endedCardWords, withdrawnMoney } from '@/lib/shop/order-mails'
import { orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import {
  costsOfOrder,
  declaredWays,
  type OrderReturn,
  returnableLines,
  returnMoney,
  sendBackUntil,
  termsOfOrder,
  withdrawnShares,
} from '@/lib/shop/returns'
import { endedUnsent, leftToWithdraw, receivedDeclarations, type Withdrawal } from '@/lib/shop/withdrawals'
import { visibleOrder } from '@/lib/storefront/visitor/order-access'
import type { PageVisitor } from '@/lib/storefront/visitor/session'
import { withdrawalStatement } from '@/schemas/api/orders'
import { ConfirmStep } from './confirm-step'
import { Receipt } from './receipt'
import { WhollyReceived } from './received'
import { StatementForm } from './statement-form'

type Props = {
  market: Market
  /** The query of the page. */
  asked: Readonly<Record<string, string | string[] | undefined>>
  visitor: PageVisitor
}

/**
 * The order that is named, if the visitor may see it, and its market: its words and terms are those in which it was
 * placed, also where that market is closed.
 */
async function placed({ market, visitor }: Props, number: unknown) {
  const order = await visibleOrder(visitor, market, number)
  return order && { order, own: await marketToTell(order, market) }
}

/** The step of a withdrawal that is asked for, in the words of the order where the visitor may see it. */
export async function WithdrawalScreen(props: Props) {
  const { market, asked } = props
  const { draft: token, step, state, order: named } = asked
  const draft = typeof token === 'string' ? token : undefined
  const done = draft !== undefined && step === 'done' ? await withdrawals.find(tokenHash(draft)) : undefined
  if (done) {
    const found = await placed(props, done.orderNumber)
    if (!found) return <Receipt market={await zonedMarket(market)} withdrawal={done} />
    const { order, own } = found
    const shop = await loadShopConfiguration(own.shopLocale)
    const announced = await returns.of(order.id)
    const leading = {
      number: order.number,
      mayReturn: returnableLines(order, announced).length > 0,
      promises: await promisesOf({ order, own, shop, done }),
      unsent: await unsentOf({ order, own, shop }, announced),
      freight:
        declaredWays(order) !== 'parcel'
          ? { ...costsOfOrder(order, shop, own), email: shop.seller.email }
          : undefined,
    }
    return <Receipt market={own} withdrawal={done} leading={leading} />
  }
  const kept = draft === undefined ? undefined : await formDrafts.find('withdrawal', draft)
  const found = await placed(props, kept ? kept.values.number : named)
  const own = found?.own ?? market
  const statement = withdrawalStatement.safeParse(kept?.values)
  if (draft !== undefined && step === 'confirm' && statement.success)
    return <ConfirmStep market={own} draft={draft} statement={statement.data} />
  if (found && leftToWithdraw(found.order).length === 0 && receivedDeclarations(found.order).length > 0)
    return <WhollyReceived market={own} order={found.order} />
  const { returns: terms } = await loadShopConfiguration(own.shopLocale)
  const start = kept || !found ? undefined : valuesOf(found.order)
  return (
    <StatementForm
      market={own}
      terms={found ? termsOfOrder(found.order, terms) : terms}
      values={kept?.values ?? start ?? {}}
      about={start?.number}
      order={found?.order}
      errors={kept?.errors ?? {}}
      isGone={state === 'gone' || (draft !== undefined && !kept)}
    />
  )
}

type Declared = {
  order: Order
  own: Market
  shop: Awaited<ReturnType<typeof loadShopConfiguration>>
  done: Withdrawal
}

/** Until when the goods are to be sent, and when the money comes. */
async function promisesOf({ order, own, shop, done }: Declared): Promise<string[]> {
  const words = orderWords(own)
  const { t, date } = words
  const until = sendBackUntil(order, done, own, shop.returns)
  const { account } = await returns.transfers(order.id)
  const announced = { lines: [], requestedAt: done.declaredAt }
  return [
    // The carrier calls for freight.
    ...(declaredWays(order) === 'collect' ? [] : [t('withdrawalForm.sendUntil', { date: date(until) })]),
    ...returnMoney({ order, announced, market: own, terms: shop.returns, account }, words),
  ]
}

/** That nothing more is sent where all of it is off, and what becomes of the money of what is not sent. */
async function unsentOf(
  { order, own, shop }: Omit<Declared, 'done'>,
  announced: readonly OrderReturn[],
): Promise<string[]> {
  if (order.isTest) return []
  const words = orderWords(own)
  const { account } = await returns.transfers(order.id)
  const { refundDays: days } = termsOfOrder(order, shop.returns)
  const shares = withdrawnShares(order, announced)
  return [
    ...(endedUnsent(order) ? [words.t('orderStatus.withdrawnUnsent')] : []),
    ...withdrawnMoney(shares, { order, account, days }, words),
    ...endedCardWords(order, await orders.cardsOfLines(order.id), { ...words, market: own, days }),
  ]
}

/** What the form begins with. */
const valuesOf = ({ number, customer: { firstName, lastName, email } }: Order) => ({
  ...{ name: `${firstName} ${lastName}`, number, email },
})
