import type { Market } from '@/lib/platform/markets'
import { isGiftCard, lenderOf } from '@/lib/platform/payment-methods'
import { mainPayment, type OrderWords } from '@/lib/shop/order-papers'
import type { Order, Payment } from '@/lib/shop/orders'
import { settlementOf } from '@/lib/shop/payments'
import { isAfterWithdrawal } from '@/lib/shop/withdrawals'
import { maskedIban } from '@/schemas/iban'
import type { ReturnTerms } from '@/schemas/shop'
import { arrivedAt } from './arrival'
import { isFault, type OrderReturn } from './order-return'
import { type ReturnSum, returnSum, sumOfReturn } from './return-sum'
import { declaresWithdrawal, expectedUntil, isTooLate, returnableUntil, termsOfOrder } from './return-time'
import { stillToPay } from './still-to-pay'
import { declaredWays, waysBack } from './ways-back'

type Given = {
  order: Order
  announced: Pick<OrderReturn, 'lines' | 'requestedAt'>
  market: Market
  /** What the shop promises about returns today. */
  terms: ReturnTerms
  /** Where a transfer goes, as far as the shopper has said it. */
  account: { iban: string } | undefined
  /** What is paid back for it; unset where nothing was announced before. */
  sum?: ReturnSum
  /** All announced returns; given where the text says what is left to pay of a bill. */
  returns?: readonly OrderReturn[] | undefined
}

type Words = Pick<OrderWords, 't' | 'date' | 'time' | 'price'>

export type MoneyWay = 'back' | 'partner' | 'account' | 'asked' | 'cash' | 'unpaid'

/** How the money of what comes back gets to the shopper, or to who has lent it. */
export function moneyWayOf(order: Order, account: Given['account']): MoneyWay {
  const main = mainPayment(order)
  if (order.toPay === 0 || !main) return 'back'
  const settlement = settlementOf(main.method)
  if (main.status === 'open') return settlement === 'cash' ? 'cash' : 'unpaid'
  const isTransferred = settlement === 'cash' || settlement === 'transferFirst' || settlement === 'invoice'
  if (!isTransferred) return lenderOf(main.method) === undefined ? 'back' : 'partner'
  return account === undefined ? 'asked' : 'account'
}

/** Who has lent the money of an order and gets it back, as texts choose by it; `none` where nobody has. */
export const partnerOf = (order: Pick<Order, 'payments'>): string =>
  lenderOf(mainPayment(order)?.method) ?? 'none'

type Shares = { money: number; card: number }

/**
 * How what is paid back for a return is shared between the other means of payment, which come first, and the gift card, as a
 * refund of the same amount shares it. In minor units; undefined where no gift card has paid.
 */
function cardShares({ payments }: Pick<Order, 'payments'>, { total }: ReturnSum): Shares | undefined {
  const isLive = ({ status }: Payment) => status !== 'failed' && status !== 'cancelled'
  const left = (isCard: boolean) =>
    payments
      .filter((payment) => isLive(payment) && isGiftCard(payment.method) === isCard)
      .reduce((sum, { amount, refunded }) => sum + amount - refunded, 0)
  if (!payments.some((payment) => isLive(payment) && isGiftCard(payment.method))) return undefined
  const money = Math.min(total, left(false))
  return { money, card: Math.min(total - money, left(true)) }
}

function cardWords(shares: Shares | undefined, { t, price }: Pick<OrderWords, 't' | 'price'>): string[] {
  if (!shares || shares.money + shares.card === 0) return []
  const key = shares.money === 0 ? 'cardAll' : shares.card === 0 ? 'cardNone' : 'cardPart'
  return [t(`orderReturn.money.${key}`, { money: price(shares.money), card: price(shares.card) })]
}

/** What is left of a bill that is still open, and until when that holds without the goods. */
function restWords(
  { order, returns, announced, market, terms }: Given,
  { t, date, price }: Words,
  isWithdrawn: boolean,
): string[] {
  const main = mainPayment(order)
  if (!returns || main?.status !== 'open' || settlementOf(main.method) !== 'invoice') return []
  const rest = stillToPay(order, main, returns)
  const last = new Date(`${expectedUntil(order, announced, market, terms)}T12:00:00Z`)
  return [
    rest > 0 ? t('orderReturn.money.rest', { amount: price(rest) }) : t('orderReturn.money.nothing'),
    ...(isWithdrawn
      ? [t('orderReturn.money.withdrawn')]
      : waysBack(order, announced.lines).parcel.length > 0
        ? [t('orderReturn.money.otherwise', { date: date(last) })]
        : []),
  ]
}

/** The last day on which a parcel may be handed in; none where a fault alone brings it back, or what a carrier collects. */
export function handInUntil({
  order,
  announced,
  market,
  terms,
}: Pick<Given, 'order' | 'announced' | 'market' | 'terms'>): Date | undefined {
  const isBound = waysBack(order, announced.lines).parcel.some((line) => !isFault(line))
  const isLate = isTooLate(order, market, terms, announced.requestedAt)
  return isBound && !isLate ? returnableUntil(order, market, terms) : undefined
}

/**
 * The last day on which the money of a return that has come is paid back; undefined where none is, or it was already. A
 * withdrawal counts from its declaration, and where the goods took longer, the money goes when they are there.
 */
export function moneyDueBy({
  order,
  announced,
  returns,
  market,
  terms,
}: Pick<Given, 'order' | 'market' | 'terms'> & {
  announced: OrderReturn
  returns: readonly OrderReturn[]
}): Date | undefined {
  const arrived = arrivedAt(order, announced.number)
  const way = moneyWayOf(order, undefined)
  if (!arrived || order.isTest || way === 'unpaid' || way === 'cash') return undefined
  if (sumOfReturn(order, announced, returns).total === 0) return undefined
  const isPaid = order.events.some(
    ({ type, at }) => (type === 'refunded' || type === 'refundAgreed') && at >= arrived,
  )
  if (isPaid) return undefined
  const isWithdrawn =
    isAfterWithdrawal(order, announced.lines) || declaresWithdrawal(order, announced, market)
  const from = isWithdrawn ? announced.requestedAt : arrived
  const last = from.getTime() + termsOfOrder(order, terms).refundDays * 86_400_000
  return new Date(Math.max(last, arrived.getTime()))
}

/** When the money comes back, and where it goes. */
export function returnMoney(given: Given, words: Words): string[] {
  const { t, date, price } = words
  const { order, announced, market, terms, account, sum = returnSum(order, announced, []) } = given
  const isDeclared = isAfterWithdrawal(order, announced.lines)
  const declares = !isDeclared && declaresWithdrawal(order, announced, market)
  const isWithdrawn = isDeclared || declares
  const { ways } =
    announced.lines.length > 0 ? waysBack(order, announced.lines) : { ways: declaredWays(order) }
  const values = {
    since: isWithdrawn ? 'declaration' : 'goods',
    days: termsOfOrder(order, terms).refundDays,
    account: account ? maskedIban(account.iban) : '',
    partner: partnerOf(order),
  }
  if (order.isTest) return []
  return [
    ...(declares && announced.lines.length > 0
      ? [
          t(`orderReturn.money.${announced.lines.some(isFault) ? 'declaredPart' : 'declared'}`, {
            date: date(announced.requestedAt),
            time: words.time(announced.requestedAt),
          }),
        ]
      : []),
    ...(announced.lines.some(isFault) ? [t('orderReturn.fault')] : []),
    [
      t(`orderReturn.money.${moneyWayOf(order, account)}`, values),
      ...(isWithdrawn && ways !== 'collect' ? [t('orderReturn.money.wait')] : []),
    ].join(' '),
    ...restWords(given, words, isWithdrawn),
    ...cardWords(cardShares(order, sum), { t, price }),
    ...(order.cost.shipping > 0 && sum.delivery === 0 ? [t('orderReturn.money.delivery')] : []),
  ]
}
