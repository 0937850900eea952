import type { Market } from '@/lib/platform/markets'
import { isVoluntaryWithdrawal, orderWords } from '@/lib/shop/order-papers'
import type { Withdrawal } from '@/lib/shop/withdrawals'
import type { Seller } from '@/schemas/shop'
import type { MailBody } from './part'
import { senderFoot } from './sender-foot'

type Given = { withdrawal: Withdrawal; market: Market; seller: Seller }

/**
 * The receipt that the law wants (Directive 2011/83/EU, article 11a): the content of the declaration, and the date and
 * the time at which it arrived. It does not say whether the order was found, which is not for strangers to learn.
 */
export function withdrawalReceipt({ withdrawal, market, seller }: Given): MailBody {
  const { t, date, time } = orderWords(market)
  const { orderNumber: number, name, email, goods, declaredAt } = withdrawal
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
      {
        kind: 'facts',
        rows: [
          [t('orderForms.fields.name'), name],
          [t('orderForms.fields.number'), number],
          [t('orderForms.fields.email'), email],
          [t('orderMails.withdrawn.goods'), goods ?? t('withdrawalForm.all')],
        ],
      },
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
