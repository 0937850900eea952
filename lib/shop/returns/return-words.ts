import type { Market } from '@/lib/platform/markets'
import type { ReturnCosts } from '@/lib/platform/shop-configuration'
import { type OrderWords, orderWords } from '@/lib/shop/order-papers'
import type { Order } from '@/lib/shop/orders'
import type { ReturnReason, Seller } from '@/schemas/shop'
import { receiverLines } from './draw-address-label'
import type { OrderReturn } from './order-return'
import { moneyWayOf } from './return-money'
import { collectionPhone, faultsOf, waysBack } from './ways-back'

type Steps = {
  order: Order
  announced: OrderReturn
  seller: Seller
  /** Who pays for what comes back for its reason. */
  costs: ReturnCosts
  /** A label of the carrier pays the postage and is stuck on the parcel. */
  isPaid?: boolean
  /** Who takes the parcel with such a label, as sentences name from whom it comes. */
  carrier?: string | undefined
  /** They are read in a mail, to which the sheet is attached. */
  isMail?: boolean
  /** The last day on which the parcel may be handed in, in words. */
  until?: string | undefined
}

/** How the goods of a return come back, step by step: those in a parcel, and those that a carrier of freight collects. */
export function returnSteps(
  { order, announced, seller, costs, isPaid, isMail, carrier = 'none', until = 'none' }: Steps,
  { t }: Pick<OrderWords, 't'>,
): { parcel: string[]; collect: string[] } {
  const { ways } = waysBack(order, announced.lines)
  const send = faultsOf(order, announced.lines).parcel
    ? 'sendFault'
    : costs.how === 'own'
      ? 'sendOwn'
      : 'send'
  const own = [isMail ? 'packMail' : 'pack', 'stick', send] as const
  // Of a bill that nobody has paid yet no price goes back, and the postage cannot come with it.
  const values = { until, carrier, email: seller.email, money: moneyWayOf(order, undefined) }
  const steps = isPaid ? (['packPaid', 'stickPaid', 'sendPaid'] as const) : own
  return {
    parcel: ways !== 'collect' ? steps.map((step) => t(`orderReturn.paper.${step}`, values)) : [],
    collect:
      ways !== 'parcel'
        ? [
            t('orderReturn.collect.cost', costs),
            t('orderReturn.collect.call', { phone: collectionPhone(order), email: seller.email }),
            t('orderReturn.collect.ready', { number: announced.number }),
            t('orderReturn.collect.receipt'),
          ]
        : [],
  }
}

type WithoutPrinter = Pick<Steps, 'order' | 'announced' | 'seller' | 'isPaid' | 'carrier' | 'isMail'> & {
  market: Market
  /** The carrier prints the label from a code that is shown at its counter. */
  hasCode: boolean
}

/**
 * What somebody without a printer does with the parcel: has the carrier or another print the label, or writes the address
 * where no postage is paid. Undefined where there is no parcel.
 */
export function withoutPrinter(
  { order, announced, seller, market, isPaid, isMail, hasCode, carrier = 'none' }: WithoutPrinter,
  { t }: Pick<OrderWords, 't'>,
): string | undefined {
  if (waysBack(order, announced.lines).ways === 'collect') return undefined
  const way = !isPaid ? 'address' : hasCode ? 'code' : 'paid'
  return t(`orderReturn.withoutPrinter.${way}`, {
    ...{ carrier, number: announced.number, email: seller.email, place: isMail ? 'attached' : 'page' },
    address: receiverLines({ seller, market }).join(', '),
  })
}

/** `Grund: Passt nicht`, as papers and mails say it. */
export const reasonWords = (reason: ReturnReason, { t }: Pick<OrderWords, 't'>): string =>
  t('orderMails.labelled', {
    label: t('orderForms.fields.reason'),
    text: t(`orderReturn.reasons.${reason}`),
  })

/** A file name of ASCII letters: `Ruecksendung-R71803399-1.pdf`; with the key of whom the parcel is handed to: `Ruecksendung-POST-AT-R…`. */
export const returnLabelName = (
  { number }: Pick<OrderReturn, 'number'>,
  market: Market,
  takenBy?: string,
): string =>
  `${[orderWords(market).t('orderReturn.paper.file'), takenBy?.toUpperCase(), number].filter(Boolean).join('-')}.pdf`
