import { lenderOf, settlementOf } from '@/lib/platform/payment-methods'
import { isTransferredBack, type Order, openPaymentOf, type SharesBack } from '@/lib/shop/orders'
import { maskedIban } from '@/schemas/iban'
import type { Composing } from './composing'

type Words = Pick<Composing['words'], 't' | 'price'>

type Given = {
  order: Pick<Order, 'isTest'>
  /** Where a transfer goes, as far as the shopper has said it. */
  account?: { iban: string } | undefined
}

/** How money that goes back does so. */
function moneyKey(payment: SharesBack['payment'], { order, account }: Given) {
  if (payment && isTransferredBack(payment, order)) return account ? 'transferTo' : 'transfer'
  return lenderOf(payment?.method) ? 'partner' : 'money'
}

/**
 * What becomes of each part of an amount that an order demands no more, a sentence for each: the one wording of the
 * status page, the mails and the steps that ask before something is cancelled.
 */
function sharesWords(shares: SharesBack, given: Given, { t, price }: Words): string[] {
  const { unpaid, money, card, payment } = shares
  const account = given.account ? maskedIban(given.account.iban) : ''
  const key = moneyKey(payment, given)
  return [
    ...(unpaid > 0 ? [t('sharesBack.unpaid', { amount: price(unpaid) })] : []),
    ...(money > 0
      ? [
          t(`sharesBack.${key}`, {
            ...{ amount: price(money), account },
            partner: lenderOf(payment?.method) ?? '',
          }),
        ]
      : []),
    ...(card > 0 ? [t('sharesBack.card', { amount: price(card) })] : []),
  ]
}

/** The same of lines that are cancelled while the rest goes on. */
export const linesMoney = (
  shares: SharesBack & { /** Whether a part of the delivery is in it. */ hasDelivery: boolean },
  given: Given,
  words: Words,
): string => {
  const said = sharesWords(shares, given, words)
  if (said.length === 0) return words.t('orderMails.linesCancelled.noMoney')
  return [...said, ...(shares.hasDelivery ? [words.t('sharesBack.delivery')] : [])].join(' ')
}

/** What a withdrawal changes about the money of goods that were not sent, and by when it is back. */
export function withdrawnMoney(
  shares: SharesBack,
  {
    days,
    ...given
  }: Given & { order: Pick<Order, 'payments'> /** For how long the shop may take. */; days: number },
  words: Words,
): string[] {
  const partner = (shares.money > 0 && lenderOf(shares.payment?.method)) || 'none'
  const isBack = shares.money + shares.card > 0
  const open = openPaymentOf(given.order)
  // A transfer that was ordered already arrives after the declaration, and nothing of the order shows it yet.
  const mayComeYet = shares.unpaid > 0 && open && settlementOf(open.method) === 'transferFirst'
  return [
    ...sharesWords(shares, given, words),
    ...(mayComeYet ? [words.t('sharesBack.transferred', { days })] : []),
    ...(isBack ? [words.t('sharesBack.until', { days, partner })] : []),
  ]
}
