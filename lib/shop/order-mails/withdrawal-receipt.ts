import type { MailBody, Part } from '@/lib/platform/mail-body'
import { senderFoot } from '@/lib/platform/mail-body'
import { type Market, orderStatusPath } from '@/lib/platform/markets'
import { unlinked } from '@/lib/platform/text'
import { type OrderWords, orderWords } from '@/lib/shop/order-papers'
import type { WithdrawalOf } from '@/lib/shop/withdrawals'
import { longestInOrderForms } from '@/schemas/api/orders'
import { isOrderNumber } from '@/schemas/order-number'
import type { Seller } from '@/schemas/shop'
import { markedAsTest } from './marked-as-test'
import { type Returning, withdrawalSteps } from './withdrawal-steps'

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

/** What is told of a declaration that names no order of its address: nothing of what that order is. */
const strangerParts = ({ t }: OrderWords): Part[] => [
  { kind: 'text', text: t('orderMails.withdrawn.unproved.next') },
  { kind: 'small', text: t('orderMails.withdrawn.unproved.other') },
]

/**
 * The receipt that the law wants (Directive 2011/83/EU, article 11a): the content of the declaration, and the date and
 * the time at which it arrived, to whatever address was declared. What was typed is bounded, and no mail program makes a
 * link of it. Nobody is greeted by the name in it, which anybody may have typed.
 */
export function withdrawalReceipt({
  returning,
  baseUrl,
  ...given
}: WithdrawalGiven & { returning: Returning; baseUrl: string }): MailBody {
  const { market, seller } = given
  const withdrawal = quotedWithdrawal(given.withdrawal)
  const words = orderWords(market)
  const { t, date, time } = words
  const { orderNumber: number, declaredAt, orderId } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  const isFound = orderId !== null
  const text = (said: string): Part => ({ kind: 'text', text: said })
  const mail: MailBody = {
    language: market.iso,
    subject: isFound
      ? t('orderMails.withdrawn.subject', { number })
      : t('orderMails.withdrawn.unproved.subject'),
    parts: [
      { kind: 'title', text: t('orderMails.withdrawn.title') },
      text(t('customerMails.greeting')),
      text(
        isFound
          ? t('orderMails.withdrawn.text', { number, ...at })
          : t('orderMails.withdrawn.unproved.text', at),
      ),
      { kind: 'heading', text: t('orderMails.withdrawn.statement') },
      text(t('withdrawalForm.statement')),
      withdrawalFacts(withdrawal, t),
      { kind: 'heading', text: t('orderMails.withdrawn.nextTitle') },
      ...(isFound
        ? withdrawalSteps(returning, { market, seller, ...words }).map(text)
        : strangerParts(words)),
      // Unsigned: the declaration may name an address of somebody else.
      {
        kind: 'button',
        text: t('withdrawalForm.toOrder'),
        href: `${baseUrl}${orderStatusPath(market, isFound && isOrderNumber(number) ? { order: number } : {})}`,
      },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return withdrawal.isTest ? markedAsTest(mail, t) : mail
}
