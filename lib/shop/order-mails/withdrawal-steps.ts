import type { Market } from '@/lib/platform/markets'
import {
  grantsWithdrawal,
  isVoluntaryWithdrawal,
  placeOfReturns,
  type ReturnCosts,
} from '@/lib/platform/shop-configuration'
import type { OrderWords } from '@/lib/shop/order-papers'
import { type CardOfLine, isLive, isUnsent, type Order } from '@/lib/shop/orders'
import { type MoneyWay, type ReturnExceptions, type ReturnWays, waysOfSending } from '@/lib/shop/returns'
import { withdrawnPieces } from '@/lib/shop/withdrawals'
import type { ReturnTerms, Seller } from '@/schemas/shop'

/** Where what was withdrawn from is: sent by parcel, not sent yet, or gift cards that were mailed. */
export type Whereabouts = {
  isSent: boolean
  isUnsent: boolean
  /** How what is not sent yet would come, and so go back, if it comes after all. */
  unsentWays?: ReturnWays
  /** The pieces of gift cards, what can be paid back for them, and what of them is spent, in minor units. */
  mailed: {
    count: number
    amount: number
    spent?: number /** They cannot be redeemed any more. */
    isEnded?: boolean
  }
}

/** What was promised about returns of the order. */
export type Returning = {
  costs: ReturnCosts
  terms: Pick<ReturnTerms, 'days' | 'refundDays'>
  /** How what was sent comes back. */
  ways: ReturnWays
  /** Unset where no order is known. */
  whereabouts?: Whereabouts
  /** What becomes of the money of what was not sent, in words; unset where it is not known what was meant. */
  unsentMoney?: readonly string[] | undefined
  /** What of the order comes back only with a defect. */
  except?: ReturnExceptions | undefined
  /** The last day on which the goods may be sent. */
  until?: Date | undefined
  /** How the money comes back; unset where no order is known. */
  money?: { way: MoneyWay; account: string; partner?: string | undefined } | undefined
  /** The order had a price of delivery, which is paid back with all of it. */
  hasDelivery?: boolean
}

type Line = Order['lines'][number]

/**
 * What comes back for some pieces of a line of gift cards: what was paid for them, as far as nothing of it is spent. Those
 * of which the least is spent are meant first, as a refund takes them.
 */
function mailedOf(line: Line, count: number, cards: readonly CardOfLine[]): Whereabouts['mailed'] {
  const { id, total, reduction, voucherReduction, quantity } = line
  const paid = (total - reduction - voucherReduction) / quantity
  const own = cards
    .filter(({ lineId }) => lineId === id)
    .toSorted(
      (a, b) => Number(b.isWithdrawn ?? false) - Number(a.isWithdrawn ?? false) || b.balance - a.balance,
    )
    .slice(0, count)
  const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
  if (own.length === 0) return { count, amount: Math.round(paid * count), spent: 0 }
  return {
    count,
    amount: Math.floor(sum(own.map(({ balance }) => (paid * balance) / line.price))),
    spent: sum(own.map(({ issued, balance }) => issued - balance)),
    ...(own.some(({ isWithdrawn }) => isWithdrawn) && { isEnded: true }),
  }
}

/**
 * Where the goods of a declaration are. One that was written by hand may mean all of them.
 * @param cards the gift cards that were issued for the order
 */
export function whereaboutsOf(
  order: Pick<Order, 'cost' | 'lines' | 'events'>,
  cards: readonly CardOfLine[] = [],
): Whereabouts {
  const pieces = withdrawnPieces(order)
  const lines = order.lines.filter(isLive).filter(({ id }) => pieces.size === 0 || pieces.has(id))
  const mailed = lines
    .filter(({ isDigital, isVoucher, deliveredAt }) => isDigital && isVoucher && deliveredAt)
    .map((line) => mailedOf(line, pieces.get(line.id) ?? line.quantity, cards))
  return {
    isSent: lines.some(({ isDigital, shipmentId }) => !isDigital && shipmentId !== null),
    isUnsent: lines.some(isUnsent),
    unsentWays: waysOfSending(order, lines.filter(isUnsent)),
    mailed: {
      count: mailed.reduce((sum, { count }) => sum + count, 0),
      amount: mailed.reduce((sum, { amount }) => sum + amount, 0),
      spent: mailed.reduce((sum, { spent = 0 }) => sum + spent, 0),
      ...(mailed.some(({ isEnded }) => isEnded) && { isEnded: true }),
    },
  }
}

const unknownPlace: Whereabouts = { isSent: true, isUnsent: false, mailed: { count: 0, amount: 0 } }

type Given = { market: Market; seller: Seller } & Pick<OrderWords, 't' | 'price' | 'date'>

/** How goods that were sent come back, and what of them does only with a defect. */
function backSteps({ costs, ways, except, until }: Returning, { market, seller, t, date }: Given) {
  const isVoluntary = isVoluntaryWithdrawal(market)
  const to = placeOfReturns(seller)
  const last = until ? date(until) : 'none'
  // The shop's own promise names the seals always; where the law grants the withdrawal, its paper does.
  const what = isVoluntary ? (except === 'made' ? 'both' : (except ?? 'seal')) : except
  const collected = t('orderReturn.freight', { ...costs, email: seller.email })
  const parcel = [
    [
      t(isVoluntary ? 'orderMails.withdrawn.nextVoluntary' : 'orderMails.withdrawn.next', {
        to,
        until: last,
      }),
      costs.how === 'label' ? t('orderMails.withdrawn.label') : t('returnCosts.postage', costs),
    ].join(' '),
  ]
  return [
    ...(ways === 'collect' ? [] : parcel),
    ...(ways === 'parcel' ? [] : [collected]),
    ...(what ? [`${t('orderReturn.except', { what })} ${t('orderMails.withdrawn.wait')}`] : []),
  ]
}

/** When the money of goods that were sent comes back, and how. */
function moneySteps({ terms, money, hasDelivery, ways }: Returning, { market, t }: Given) {
  const isVoluntary = isVoluntaryWithdrawal(market)
  const partner = (money?.way === 'partner' && money.partner) || 'none'
  return [
    t(isVoluntary ? 'orderMails.withdrawn.moneyVoluntary' : 'orderMails.withdrawn.money', {
      days: terms.refundDays,
      ways,
      partner,
    }),
    ...(money ? [t('orderMails.withdrawn.way', { ...money, partner })] : []),
    ...(hasDelivery ? [t('orderReturn.money.delivery')] : []),
  ]
}

/** Of its own will the shop takes back only gift cards of which nothing is spent; by law the rest comes back. */
function mailedKey({ amount, spent = 0 }: Whereabouts['mailed'], market: Market) {
  if (spent === 0) return 'nextMailed'
  if (amount === 0) return 'nextMailedUsed'
  return isVoluntaryWithdrawal(market) ? 'nextMailedKept' : 'nextMailedRest'
}

/** What becomes of gift cards that were sent. What of them is spent is not named: a giver does not learn it. */
const mailedWords = (
  mailed: Whereabouts['mailed'],
  days: number,
  { market, t, price }: Pick<Given, 'market' | 't' | 'price'>,
): string =>
  t(`orderMails.withdrawn.${mailedKey(mailed, market)}`, {
    ...{ days, count: mailed.count, amount: price(mailed.amount) },
    ended: mailed.isEnded ? 'yes' : 'no',
  })

/** What becomes of the gift cards that a withdrawal of their buyer has ended, while money for them is still to come. */
export function endedCardWords(
  order: Parameters<typeof whereaboutsOf>[0],
  cards: readonly CardOfLine[],
  {
    days,
    ...given
  }: Pick<Given, 'market' | 't' | 'price'> & { /** For how long the shop may take. */ days: number },
): string[] {
  if (!cards.some(({ isWithdrawn }) => isWithdrawn)) return []
  const { mailed } = whereaboutsOf(order, cards)
  return mailed.amount > 0 ? [mailedWords(mailed, days, given)] : []
}

/** How the goods come back and when the money does. */
export function withdrawalSteps(returning: Returning, given: Given): string[] {
  const { market, t } = given
  const { terms, whereabouts = unknownPlace } = returning
  if (!grantsWithdrawal(market, terms)) return [t('orderMails.withdrawn.nextNone')]
  const { isSent, mailed } = whereabouts
  const values = { days: terms.refundDays }
  return [
    ...(isSent ? backSteps(returning, given) : []),
    ...(whereabouts.isUnsent
      ? [
          [
            t('orderMails.withdrawn.nextUnsent', { which: isSent ? 'some' : 'all' }),
            ...(returning.unsentMoney ?? [t('orderMails.withdrawn.unsentMoney', values)]),
            t('orderMails.withdrawn.unsentComes', { ways: whereabouts.unsentWays ?? 'parcel' }),
          ].join(' '),
        ]
      : []),
    ...(mailed.count > 0 ? [mailedWords(mailed, values.days, given)] : []),
    ...(isSent ? [moneySteps(returning, given).join(' ')] : []),
  ]
}
