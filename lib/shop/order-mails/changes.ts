import type { Part } from '@/lib/platform/mail-body'
import { orderStatusPath } from '@/lib/platform/markets'
import { downloadPath } from '@/lib/shop/downloads'
import { cashAtDoor, giftCardPath, giftCardPrintHash } from '@/lib/shop/order-papers'
import {
  cameByFreight,
  fullLineName,
  isUnsent,
  linesDeliveredWith,
  moneyBack,
  type Order,
  type OrderLine,
  quotedOrder,
  writtenParcel,
} from '@/lib/shop/orders'
import {
  exceptsMade,
  paidFor,
  reasonWords,
  returnableUntil,
  returnMoney,
  returnSteps,
  returnsWithoutFault,
  sentLines,
  waysBack,
} from '@/lib/shop/returns'
import type { Composing } from './composing'
import { lineRow, pictureOf } from './confirmation'

const text = (words: string): Part => ({ kind: 'text', text: words })
const detail = (details: Composing['event']['details'], name: string) => String(details[name] ?? '')

/**
 * The payment is awaited, and the shopper may have closed the page: until when the goods are held. Nobody has proved the
 * address, so nothing of the order is quoted.
 */
export const waiting = ({ order, words: { t, date, time } }: Composing): Part[] => [
  text(
    order.heldUntil
      ? t('orderMails.waiting.until', { date: date(order.heldUntil), time: time(order.heldUntil) })
      : t('orderMails.waiting.text'),
  ),
  text(t('orderMails.waiting.how')),
  { kind: 'small', text: t('orderMails.waiting.other') },
]

/** A new link was asked for: it opens the order, so nothing of it is quoted. */
export const link = ({ words: { t } }: Composing): Part[] => [
  text(t('orderMails.link.text')),
  { kind: 'small', text: t('orderMails.link.other') },
]

/** Money has come. */
export const paid = ({ order, event, words: { t, price } }: Composing): Part[] => [
  text(t('orderMails.paid.text', { amount: price(Number(event.details.amount)) })),
  ...(event.to === 'placed' && order.lines.some(isUnsent) ? [text(t('orderMails.paid.next'))] : []),
]

type Sent = Pick<Composing['event'], 'details'>

/** What was sent, as it is now. */
const sentWith = ({ shipments, lines }: Order, { details }: Sent) => {
  const shipment = shipments.find(({ id }) => id === Number(details.shipment))
  return { shipment, inside: lines.filter(({ shipmentId }) => shipment && shipmentId === shipment.id) }
}

/** The parcel that an event is about, as it is now. */
const parcelOf = ({ order, event, market }: Composing) => {
  const { details } = event
  const { shipment, inside } = sentWith(order, event)
  const carrierKey = shipment?.carrierKey ?? detail(details, 'carrierKey')
  return {
    inside,
    shipmentId: shipment?.id,
    written: writtenParcel(market, carrierKey, shipment?.trackingNumber ?? detail(details, 'trackingNumber')),
  }
}

/** How the mail calls what was sent: for `freight` it is no parcel. */
export function sentBy(order: Order, event: Sent): 'freight' | 'parcel' {
  return cameByFreight(order, sentWith(order, event).inside) ? 'freight' : 'parcel'
}

type Written = ReturnType<typeof writtenParcel>

const trackButton = ({ page }: Written, t: Composing['words']['t']): Part[] =>
  page === undefined ? [] : [{ kind: 'button', text: t('orderMails.shipped.track'), href: page }]

/** The number of a parcel, and where it can be followed. */
const followParts = (parcel: Written, t: Composing['words']['t']): Part[] => [
  ...(parcel.number === '' ? [] : [text(t('orderMails.shipped.number', { number: parcel.number }))]),
  ...trackButton(parcel, t),
]

/** A line of a parcel. Its days count from the order, not from here, so that the dates alone are told. */
function sentRow(line: OrderLine, words: Composing['words']) {
  const row = lineRow({ ...line, inscription: null, arrival: null }, words)
  const { arrival, arrivesFrom: from, arrivesTo: to } = line
  if (arrival === null || !from || !to) return row
  const days = words.t('orderMails.shipped.announced', { days: words.days({ from, to }) })
  return { ...row, details: [...row.details, days] }
}

const cashKeys = { only: 'cash', last: 'cashLast', earlier: 'cashEarlier' } as const

/** What the carrier collects at the door with a parcel. */
function cashDue(order: Order, shipmentId: number | undefined, { t, price }: Composing['words']): Part[] {
  const due = shipmentId === undefined ? undefined : cashAtDoor(order, shipmentId)
  return due ? [text(t(`orderMails.shipped.${cashKeys[due.with]}`, { amount: price(due.amount) }))] : []
}

/** A parcel is on its way: what is in it, without what was stitched onto it, and where it can be followed. */
export function shipped(composing: Composing): Part[] {
  const { order, event, words, market, terms, costs } = composing
  const { t } = words
  const { inside, shipmentId, written } = parcelOf(composing)
  // A rest that is still to come moves the day.
  const isTakenBack = returnsWithoutFault(order, sentLines(order), terms)
  const until = isTakenBack ? returnableUntil(order, market, terms) : undefined
  const returnPart: Part[] = until
    ? [
        text(
          [
            t('orderReturn.until', { date: words.date(until) }),
            ...(exceptsMade({ ...order, lines: sentLines(order) }, terms)
              ? [t('orderReturn.except', { what: 'made' })]
              : []),
            t('returnCosts.postage', costs),
            ...(order.cost.isFreight ? [t('returnCosts.freight', costs)] : []),
          ].join(' '),
        ),
      ]
    : []
  return [
    text(t('orderMails.shipped.text', { carrier: written.carrier, by: sentBy(order, event) })),
    ...followParts(written, t),
    ...(inside.length > 0
      ? [
          { kind: 'heading' as const, text: t('orderMails.lines') },
          {
            kind: 'lines' as const,
            rows: inside.map((line) => sentRow(line, words)),
          },
        ]
      : []),
    ...cashDue(order, shipmentId, words),
    ...(order.lines.some(isUnsent) ? [text(t('orderMails.shipped.rest'))] : returnPart),
  ]
}

/** A parcel has a number at last, or another number or carrier than an earlier mail has said. */
export function tracking(composing: Composing): Part[] {
  const { order, event, words } = composing
  const { t } = words
  const { written } = parcelOf(composing)
  const names = { carrier: written.carrier, by: sentBy(order, event) }
  return [text(t('orderMails.tracking.text', names)), ...followParts(written, t)]
}

/** Vouchers can be printed, from an address that ends. */
export function delivered({ baseUrl, market, order, event, words: { t, date } }: Composing): Part[] {
  const until = new Date(String(event.details.until))
  const href = baseUrl + giftCardPath({ number: order.number, until })
  // The mail is passed on with the present, so this address has no key to the order.
  const print = baseUrl + orderStatusPath(market, { order: order.number }) + giftCardPrintHash
  return [
    text(t('orderMails.delivered.text')),
    { kind: 'button', text: t('orderMails.delivered.open'), href },
    text(t('orderMails.delivered.printText')),
    { kind: 'button', text: t('giftCardPaper.form.title'), href: print },
    { kind: 'small', text: t('orderMails.delivered.until', { date: date(until) }) },
  ]
}

/** Files can be downloaded, for a while and some times. */
export function downloads({ baseUrl, order, event, words: { t, date }, ...given }: Composing): Part[] {
  const links = linesDeliveredWith(order, event).flatMap(({ id, product: { name } }): Part[] => {
    const download = given.downloads?.find(({ lineId }) => lineId === id)
    if (!download) return []
    const values = { count: download.granted, date: date(download.until) }
    return [
      {
        kind: 'button',
        text: t('orderMails.downloads.open', { name }),
        href: baseUrl + downloadPath(download),
      },
      { kind: 'small', text: t('orderMails.downloads.until', values) },
    ]
  })
  return [text(t('orderMails.downloads.text')), ...links, text(t('orderMails.downloads.save'))]
}

/** What of the money of an order that is cancelled comes back, and how. */
export function cancelledMoney(
  order: Pick<Order, 'payments' | 'isTest' | 'events'>,
  { t, price }: Pick<Composing['words'], 't' | 'price'>,
): string {
  const { toCard, isOther, isTransfer } = moneyBack(order)
  if (isTransfer) return t('orderMails.cancelled.transfer')
  if (isOther) return t('orderMails.cancelled.money')
  return toCard > 0
    ? t('orderMails.cancelled.card', { amount: price(toCard) })
    : t('orderMails.cancelled.noMoney')
}

/** Less is to be paid than the bill says, or nothing any more. */
export function reduced({ event: { details }, words: { t, price } }: Composing): Part[] {
  const rest = Number(details.stillToPay ?? 0)
  const values = { amount: price(Number(details.amount)), rest: price(rest) }
  return [text(t(rest > 0 ? 'orderMails.reduced.text' : 'orderMails.reduced.ended', values))]
}

/** The carrier's label is attached, and the parcel can be followed. */
function paidLabel(
  { carrier: key, number }: NonNullable<Composing['label']>,
  { market, words: { t } }: Pick<Composing, 'market' | 'words'>,
): Part[] {
  const written = writtenParcel(market, key, number)
  const names = { carrier: written.carrier, number: written.number }
  return [text(t('orderReturn.parcel', names)), ...trackButton(written, t)]
}

const numbered = (title: string, steps: readonly string[]): Part[] =>
  steps.length === 0
    ? []
    : [{ kind: 'heading', text: title }, text(steps.map((step, index) => `${index + 1}. ${step}`).join('\n'))]

/** Goods are announced to come back; the label is attached, and what a carrier of freight collects is told apart. */
export function returnRequested({
  order,
  event,
  announced,
  returns,
  label,
  seller,
  costs,
  market,
  terms,
  transfers,
  words,
}: Composing): Part[] {
  const { t } = words
  const ways = announced ? waysBack(order, announced.lines).ways : 'parcel'
  const given = announced && {
    order: quotedOrder(order),
    announced,
    seller,
    costs,
    isPaid: label !== undefined,
    isMail: true,
  }
  const steps = given && returnSteps(given, { t })
  const inside = (announced?.lines ?? []).flatMap(({ lineId, quantity, reason }) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return []
    const title = `${quantity} × ${fullLineName(line)}`
    const amount = words.price(paidFor(line, quantity))
    return [{ title, details: [reasonWords(reason, words)], amount, picture: pictureOf(line) }]
  })
  return [
    text(t('orderMails.returnRequested.text', { number: detail(event.details, 'return'), ways })),
    ...(label ? paidLabel(label, { market, words }) : []),
    ...(inside.length > 0
      ? [
          { kind: 'heading' as const, text: t('orderMails.returnRequested.lines') },
          { kind: 'lines' as const, rows: inside },
        ]
      : []),
    ...numbered(t('orderReturn.paper.howTitle'), steps?.parcel ?? []),
    ...numbered(t('orderReturn.collect.howTitle'), steps?.collect ?? []),
    ...(announced
      ? returnMoney({ order, announced, market, terms, account: transfers?.account, returns }, words).map(
          text,
        )
      : []),
  ]
}

/** All has come back. What was not paid is not to be paid any more. */
export function returned({ order, event: { details }, words: { t, price } }: Composing): Part[] {
  const unpaid = Number(details.unpaid ?? 0)
  const hasPaid = order.payments.some(({ status }) => status === 'paid')
  const values = { amount: price(unpaid) }
  if (unpaid > 0 && !hasPaid) return [text(t('orderMails.returned.nothingPaid', values))]
  return [
    text(t('orderMails.returned.text')),
    ...(unpaid > 0 ? [text(t('orderMails.returned.unpaid', values))] : []),
  ]
}
