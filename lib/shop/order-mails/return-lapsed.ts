import type { Part } from '@/lib/platform/mail-body'
import type { Composing } from './composing'

/** What was announced has not come in time, and is to be paid. */
export function returnLapsed({ event: { details }, words: { t, price } }: Composing): Part[] {
  const values = {
    return: String(details.return),
    amount: price(Number(details.amount)),
    rest: price(Number(details.toPay)),
  }
  return [
    { kind: 'text', text: t('orderMails.returnLapsed.text', values) },
    { kind: 'text', text: t('orderMails.returnLapsed.sent') },
  ]
}
