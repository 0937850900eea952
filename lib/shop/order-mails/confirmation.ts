import { currentTime } from '@/lib/platform/clock'
import type { Part } from '@/lib/platform/mail-body'
import { countryOf } from '@/lib/platform/markets'
import { billedLines, shownLines } from '@/lib/shop/addresses'
import {
  bankFacts,
  mainPayment,
  type OrderWords,
  prepaymentCode,
  prepaymentSentence,
  settledKey,
  sumRows,
} from '@/lib/shop/order-papers'
import { givesOldDevice, lineName, linesWithOldDevice, type OrderLine, type Payment } from '@/lib/shop/orders'
import { paymentName, settledBy, settlementOf } from '@/lib/shop/payments'
import { guaranteeWords, legalNoticeWords } from '@/lib/shop/product'
import { termsOfOrder } from '@/lib/shop/returns'
import {
  articleName,
  remindsOfGuarantee,
  returnExceptionOf,
  shownArticleNumberOf,
  signNamed,
} from '@/lib/shop/rules'
import type { Composing } from './composing'
import { cardLeft } from './gift-card-left'

type Words = Pick<OrderWords, 't' | 'price' | 'reduction' | 'arrival'>

/** What a line shows: by the words of its picture, else by its name. */
export const pictureOf = ({ product: { image, sign, name } }: Pick<OrderLine, 'product'>) =>
  image ? { src: image.src, alt: image.alt || name } : { src: `sign:${signNamed(sign)}`, alt: '' }

const shownNumberOf = ({ product }: Pick<OrderLine, 'product' | 'variant'>) => shownArticleNumberOf(product)

/** A line of an order as a mail lists it, with the number of its article as shoppers read it or as the merchant has it. */
export function lineRow(line: OrderLine, { t, price, reduction, arrival }: Words, numberOf = shownNumberOf) {
  const { product, choice } = line
  const { quantity, inscription, isGift } = line
  return {
    title: `${quantity} × ${articleName(product)}`,
    details: [
      choice.join(', '),
      (product.features ?? []).join(' · '),
      inscription === null ? '' : t('invoice.inscription', { text: inscription }),
      isGift
        ? t('invoice.gift')
        : quantity > 1
          ? t('orderMails.labelled', { label: t('invoice.columns.price'), text: price(line.price) })
          : '',
      // As on the screens: told beside the line, and taken off below all of them.
      line.reduction > 0
        ? `${line.promotion?.label ?? t('invoice.columns.reduction')} ${reduction(line.reduction)}`
        : '',
      t('invoice.article', { number: numberOf(line) }),
      arrival(line) ?? '',
    ].filter((text) => text !== ''),
    amount: price(line.total),
    picture: pictureOf(line),
  }
}

/** A line of what was ordered; what comes back only with a defect, or until its seal is broken, says so. */
function orderedRow(line: OrderLine, { order, terms, words }: Composing) {
  // When it comes is told below for all of them.
  const row = lineRow(line, { ...words, arrival: () => undefined })
  const exception = returnExceptionOf(line, termsOfOrder(order, terms))
  return exception ? { ...row, details: [...row.details, words.t(`orderReturn.only.${exception}`)] } : row
}

/** When the goods come: once for all of them, or for each where it differs. */
function arrivals({ order: { lines, deliveryAddress }, words: { t, arrival } }: Composing): string[] {
  const told = lines.flatMap((line) => {
    const words = arrival(line, deliveryAddress?.pickup ? 'pickup' : 'home')
    return words === undefined ? [] : [{ name: lineName(line), words }]
  })
  const different = [...new Set(told.map(({ words }) => words))]
  if (different.length === 1 && told.length === lines.length) return different
  return different.map((words) => {
    const names = told.filter((each) => each.words === words).map(({ name }) => name)
    return t('orderMails.labelled', { label: [...new Set(names)].join(' · '), text: words })
  })
}

const isPaid = (payment: Payment | undefined) => payment?.status === 'paid' || payment?.status === 'refunded'

function payment({ order, market, seller, payments, words }: Composing): Part[] {
  const { t, price } = words
  const main = mainPayment(order)
  const heading: Part = { kind: 'heading', text: t('invoice.payment.heading') }
  if (order.toPay === 0 || !main) return [heading, { kind: 'text', text: t('invoice.payment.nothing') }]
  const values = { method: paymentName(main.method, market, payments), amount: price(order.toPay) }
  if (isPaid(main))
    return [heading, { kind: 'text', text: t(`invoice.payment.${settledKey(main.method)}`, values) }]
  // A test order is not paid, so the mail does not ask for money.
  if (order.isTest) return [heading, { kind: 'text', text: t('invoice.payment.by', values) }]
  const code = prepaymentCode(order, seller)
  switch (settlementOf(main.method)) {
    case 'transferFirst':
      return [
        heading,
        { kind: 'text', text: prepaymentSentence(order, seller, values, words) },
        {
          kind: 'facts',
          rows: bankFacts(seller, { reference: order.number, amount: order.toPay }, words),
        },
        ...(code ? [{ kind: 'text' as const, text: t(`transferCode.${code.kind}.attached`) }] : []),
      ]
    case 'invoice':
      return [
        heading,
        { kind: 'text', text: t('invoice.payment.by', values) },
        // The account is on the invoice: this mail closes no contract yet.
        { kind: 'text', text: t('orderMails.payLater', { ...values, days: seller.invoiceDays }) },
      ]
    case 'cash':
      return [heading, { kind: 'text', text: t('invoice.payment.cashOnDelivery', values) }]
    default:
      return [heading, { kind: 'text', text: t('invoice.payment.by', values) }]
  }
}

/** Whether the goods wait for a transfer, which a mail asks for before all else. */
export function waitsForTransfer(order: Composing['order']): boolean {
  const main = mainPayment(order)
  if (order.toPay === 0 || order.isTest || !main || isPaid(main)) return false
  return settlementOf(main.method) === 'transferFirst'
}

/** The legal guarantee of what is a good, and the statements of guarantees of durability, which the law wants kept. */
function guarantees({ order: { lines }, market, words: { t } }: Composing): Part[] {
  const goods = lines.filter(({ isDigital, isVoucher }) => !isDigital && !isVoucher)
  if (goods.length === 0 || !remindsOfGuarantee(countryOf(market))) return []
  const { title, text, more, href } = legalNoticeWords(market)
  const products = new Map(goods.map(({ product }) => [product.number, product]))
  return [
    { kind: 'heading', text: title },
    { kind: 'text', text },
    { kind: 'small', text: t('orderMails.labelled', { label: more, text: href }) },
    ...[...products.values()].flatMap(({ name, guarantee }): Part[] => {
      if (!guarantee) return []
      const words = guaranteeWords(guarantee, market)
      return [
        { kind: 'heading', text: words.title },
        {
          kind: 'text',
          text: [name, words.scope, ...words.lines, words.terms.lead].join('\n'),
          end: { text: words.terms.text, lang: words.terms.lang },
        },
      ]
    }),
  ]
}

/**
 * Whether the contract is closed, as the terms have it: this mail accepts what is paid in advance or by a gift card, the
 * payment service what is paid by it, and the parcel on its way what is paid after it has come.
 */
export function acceptanceOf(order: Composing['order']): 'accepted' | 'paid' | 'partner' | 'received' {
  const main = mainPayment(order)
  if (order.toPay === 0 || !main || settlementOf(main.method) === 'transferFirst') return 'accepted'
  return settledBy(main.method) === 'provider' && isPaid(main) ? settledKey(main.method) : 'received'
}

/** Names the documents of the contract that are attached to the mail. */
function attached({ hasTerms, hasWithdrawal, words: { t } }: Composing): Part[] {
  if (!hasTerms && !hasWithdrawal) return []
  const withdrawal = hasTerms ? 'withTerms' : 'withoutTerms'
  return [{ kind: 'small', text: t(`orderMails.confirmation.${hasWithdrawal ? withdrawal : 'onlyTerms'}`) }]
}

/** Advertising in a confirmation needs the consent of its reader (§ 7 UWG), and says how it is taken back. */
function offered({ partnerOffer, seller: { email }, words: { t } }: Composing): Part[] {
  if (partnerOffer === undefined) return []
  const { partner, href } = partnerOffer
  return [
    { kind: 'heading', text: t('partnerOffer.title') },
    { kind: 'text', text: t('partnerOffer.text') },
    { kind: 'button', text: t('partnerOffer.action'), href },
    { kind: 'small', text: t('partnerOffer.why', { partner, email }) },
  ]
}

/** Whether an old device is taken back, where the law wants the shopper asked. */
function oldDevice({ order, seller: { email }, words: { t } }: Composing): Part[] {
  const isGiven = givesOldDevice(order)
  if (isGiven === undefined) return []
  const names = linesWithOldDevice(order).map(lineName).join(', ')
  const text = t(`orderMails.confirmation.oldDevice.${isGiven ? 'given' : 'kept'}`, { names, email })
  return [{ kind: 'text', text }]
}

/** What was ordered, what it costs and when it comes, with the way to the order; then all that the law wants on a durable medium. */
export function confirmation(composing: Composing): Part[] {
  const { order, market, payments, words, address } = composing
  const { t } = words
  const addresses = [
    { heading: t('invoice.billTo'), lines: billedLines(order.invoiceAddress, market) },
    ...(order.deliveryAddress
      ? [{ heading: t('invoice.shipTo'), lines: shownLines(order.deliveryAddress, market) }]
      : []),
  ]
  const isSent = order.lines.some(({ isDigital }) => !isDigital)
  // The law wants the agreement confirmed, without which files could be withdrawn from.
  const isImmediate = order.events.some(({ details }) => details.immediate !== undefined)
  const isDelivered = order.lines.some(({ isDigital }) => isDigital)
  const isFirst = waitsForTransfer(order)
  const isDue = order.toPay > 0 && !isPaid(mainPayment(order))
  const told = (name: 'shipping' | 'freight' | 'digital' | 'digitalPaid' | 'immediate'): Part => ({
    kind: 'text',
    text: t(`orderMails.confirmation.${name}`),
  })
  return [
    { kind: 'text', text: t(`orderMails.confirmation.intro.${acceptanceOf(order)}`) },
    ...(isFirst ? payment(composing) : []),
    { kind: 'heading', text: t('orderMails.lines') },
    { kind: 'lines', rows: order.lines.map((line) => orderedRow(line, composing)) },
    {
      kind: 'sums',
      rows: sumRows(order, words, {
        at: currentTime(),
        name: (method) => paymentName(method, market, payments),
      }),
    },
    ...(isSent || isDelivered
      ? [{ kind: 'heading' as const, text: t('orderMails.confirmation.delivery') }]
      : []),
    ...arrivals(composing).map((text): Part => ({ kind: 'text', text })),
    ...(isSent ? [told(order.cost.isFreight ? 'freight' : 'shipping')] : []),
    ...oldDevice(composing),
    ...(isDelivered ? [told(isDue ? 'digital' : 'digitalPaid')] : []),
    ...(isFirst ? [] : payment(composing)),
    ...cardLeft(composing),
    { kind: 'button', text: t('orderMails.see'), href: address },
    { kind: 'columns', columns: addresses },
    ...(isImmediate ? [told('immediate')] : []),
    ...guarantees(composing),
    ...attached(composing),
    ...offered(composing),
  ]
}
