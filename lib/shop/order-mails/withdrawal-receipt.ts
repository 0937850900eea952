import type { Market } from '@/lib/platform/markets'
import type { MailBody, Part } from '@/lib/shop/mail-body'
import { senderFoot } from '@/lib/shop/mail-body'
import { isVoluntaryWithdrawal, type OrderWords, orderWords } from '@/lib/shop/order-papers'
import type { Withdrawal } from '@/lib/shop/withdrawals'
import type { Seller } from '@/schemas/shop'

export type WithdrawalGiven = { withdrawal: Withdrawal; market: Market; seller: Seller }

/** A declaration as it was made. */
export const withdrawalFacts = (
  { orderNumber, name, email, goods }: Withdrawal,
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

/**
 * The receipt that the law wants (Directive 2011/83/EU, article 11a): the content of the declaration, and the date and
 * the time at which it arrived. It does not say whether the order was found, which is not for strangers to learn.
 */
export function withdrawalReceipt({ withdrawal, market, seller }: WithdrawalGiven): MailBody {
  const { t, date, time } = orderWords(market)
  const { orderNumber: number, name, declaredAt } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  return {
    language: market.iso,
    subject: t('orderMails.withdrawn.subject', { number }),
    parts: [
      { kind: 'title', text: t('orderMails.withdrawn.title') },
      { kind: 'text', text: t('orderMails.greeting', { name }) },
      { kind: 'text', text: t('orderMails.withdrawn.text', { number, ...at }) },
      { kind: 'heading', text: t('orderMails.withdrawn.statement') },
      { kind: 'text', text: t('withdrawalForm.statement') },
      withdrawalFacts(withdrawal, t),
      {
        kind: 'text',
        text: t(
          isVoluntaryWithdrawal(market) ? 'orderMails.withdrawn.nextVoluntary' : 'orderMails.withdrawn.next',
        ),
      },
      { kind: 'small', text: t('orderMails.questions', { email: seller.email }) },
    ],
    foot: senderFoot(seller),
  }
}
