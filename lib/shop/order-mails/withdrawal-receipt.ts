import type { MailBody, Part } from '@/lib/platform/mail-body'
import { senderFoot } from '@/lib/platform/mail-body'
import type { Market } from '@/lib/platform/markets'
import {
  grantsWithdrawal,
  isVoluntaryWithdrawal,
  type ReturnCosts,
  returnPlace,
} from '@/lib/platform/shop-configuration'
import { unlinked } from '@/lib/platform/text'
import { type OrderWords, orderWords } from '@/lib/shop/order-papers'
import type { WithdrawalOf } from '@/lib/shop/withdrawals'
import { longestInOrderForms } from '@/schemas/api/orders'
import type { ReturnTerms, Seller } from '@/schemas/shop'
import { markedAsTest } from './marked-as-test'

/** What was promised about returns of the order. */
export type Returning = {
  costs: ReturnCosts
  terms: Pick<ReturnTerms, 'days' | 'refundDays'>
  isFreight: boolean
  /** Nothing of the order is on its way, so that nothing has to come back. */
  isUnsent?: boolean
  /** Something of the order was made to the shopper's wishes and comes back only with a defect. */
  exceptsMade?: boolean
}

export type WithdrawalGiven = { withdrawal: WithdrawalOf; market: Market; seller: Seller }

/** A declaration as mails quote it, of which nothing becomes a link; the address is one already, and stays whole. */
export const quotedWithdrawal = ({
  orderNumber,
  name,
  email,
  goods,
  ...rest
}: WithdrawalOf): WithdrawalOf => {
  const { number, email: longestEmail, name: longestName, goods: longestGoods } = longestInOrderForms
  return {
    ...rest,
    name: unlinked(name, longestName),
    orderNumber: unlinked(orderNumber, number),
    email: email.slice(0, longestEmail),
    goods: goods && unlinked(goods, longestGoods),
  }
}

/** A quoted declaration, field by field. */
export const withdrawalFacts = (
  { orderNumber, name, email, goods }: WithdrawalOf,
  t: OrderWords['t'],
): Part => ({
  kind: 'facts',
  rows: [
    [t('orderForms.fields.name'), name],
    [t('orderForms.fields.number'), orderNumber],
    [t('orderForms.fields.email'), email],
    [t('orderMails.withdrawn.goods'), goods ?? t('withdrawalForm.all')],
  ],
})

/** To an address that no order proves: anybody may have entered it, so nothing is quoted. */
function receiptForStranger({ withdrawal: { declaredAt }, market, seller }: WithdrawalGiven): MailBody {
  const { t, date, time } = orderWords(market)
  return {
    language: market.iso,
    subject: t('orderMails.withdrawn.unproved.subject'),
    parts: [
      { kind: 'title', text: t('orderMails.withdrawn.title') },
      { kind: 'text', text: t('customerMails.greeting') },
      {
        kind: 'text',
        text: t('orderMails.withdrawn.unproved.text', { date: date(declaredAt), time: time(declaredAt) }),
      },
      { kind: 'text', text: t('orderMails.withdrawn.unproved.next') },
      { kind: 'small', text: t('orderMails.withdrawn.unproved.other') },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
}

/** How the goods come back and when the money does. */
function nextSteps(
  { costs, terms, isFreight, isUnsent, exceptsMade }: Returning,
  { market, seller, t }: Pick<WithdrawalGiven, 'market' | 'seller'> & Pick<OrderWords, 't'>,
): string[] {
  const isVoluntary = isVoluntaryWithdrawal(market)
  const { email } = seller
  const to = returnPlace(seller)
  if (!grantsWithdrawal(market, terms)) return [t('orderMails.withdrawn.nextNone')]
  const days = { days: terms.refundDays }
  if (isUnsent) return [t('orderMails.withdrawn.nextUnsent', { ...days, to })]
  // The shop's own promise names what it leaves out; where the law grants the withdrawal, its paper does.
  const sealed = isVoluntary ? 'seal' : undefined
  const what = exceptsMade ? (isVoluntary ? 'both' : 'made') : sealed
  return [
    [
      t(isVoluntary ? 'orderMails.withdrawn.nextVoluntary' : 'orderMails.withdrawn.next', { to }),
      costs.how === 'label' ? t('orderMails.withdrawn.label') : t('returnCosts.postage', costs),
    ].join(' '),
    ...(isFreight ? [t('orderReturn.freight', { ...costs, email })] : []),
    ...(what ? [`${t('orderReturn.except', { what })} ${t('orderMails.withdrawn.wait')}`] : []),
    t(isVoluntary ? 'orderMails.withdrawn.moneyVoluntary' : 'orderMails.withdrawn.money', days),
  ]
}

/**
 * The receipt that the law wants (Directive 2011/83/EU, article 11a): the content of the declaration, and the date and
 * the time at which it arrived. The content goes only to the address of the order that it names: to any other, strangers
 * could send their words in the name of the shop. Nobody is greeted by the name in it, which anybody may have typed.
 */
export function withdrawalReceipt({
  returning,
  ...given
}: WithdrawalGiven & { returning: Returning }): MailBody {
  if (given.withdrawal.orderId === null) return receiptForStranger(given)
  const { market, seller } = given
  const withdrawal = quotedWithdrawal(given.withdrawal)
  const { t, date, time } = orderWords(market)
  const { orderNumber: number, declaredAt } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  const mail: MailBody = {
    language: market.iso,
    subject: t('orderMails.withdrawn.subject', { number }),
    parts: [
      { kind: 'title', text: t('orderMails.withdrawn.title') },
      { kind: 'text', text: t('customerMails.greeting') },
      { kind: 'text', text: t('orderMails.withdrawn.text', { number, ...at }) },
      { kind: 'heading', text: t('orderMails.withdrawn.statement') },
      { kind: 'text', text: t('withdrawalForm.statement') },
      withdrawalFacts(withdrawal, t),
      { kind: 'heading', text: t('orderMails.withdrawn.nextTitle') },
      ...nextSteps(returning, { market, seller, t }).map((words) => ({ kind: 'text' as const, text: words })),
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return withdrawal.isTest ? markedAsTest(mail, t) : mail
}
