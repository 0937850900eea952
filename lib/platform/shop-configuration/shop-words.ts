import { typeset } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { dayText } from '@/lib/platform/time'
import { when } from './condition-word'
import type { ConfiguredShop } from './configured-shop'
import { pickupWords } from './payment-limits'
import { type PaymentWordName, paymentWordNames, paymentWords } from './payment-words'
import { type SellerWordName, sellerWordNames, sellerWords } from './seller-words'
import { hotlineWords, returnWords, serviceWords } from './service-words'
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
  'withdrawalSend',
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
  /** By what a parcel comes back: a label with its postage, or one of the address alone; both, where the value decides. */
  'ifPaidLabel',
  'ifOwnLabel',
  /** The carrier of labels, who takes its parcels in the country, whether that is somebody else, and whether they pass the customs. */
  'returnCarrier',
  'returnDropOff',
  'ifReturnTaken',
  'ifReturnAbroad',
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
  /** From which day the working days of a delivery count. */
  'daysCounted',
  /** The same where a transfer is awaited first; says nothing where that is not offered. */
  'transferCounted',
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

export type ShopWordName = (typeof shopWordNames)[number] | SellerWordName | PaymentWordName

export const allShopWordNames: readonly ShopWordName[] = [
  ...shopWordNames,
  ...sellerWordNames,
  ...paymentWordNames,
]

/** Each as a market writes it; undefined where the shop has none, such as no longer time for returns. */
export type ShopWords = Readonly<Record<ShopWordName, string | undefined>>

export const isShopWord = (name: string): name is ShopWordName =>
  allShopWordNames.some((word) => word === name)

/** Words are left out with their sentences where the shop has nothing to say by them. */
const none = Object.fromEntries(shopWordNames.map((name) => [name, undefined])) as Record<
  (typeof shopWordNames)[number],
  undefined
>

/** The values at a time; of several longer times for returns the first that is not over. */
export function shopWords(shop: ConfiguredShop, market: Market, now: number): ShopWords {
  const { name, returns, seller } = shop
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
    ...paymentWords(shop, market),
    shop: name,
    ...sellerWords(seller, market),
    ...returnWords(shop, market),
    ...serviceWords(shop, market),
    ...pickupWords(market),
    ...hotlineWords(shop, market),
    ifCancel: when(shop.options.cancelOrder),
    ifNoCancel: when(!shop.options.cancelOrder),
    ifPayback: when(shop.options.payback),
    ifVoucherPartner: when(partner !== undefined),
    partner: partner?.name,
    returnFrom: written(longer?.from, { day: 'numeric', month: 'long' }),
    returnTo: written(longer?.to, { dateStyle: 'long' }),
    returnUntil: written(longer?.until, { dateStyle: 'long' }),
    invoiceDays: String(seller.invoiceDays),
    prepaymentDays: String(seller.prepaymentDays),
  }
}
