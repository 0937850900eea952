import type { Part } from '@/lib/platform/mail-body'
import type { Composing } from './composing'
import { transferDue } from './still-due'

/** What was announced has not come in time, and is to be paid. */
export function returnLapsed(composing: Composing): Part[] {
  const { details } = composing.event
  const { t, price } = composing.words
  const values = {
    return: String(details.return),
    amount: price(Number(details.amount)),
    rest: price(Number(details.toPay)),
  }
  return [
    { kind: 'text', text: t('orderMails.returnLapsed.text', values) },
    { kind: 'text', text: t('orderMails.returnLapsed.sent') },
    ...transferDue(composing),
  ]
}
