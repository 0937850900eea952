import { formatPrice, marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import {
  type ChargedPayment,
  chargedPayments,
  configuredPayments,
  methods,
  settledBy,
  settlementOf,
} from '@/lib/platform/payment-methods'
import type { ConfiguredPayment, Payments } from '@/schemas/shop'
import { when } from './condition-word'
import type { ConfiguredShop } from './configured-shop'
import { creditWarning } from './credit-warning'
import { limitOf } from './payment-limits'

/** The methods of payment that content names together, in one list of those that are offered. */
const paymentGroups = {
  payments: () => true,
  paymentsAtOnce: (code) => settlementOf(code) === 'atOnce',
  paymentsService: (code) => settledBy(code) === 'provider',
  paymentsPartner: (code) => settlementOf(code) === 'partner',
  paymentsKlarna: (code) => methods[code].partner === 'klarna',
} satisfies Record<string, (code: ConfiguredPayment) => boolean>

type GroupWordName = keyof typeof paymentGroups
export type PaymentWordName =
  | `payment${ConfiguredPayment}`
  | `if${ConfiguredPayment}`
  | `fee${ChargedPayment}`
  | `notFor${ConfiguredPayment}`
  | GroupWordName
const paymentWord = (code: ConfiguredPayment) => `payment${code}` as const

/** Says nothing; a sentence with it is left out where the method is not offered. */
const conditionWord = (code: ConfiguredPayment) => `if${code}` as const

/** What it costs extra. */
const feeWord = (code: ChargedPayment) => `fee${code}` as const

/** A sentence about the orders for which it is not offered. */
const notForWord = (code: ConfiguredPayment) => `notFor${code}` as const

const groupWords = Object.keys(paymentGroups) as GroupWordName[]

export const paymentWordNames: readonly PaymentWordName[] = [
  ...configuredPayments.flatMap((code) => [paymentWord(code), conditionWord(code), notForWord(code)]),
  ...chargedPayments.map(feeWord),
  ...groupWords,
]

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

/** Methods that are called by the brand of who offers them. */
const branded: ReadonlySet<ConfiguredPayment> = new Set(['PP', 'TW', 'AP', 'IL'])

/** A name after the first of a list: only German writes every noun with a capital. Names of a shop's own stay. */
const withinList = (name: string, { language }: Market) =>
  language === 'de' ? name : name.charAt(0).toLowerCase() + name.slice(1)

/** The names of the methods of payment that the shop offers, one by one and together. */
function nameWords({ methods, order }: Payments, market: Market) {
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
    const names = offered
      .filter(paymentGroups[name])
      .map((code, place) =>
        place === 0 || branded.has(code) || methods[code]?.name
          ? nameOf(code)
          : withinList(nameOf(code), market),
      )
    return [name, names.length > 0 ? list.format(names) : undefined]
  })
  return Object.fromEntries([...single, ...together]) as Record<PaymentWordName, string | undefined>
}

/** The most that can be bought on invoice. */
function invoiceLimit({ methods }: Payments, market: Market): string | undefined {
  const code = configuredPayments.find((each) => settlementOf(each) === 'invoice' && methods[each]?.isOffered)
  const most = code && methods[code]?.most
  return most === undefined ? undefined : formatPrice(most, market)
}

/** That the provider of the wallet lends, with the warning of the law, where the checkout offers it. */
function instalmentWords({ payments, options }: ConfiguredShop, market: Market) {
  const lender = configuredPayments.find(
    (code) => payments.methods[code]?.isOffered && methods[code].instalments?.[market.currency],
  )
  if (!options.paypalInstallments || !lender) return { walletInstalments: '' }
  const t = marketText(market)
  const provider = payments.methods[lender]?.name ?? t(`payment.methods.${lender}.name`)
  const said = [t('payment.instalments', { provider }), creditWarning(market) ?? '']
  return { walletInstalments: said.join(' ').trim(), ifWalletInstalments: '' }
}

/** All words about payment: names, limits, fees, credit and its warning. */
export function paymentWords(shop: ConfiguredShop, market: Market) {
  return {
    ...nameWords(shop.payments, market),
    ...feeWords(shop.payments, market),
    ...limitWords(shop.payments, market),
    ...instalmentWords(shop, market),
    creditWarning: creditWarning(market) ?? '',
    invoiceLimit: invoiceLimit(shop.payments, market),
  }
}
