import type { MailBody } from '@/lib/platform/mail-body'
import { senderFoot } from '@/lib/platform/mail-body'
import { orderWords } from '@/lib/shop/order-papers'
import { markedAsTest } from './marked-as-test'
import { quotedWithdrawal, type WithdrawalGiven, withdrawalFacts } from './withdrawal-receipt'

/** Tells the seller of a declaration, and whether its order was found: one that was not has to be looked for. */
export function withdrawalNotice({ withdrawal: declared, market, seller }: WithdrawalGiven): MailBody {
  const withdrawal = quotedWithdrawal(declared)
  const { t, date, time } = orderWords(market)
  const { orderNumber: number, orderId, declaredAt } = withdrawal
  const at = { date: date(declaredAt), time: time(declaredAt) }
  const found = orderId === null ? 'unknown' : 'found'
  const mail: MailBody = {
    language: market.iso,
    subject: t('orderMails.withdrawalNotice.subject', { number }),
    parts: [
      { kind: 'title', text: t('orderMails.withdrawalNotice.title') },
      { kind: 'text', text: t('orderMails.withdrawalNotice.text', at) },
      withdrawalFacts(withdrawal, t),
      { kind: 'text', text: t(`orderMails.withdrawalNotice.${found}`) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return declared.isTest ? markedAsTest(mail, t) : mail
}
