import type { Part } from '@/lib/platform/mail-body'
import { fullLineName, quotedOrder, writtenParcel } from '@/lib/shop/orders'
import {
  handInUntil,
  moneyDueBy,
  paidFor,
  partnerOf,
  reasonWords,
  returnMoney,
  returnSteps,
  returnSum,
  returnSumRows,
  sentLines,
  sumOfReturn,
  takerOf,
  waysBack,
  withoutPrinter,
} from '@/lib/shop/returns'
import type { Composing } from './composing'
import { pictureOf } from './confirmation'
import { detail, text } from './parts'
import { transferDue } from './still-due'

/** The parcel with the label of a carrier, as the country that it comes from calls whom it is handed to. */
const takenWith = (
  { carrier, number }: NonNullable<Composing['label']>,
  { order, market }: Pick<Composing, 'order' | 'market'>,
) => writtenParcel(market, takerOf(order, carrier), number)

/** The carrier's label is attached. Nothing can be followed before the parcel is handed in: the status leads there. */
function paidLabel(
  label: NonNullable<Composing['label']>,
  { order, market, words: { t } }: Pick<Composing, 'order' | 'market' | 'words'>,
): Part[] {
  const written = takenWith(label, { order, market })
  return [text(t('orderReturn.parcel', { carrier: written.from, number: written.number }))]
}

const numbered = (title: string, steps: readonly string[]): Part[] =>
  steps.length === 0
    ? []
    : [{ kind: 'heading', text: title }, ...steps.map((step, index) => text(`${index + 1}. ${step}`))]

/** Goods are announced to come back; the label is attached, and what a carrier of freight collects is told apart. */
export function returnRequested(composing: Composing): Part[] {
  const { order, event, announced, returns, label, seller, costs, market, terms, transfers, words } =
    composing
  const { t } = words
  const until = announced && handInUntil({ order, announced, market, terms })
  const ways = announced ? waysBack(order, announced.lines).ways : 'parcel'
  const given = announced && {
    order: quotedOrder(order),
    announced,
    seller,
    costs,
    isPaid: label !== undefined,
    ...(label && { carrier: takenWith(label, { order, market }).from }),
    isMail: true,
    until: until && words.date(until),
  }
  const steps = given && returnSteps(given, { t })
  const printed = given && withoutPrinter({ ...given, market, hasCode: label?.hasCode === true }, { t })
  const sum = announced && sumOfReturn(order, announced, returns ?? [])
  const inside = (announced?.lines ?? []).flatMap(({ lineId, quantity, reason }, index) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return []
    const title = `${quantity} × ${fullLineName(line)}`
    const amount = words.price(sum?.lines[index] ?? 0)
    return [{ title, details: [reasonWords(reason, words)], amount, picture: pictureOf(line) }]
  })
  const money =
    announced && sum
      ? returnMoney({ order, announced, market, terms, account: transfers?.account, returns, sum }, words)
      : []
  return [
    text(t('orderMails.returnRequested.text', { number: detail(event.details, 'return'), ways })),
    ...(label ? paidLabel(label, { order, market, words }) : []),
    ...(inside.length > 0
      ? [
          { kind: 'heading' as const, text: t('orderMails.returnRequested.lines') },
          { kind: 'lines' as const, rows: inside },
          ...(sum ? [{ kind: 'sums' as const, rows: returnSumRows(sum, order, words) }] : []),
        ]
      : []),
    ...numbered(t('orderReturn.paper.howTitle'), steps?.parcel ?? []),
    ...(printed ? [text(printed)] : []),
    ...numbered(t('orderReturn.collect.howTitle'), steps?.collect ?? []),
    ...(money.length > 0 ? [{ kind: 'heading' as const, text: t('invoice.payment.heading') }] : []),
    ...money.map(text),
    // Beside what is left of a bill: where it goes to, and until when.
    ...(returns ? transferDue(composing).slice(1) : []),
  ]
}

/** A return has come that was announced, and its money follows. */
export function returnArrived(composing: Composing): Part[] {
  const { order, event, announced, returns = [], market, terms, words } = composing
  const { t, date } = words
  const dueBy = announced && moneyDueBy({ order, announced, returns, market, terms })
  return [
    text(
      t('orderMails.returnArrived.text', {
        return: detail(event.details, 'return'),
        date: date(event.at),
      }),
    ),
    ...(dueBy ? [text(t('orderReturn.moneyBy', { date: date(dueBy), partner: partnerOf(order) }))] : []),
  ]
}

/** What has come back with the day, and what was paid for it, as far as nothing was paid back before. */
function arrived({ order, event, words }: Composing): Part[] {
  const { t, date, price } = words
  const sent = sentLines(order)
  if (sent.length === 0) return []
  const isWhole = order.payments.every(({ refunded }) => refunded === 0)
  const back = sent.map(({ id, quantity }) => ({ lineId: id, quantity }))
  const sum = returnSum(order, { number: '', requestedAt: event.at, lines: back }, [])
  const rows = sent.map((line) => ({
    title: `${line.quantity} × ${fullLineName(line)}`,
    details: [],
    amount: price(paidFor(line, line.quantity)),
    picture: pictureOf(line),
  }))
  return [
    { kind: 'heading', text: t('orderMails.returned.lines', { date: date(event.at) }) },
    { kind: 'lines', rows },
    ...(isWhole ? [{ kind: 'sums' as const, rows: returnSumRows(sum, order, words) }] : []),
  ]
}

/** All has come back. What was not paid is not to be paid any more. */
export function returned(composing: Composing): Part[] {
  const {
    order,
    event: { details },
    words: { t, price },
  } = composing
  const partner = partnerOf(order)
  const unpaid = Number(details.unpaid ?? 0)
  const hasPaid = order.payments.some(({ status }) => status === 'paid')
  const values = { amount: price(unpaid) }
  if (unpaid > 0 && !hasPaid)
    return [text(t('orderMails.returned.nothingPaid', values)), ...arrived(composing)]
  return [
    text(t('orderMails.returned.text', { partner })),
    ...(unpaid > 0 ? [text(t('orderMails.returned.unpaid', values))] : []),
    ...arrived(composing),
  ]
}
