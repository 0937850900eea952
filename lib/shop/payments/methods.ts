import { countryOf, type Market } from '@/lib/platform/markets'
import type { Country, Currency } from '@/schemas/markets'
import type { PaymentMethod } from '@/schemas/shop'

/** What an order may be that a method is not offered for. */
export type OrderTrait =
  /** Nothing comes by post. */
  | 'nothingSent'
  /** Something in it is downloaded. */
  | 'hasDigital'
  /** Bulky goods come by freight. */
  | 'freight'
  /** The parcel goes to a station at which nobody takes money. */
  | 'cashlessPickup'
  /** Vouchers are bought, which are as good as money, whatever else is. */
  | 'hasVouchers'
  /** Orders that are to be paid in advance hold as many pieces of something in it as they may. */
  | 'heldUnpaid'
  /** So do open orders of the same network or mail address whose goods are paid after they have come. */
  | 'heldLater'

/** The days that the provider gives shoppers who pay later. */
export const payLaterDays = 30

/** The least and the most that a method takes, in minor units. */
type Bounds = { least: number; most: number }

type Method = {
  countries: readonly Country[]
  bounds: Partial<Record<Currency, Bounds>>
  notFor: readonly OrderTrait[]
}

const everywhere = ['DE', 'AT', 'CH', 'BE', 'FR', 'NL'] as const satisfies readonly Country[]

const between = (least: number, most: number): Method['bounds'] => ({
  EUR: { least, most },
  CHF: { least, most },
})

/**
 * Who can pay with what, in the order in which it is shown: what only one country has, what takes a moment, what is paid
 * later, what takes longer. Payment services take 50 cents or more. The upper bounds limit what is lost with a stolen
 * card, an unpaid invoice or a parcel that nobody accepts.
 */
export const methods: Record<Exclude<PaymentMethod, 'G'>, Method> = {
  /** Belongs to the Dutch banks. */
  IL: { countries: ['NL'], bounds: { EUR: { least: 50, most: 1_000_000 } }, notFor: [] },
  /** Belongs to the Swiss banks, and pays in francs. */
  TW: { countries: ['CH'], bounds: { CHF: { least: 50, most: 500_000 } }, notFor: [] },
  KK: { countries: everywhere, bounds: between(50, 1_000_000), notFor: [] },
  PP: { countries: everywhere, bounds: between(50, 1_000_000), notFor: [] },
  AP: { countries: everywhere, bounds: between(50, 1_000_000), notFor: [] },
  /** Usual in these countries. In France nobody expects it, and what is owed there is hard to collect. */
  RE: {
    countries: ['DE', 'AT', 'CH', 'BE', 'NL'],
    bounds: between(1, 150_000),
    notFor: ['hasVouchers', 'heldLater'],
  },
  /** The countries in which the provider gives shoppers time. It pays the shop at once. */
  KC: { countries: ['DE', 'AT', 'CH', 'BE', 'NL'], bounds: between(100, 150_000), notFor: ['hasVouchers'] },
  /** The countries in which the provider gives instalments, which are not worth it for less. */
  KD: {
    countries: ['DE', 'AT', 'FR', 'NL'],
    bounds: { EUR: { least: 5_000, most: 500_000 } },
    notFor: ['hasVouchers'],
  },
  /** The countries in which the provider takes the money from a bank account. */
  KN: { countries: ['DE', 'AT', 'CH', 'BE', 'NL'], bounds: between(50, 500_000), notFor: [] },
  /** Takes any amount, so that every order can be paid. Goods are held for days for it. */
  V: { countries: everywhere, bounds: between(1, Number.MAX_SAFE_INTEGER), notFor: ['heldUnpaid'] },
  /** The countries whose post collects money at the door. Forwarders and stations do not, and a download has no door. */
  NN: {
    countries: ['DE', 'AT', 'CH'],
    bounds: between(1, 150_000),
    notFor: ['nothingSent', 'hasDigital', 'hasVouchers', 'freight', 'cashlessPickup', 'heldLater'],
  },
}

/** From when to when the wallet's provider divides an amount into instalments. */
export const walletInstalments: Partial<Record<Currency, Bounds>> = { EUR: { least: 9_900, most: 500_000 } }

/** The highest amount that a method takes in a market, in minor units; undefined where it is not offered. */
export const mostOf = (method: Exclude<PaymentMethod, 'G'>, market: Market): number | undefined =>
  methods[method].countries.includes(countryOf(market))
    ? methods[method].bounds[market.currency]?.most
    : undefined

const isNotFor = (method: PaymentMethod | undefined, trait: OrderTrait): boolean =>
  method !== undefined && method !== 'G' && methods[method].notFor.includes(trait)

/** Why pieces may not be held for an order that is paid so, while it is not paid; undefined where it is paid at once. */
export const holdOf = (method: PaymentMethod | undefined): 'heldUnpaid' | 'heldLater' | undefined =>
  (['heldUnpaid', 'heldLater'] as const).find((hold) => isNotFor(method, hold))
