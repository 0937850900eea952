import type { MailBody } from '@/lib/platform/mail-body'
import { orderWords } from '@/lib/shop/order-papers'
import { fullLineName, quotedOrder } from '@/lib/shop/orders'
import {
  declaresWithdrawal,
  type OrderReturn,
  reasonWords,
  returnSumRows,
  sumOfReturn,
} from '@/lib/shop/returns'
import { merchantNotice, type Noticed } from './merchant-notice'

type Given = Noticed & { announced: OrderReturn; returns: readonly OrderReturn[] }

/** Tells the merchant what is announced to come back, what is to be paid back for it, and whether it is a withdrawal. */
export function returnNotice({ order: placed, announced, returns, market, seller }: Given): MailBody {
  const order = quotedOrder(placed)
  const words = orderWords(market)
  const { number, requestedAt } = announced
  const about = declaresWithdrawal(order, announced, market) ? 'returnWithdrawal' : 'returnNotice'
  const values = { number, date: words.date(requestedAt), time: words.time(requestedAt) }
  const sum = sumOfReturn(order, announced, returns)
  const rows = announced.lines.flatMap(({ lineId, quantity, reason }, index) => {
    const line = order.lines.find(({ id }) => id === lineId)
    const amount = words.price(sum.lines[index] ?? 0)
    return line
      ? [{ title: `${quantity} × ${fullLineName(line)}`, details: [reasonWords(reason, words)], amount }]
      : []
  })
  return merchantNotice({ order, market, seller }, about, [
    { kind: 'text', text: words.t(`orderMails.${about}.text`, values) },
    { kind: 'lines', rows },
    { kind: 'sums', rows: returnSumRows(sum, order, words) },
  ])
}
