import type { MailBody } from '@/lib/platform/mail-body'
import { senderFoot } from '@/lib/platform/mail-body'
import { orderWords } from '@/lib/shop/order-papers'
import { markedAsTest } from './marked-as-test'
import { quotedWithdrawal, type WithdrawalGiven, withdrawalFacts } from './withdrawal-receipt'
import type { Whereabouts } from './withdrawal-steps'

/**
 * Tells the seller of a declaration, first of all what is not to be sent any more, and whether its order was found: one
 * that was not has to be looked for.
 */
export function withdrawalNotice({
  withdrawal: declared,
  market,
  seller,
  whereabouts,
}: WithdrawalGiven & { whereabouts?: Whereabouts | undefined }): MailBody {
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
      ...(whereabouts?.isUnsent
        ? [
            {
              kind: 'text' as const,
              text: t('orderMails.withdrawalNotice.unsent', { which: whereabouts.isSent ? 'some' : 'all' }),
            },
          ]
        : []),
      { kind: 'text', text: t('orderMails.withdrawalNotice.text', at) },
      withdrawalFacts(withdrawal, t),
      { kind: 'text', text: t(`orderMails.withdrawalNotice.${found}`) },
    ],
    sender: seller.name,
    foot: senderFoot(seller),
  }
  return declared.isTest ? markedAsTest(mail, t) : mail
}
