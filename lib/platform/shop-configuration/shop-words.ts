import { formatPrice, marketText, typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import {
  type ChargedPayment,
  chargedPayments,
  configuredPayments,
  methods,
  settledBy,
  settlementOf,
} from '@/lib/platform/payment-methods'
import { dayText } from '@/lib/platform/time'
import type { ConfiguredPayment, Payments, ShopConfiguration } from '@/schemas/shop'
import { creditWarning } from './credit-warning'
import { limitOf, pickupWords } from './payment-limits'
import { hasReturnLabel, returnCostsOf } from './return-costs'
import { isBeyondLaw } from './return-terms'
import { type SellerWordName, sellerWordNames, sellerWords } from './seller-words'
import { voucherPartnerOf } from './voucher-partner'

/** The values of a shop's configuration that content names in braces: `{returnDays}`. */
export const shopWordNames = [
  'shop',
  'returnDays',
  'returnFrom',
  'returnTo',
  'returnUntil',
  'returnPostage',
  'returnPostageNote',
  'returnFreight',
  'withdrawalCosts',
  'refundDays',
  'ifReturns',
  'ifNoReturns',
  'ifLongerReturns',
  'ifLegalReturns',
  'ifCancel',
  'ifNoCancel',
  'ifPayback',
  'ifVoucherPartner',
  /** The company of the voucher partner. */
  'partner',
  'ifPostageBack',
  'ifLabel',
  'ifMadeExcluded',
  'ifMadeTaken',
  'hotlineAt',
  'hotlineNumber',
  'hotlineOr',
  'ifHotline',
  'ifNoHotline',
  'answerTime',
  'serviceHours',
  'madeTime',
  'invoiceDays',
  'prepaymentDays',
  'invoiceLimit',
  /** The warning of the law beside credit; says nothing in a country whose law asks for none. */
  'creditWarning',
  /** That the wallet's provider lends, too, with that warning; says nothing where it does not. */
  'walletInstalments',
  'ifWalletInstalments',
  /** The kinds of pick-up stations of the country; a sentence about one is left out where there is none. */
  'pickupStations',
  'ifPickup',
  'ifNoFee',
] as const

/** For which orders a method is not offered. */
function limitWords(payments: Payments, market: Market) {
  const words = configuredPayments.flatMap((code) => {
    const settings = payments.methods[code]
    return settings?.isOffered ? [[notForWord(code), limitOf(code, settings, market)]] : []
  })
  return Object.fromEntries(words)
}

/** What shoppers pay for a method, and whether none costs anything; a sentence about the other is left out. */
function feeWords(payments: Payments, market: Market) {
  const offered = chargedPayments.flatMap((code) => {
    const settings = payments.methods[code]
    return settings?.isOffered ? [{ code, fee: settings.fee }] : []
  })
  const words = offered.map(({ code, fee }) => [
    feeWord(code),
    fee === undefined ? undefined : formatPrice(fee, market),
  ])
  const isCharged = offered.some(({ fee }) => fee !== undefined)
  return { ...Object.fromEntries(words), ifNoFee: when(!isCharged) }
}

/** The methods of payment that content names together, in one list of those that are offered. */
const paymentGroups = {
  payments: () => true,
  paymentsAtOnce: (code) => settlementOf(code) === 'atOnce',
  paymentsService: (code) => settledBy(code) === 'provider',
  paymentsPartner: (code) => settlementOf(code) === 'partner',
  paymentsKlarna: (code) => methods[code].partner === 'klarna',
} satisfies Record<string, (code: ConfiguredPayment) => boolean>

type GroupWordName = keyof typeof paymentGroups
type PaymentWordName =
  | `payment${ConfiguredPayment}`
  | `if${ConfiguredPayment}`
  | `fee${ChargedPayment}`
  | `notFor${ConfiguredPayment}`
  | GroupWordName
export type ShopWordName = (typeof shopWordNames)[number] | SellerWordName | PaymentWordName

const paymentWord = (code: ConfiguredPayment) => `payment${code}` as const

/** Says nothing; a sentence with it is left out where the method is not offered. */
const conditionWord = (code: ConfiguredPayment) => `if${code}` as const

/** What it costs extra. */
const feeWord = (code: ChargedPayment) => `fee${code}` as const

/** A sentence about the orders for which it is not offered. */
const notForWord = (code: ConfiguredPayment) => `notFor${code}` as const

const groupWords = Object.keys(paymentGroups) as GroupWordName[]

export const allShopWordNames: readonly ShopWordName[] = [
  ...shopWordNames,
  ...sellerWordNames,
  ...configuredPayments.flatMap((code) => [paymentWord(code), conditionWord(code), notForWord(code)]),
  ...chargedPayments.map(feeWord),
  ...groupWords,
]

/** Each as a market writes it; undefined where the shop has none, such as no longer time for returns. */
export type ShopWords = Readonly<Record<ShopWordName, string | undefined>>

export const isShopWord = (name: string): name is ShopWordName =>
  allShopWordNames.some((word) => word === name)

type Configured = Pick<
  ShopConfiguration,
  | ('name' | 'returns' | 'returnLabels' | 'service')
  | ('seller' | 'payments' | 'options' | 'voucherPartner')
  | 'timezone'
>

/** The names of the methods of payment that the shop offers, one by one and together. */
function paymentWords({ methods, order }: Payments, market: Market) {
  const t = marketText(market)
  const nameOf = (code: ConfiguredPayment) => methods[code]?.name ?? t(`payment.methods.${code}.name`)
  const inOrder = [...new Set([...order, ...configuredPayments])]
  const offered = inOrder.filter((code) => methods[code]?.isOffered)
  const list = new Intl.ListFormat(market.iso, { type: 'conjunction' })
  const single = offered.flatMap((code) => [
    [paymentWord(code), nameOf(code)],
    [conditionWord(code), ''],
  ])
  const together = groupWords.map((name) => {
    const names = offered.filter(paymentGroups[name]).map(nameOf)
    return [name, names.length > 0 ? list.format(names) : undefined]
  })
  return Object.fromEntries([...single, ...together]) as Record<PaymentWordName, string | undefined>
}

const when = (isSo: boolean) => (isSo ? '' : undefined)

/** The most that can be bought on invoice. */
function invoiceLimit({ methods }: Payments, market: Market): string | undefined {
  const code = configuredPayments.find((each) => settlementOf(each) === 'invoice' && methods[each]?.isOffered)
  const most = code && methods[code]?.most
  return most === undefined ? undefined : formatPrice(most, market)
}

/** That the provider of the wallet lends, with the warning of the law, where the checkout offers it. */
function instalmentWords({ payments, options }: Configured, market: Market) {
  const isLent = configuredPayments.some(
    (code) => payments.methods[code]?.isOffered && methods[code].instalments?.[market.currency],
  )
  if (!options.paypalInstallments || !isLent) return { walletInstalments: '' }
  const said = [marketText(market)('payment.instalments'), creditWarning(market) ?? '']
  return { walletInstalments: said.join(' ').trim(), ifWalletInstalments: '' }
}

/** What is promised about returns; where the shop takes nothing back, nothing but that. */
function returnWords(shop: Configured, market: Market) {
  const { days, refundDays, takesMade } = shop.returns
  if (days === 0) return { ifNoReturns: '' }
  const t = marketText(market)
  const costs = returnCostsOf(shop, market)
  return {
    returnDays: String(days),
    refundDays: t('returnCosts.refundDays', { days: refundDays }),
    returnPostage: t('returnCosts.postage', costs),
    returnPostageNote: t('returnCosts.note', costs),
    returnFreight: t('returnCosts.freight', costs),
    withdrawalCosts: `${t('returnCosts.law', costs)} ${t('returnCosts.lawFreight', costs)}`,
    ifReturns: '',
    ifLongerReturns: when(isBeyondLaw(market, shop.returns)),
    ifLegalReturns: when(!isBeyondLaw(market, shop.returns)),
    ifPostageBack: when(costs.how === 'back' || costs.how === 'backFrom'),
    ifMadeExcluded: when(!takesMade),
    ifMadeTaken: when(takesMade),
  }
}

/** The telephone as a part of a sentence that goes on with the e-mail address; nothing where there is none. */
function hotlineWords({ seller, service }: Configured, market: Market) {
  const { phone } = seller
  if (!phone) return { hotlineAt: '', hotlineNumber: '', hotlineOr: '', ifNoHotline: '' }
  const hours = typeset(service.hours, market)
  const [hotlineAt, rest] = marketText(market)('service.hotline', { phone: '\n', hours }).split('\n')
  return { hotlineAt, hotlineNumber: typeset(phone, market), hotlineOr: `${rest} `, ifHotline: '' }
}

function serviceWords(shop: Configured, market: Market) {
  const { answerDays, hours, madeDays } = shop.service
  const t = marketText(market)
  return {
    ifLabel: when(hasReturnLabel(shop, market)),
    answerTime: t('service.answerTime', { days: answerDays }),
    serviceHours: typeset(hours, market),
    madeTime: madeDays === undefined ? undefined : t('service.madeTime', { days: madeDays }),
  }
}

/** Words are left out with their sentences where the shop has nothing to say by them. */
const none = Object.fromEntries(shopWordNames.map((name) => [name, undefined])) as Record<
  (typeof shopWordNames)[number],
  undefined
>

/** The values at a time; of several longer times for returns the first that is not over. */
export function shopWords(shop: Configured, market: Market, now: number): ShopWords {
  const { name, returns, seller, payments } = shop
  const today = dayText(now, shop.timezone)
  const longer = (returns.days === 0 ? [] : returns.longer)
    .filter(({ until }) => until >= today)
    .toSorted((one, other) => one.from.localeCompare(other.from))[0]
  const written = (day: string | undefined, options: Intl.DateTimeFormatOptions) => {
    if (day === undefined) return undefined
    const format = new Intl.DateTimeFormat(market.iso, { ...options, timeZone: 'UTC' })
    return typeset(format.format(new Date(day)), market)
  }
  const partner = voucherPartnerOf(shop)
  return {
    ...none,
    ...paymentWords(payments, market),
    shop: name,
    ...sellerWords(seller, market),
    ...returnWords(shop, market),
    ...serviceWords(shop, market),
    ...feeWords(payments, market),
    ...limitWords(payments, market),
    ...instalmentWords(shop, market),
    creditWarning: creditWarning(market) ?? '',
    ...pickupWords(market),
    ...hotlineWords(shop, market),
    ifCancel: when(shop.options.cancelOrder),
    ifNoCancel: when(!shop.options.cancelOrder),
    ifPayback: when(shop.options.payback),
    ifVoucherPartner: when(partner !== undefined),
    partner: partner?.name,
    invoiceLimit: invoiceLimit(payments, market),
    returnFrom: written(longer?.from, { day: 'numeric', month: 'long' }),
    returnTo: written(longer?.to, { dateStyle: 'long' }),
    returnUntil: written(longer?.until, { dateStyle: 'long' }),
    invoiceDays: String(seller.invoiceDays),
    prepaymentDays: String(seller.prepaymentDays),
  }
}
