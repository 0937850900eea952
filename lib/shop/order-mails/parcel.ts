import type { Part } from '@/lib/platform/mail-body'
import { cashAtDoor } from '@/lib/shop/order-papers'
import { cameByFreight, isUnsent, type Order, type OrderLine, writtenParcel } from '@/lib/shop/orders'
import {
  collectionPhone,
  costsBack,
  returnableUntil,
  returnExceptions,
  returnsWithoutFault,
  sentLines,
} from '@/lib/shop/returns'
import type { Composing } from './composing'
import { acceptanceOf, lineRow } from './confirmation'
import { detail, text } from './parts'
import { owedToPartner, transferDue } from './still-due'
import { trackButton } from './track-button'

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

/** What is in a parcel; nothing where none of its lines is known any more. */
const goodsParts = (inside: readonly OrderLine[], words: Composing['words']): Part[] =>
  inside.length > 0
    ? [
        { kind: 'heading', text: words.t('orderMails.lines') },
        { kind: 'lines', rows: inside.map((line) => sentRow(line, words)) },
      ]
    : []

const cashKeys = { only: 'cash', last: 'cashLast', earlier: 'cashEarlier' } as const

/** What the carrier collects at the door with a parcel. */
function cashDue(order: Order, shipmentId: number | undefined, { t, price }: Composing['words']): Part[] {
  const due = shipmentId === undefined ? undefined : cashAtDoor(order, shipmentId)
  return due ? [text(t(`orderMails.shipped.${cashKeys[due.with]}`, { amount: price(due.amount) }))] : []
}

/**
 * The sentence that accepts what is paid after it has come: the first parcel closes the contract, also about what is
 * still to follow.
 */
function acceptance(order: Order, event: Composing['event'], { t }: Composing['words']): Part[] {
  const first = order.events.find(({ type }) => type === 'shipped')
  if (acceptanceOf(order) !== 'received' || (first && first.id !== event.id)) return []
  const rest = order.lines.some(isUnsent) ? 'some' : 'none'
  return [text(t('orderMails.shipped.accepted', { rest }))]
}

/** A parcel is on its way: what is in it, without what was stitched onto it, and where it can be followed. */
export function shipped(composing: Composing): Part[] {
  const { order, event, words, market, terms, costs } = composing
  const { t } = words
  const { inside, shipmentId, written } = parcelOf(composing)
  const by = sentBy(order, event)
  // A rest that is still to come moves the day.
  const isTakenBack = returnsWithoutFault(order, sentLines(order), terms)
  const what = returnExceptions({ ...order, lines: sentLines(order) }, terms)
  const until = isTakenBack ? returnableUntil(order, market, terms) : undefined
  const returnPart: Part[] = until
    ? [
        text(
          [
            t('orderReturn.until', { date: words.date(until) }),
            ...(what ? [t('orderReturn.except', { what })] : []),
            ...costsBack(order, sentLines(order), costs, words),
          ].join(' '),
        ),
      ]
    : []
  return [
    text(t('orderMails.shipped.text', { carrier: written.given, by })),
    ...acceptance(order, event, words),
    ...(by === 'freight' ? [text(t('orderMails.shipped.freight', { phone: collectionPhone(order) }))] : []),
    ...followParts(written, t),
    ...goodsParts(inside, words),
    ...cashDue(order, shipmentId, words),
    ...transferDue(composing),
    ...owedToPartner(composing),
    ...(order.lines.some(isUnsent) ? [text(t('orderMails.shipped.rest'))] : returnPart),
  ]
}

/** A parcel has a number at last, or another number or carrier than an earlier mail has said: which one, its goods say. */
export function tracking(composing: Composing): Part[] {
  const { order, event, words } = composing
  const { t } = words
  const { inside, written } = parcelOf(composing)
  const names = { carrier: written.from, by: sentBy(order, event) }
  return [
    text(t('orderMails.tracking.text', names)),
    ...followParts(written, t),
    ...goodsParts(inside, words),
  ]
}
