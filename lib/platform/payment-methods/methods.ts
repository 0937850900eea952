import type { Country, Currency } from '@/schemas/markets'
import type { ConfiguredPayment } from '@/schemas/shop'

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
  /** The parcel goes to a pick-up station, whoever stands there. */
  | 'pickup'
  /** Vouchers are bought, which are as good as money, whatever else is. */
  | 'hasVouchers'
  /** Orders that are to be paid in advance hold as many pieces of something in it as they may. */
  | 'heldUnpaid'
  /** So do open orders of the same network or mail address whose goods are paid after they have come. */
  | 'heldLater'

/** The days that the provider gives shoppers who pay later. */
export const payLaterDays = 30

/** The least and the most that a method takes, in minor units. */
type Bounds = { least: number; most?: number }

/**
 * How the shop gets its money: at once from a payment service, from a partner whom the shopper pays later, by a transfer
 * before or after the goods are sent, or in cash at the door. A gift card has paid already.
 */
export type Settlement = 'atOnce' | 'partner' | 'transferFirst' | 'invoice' | 'cash' | 'giftCard'

type Method = {
  /** Where it exists. */
  countries: readonly Country[]
  /** Where it is offered unless the shop's configuration says otherwise; unset: wherever it exists. */
  usualIn?: readonly Country[]
  /** The usual bounds. A configuration narrows those of a service, which the service sets, and replaces the others. */
  bounds: Partial<Record<Currency, Bounds>>
  settlement: Exclude<Settlement, 'giftCard'>
  /** On electronic invoices, a code of UNTDID 4461: 10 cash, 54 card, 58 transfer in euros, 68 a payment service. */
  means: string
  /** The one company behind several methods. */
  partner?: 'klarna'
  notFor: readonly OrderTrait[]
  /** Its drawing, which marks in content may name. */
  mark: string
  /** Whether it is usually left out of the marks below the pages. */
  isUnmarked?: true
  /**
   * Whether consumers may be charged for it. For cards, transfers and direct debits the law forbids it (Directive (EU)
   * 2015/2366, article 62; § 270a BGB; § 56 ZaDiG), for other instruments that of some countries or their contracts.
   */
  mayCost?: true
  /** Within which amounts its provider lets shoppers pay in instalments, where the shop has agreed it. */
  instalments?: Partial<Record<Currency, Required<Bounds>>>
}

/** The compiler asks for a new country, which would have no method otherwise. */
const all = { DE: true, AT: true, CH: true, BE: true, FR: true, NL: true } satisfies Record<Country, true>
const everywhere = Object.keys(all) as Country[]

const between = (least: number, most?: number): Method['bounds'] => {
  const bounds = { least, ...(most !== undefined && { most }) }
  return { EUR: bounds, CHF: bounds }
}

/**
 * Who can pay with what, in the order in which it is usually shown: what only one country has, what takes a moment, what
 * is paid later, what takes longer. Payment services take 50 cents or more. The upper bounds limit what is lost with a
 * stolen card, an unpaid invoice or a parcel that nobody accepts.
 */
const rows = {
  /** Belongs to the Dutch banks. */
  IL: {
    countries: ['NL'],
    bounds: { EUR: { least: 50, most: 1_000_000 } },
    settlement: 'atOnce',
    means: '68',
    notFor: [],
    mark: 'bank-app',
  },
  /** Belongs to the Swiss banks, and pays in francs. */
  TW: {
    countries: ['CH'],
    bounds: { CHF: { least: 50, most: 500_000 } },
    settlement: 'atOnce',
    means: '68',
    notFor: [],
    mark: 'phone-payment',
  },
  KK: {
    countries: everywhere,
    bounds: between(50, 1_000_000),
    settlement: 'atOnce',
    means: '54',
    notFor: [],
    mark: 'card',
  },
  PP: {
    countries: everywhere,
    bounds: between(50, 1_000_000),
    settlement: 'atOnce',
    means: '68',
    notFor: [],
    mark: 'wallet',
    instalments: { EUR: { least: 9_900, most: 500_000 } },
  },
  AP: {
    countries: everywhere,
    bounds: between(50, 1_000_000),
    settlement: 'atOnce',
    means: '68',
    notFor: [],
    mark: 'mobile-wallet',
  },
  /**
   * Usual in these countries. In France nobody expects it, and what is owed there is hard to collect. A file cannot be taken
   * back once it was downloaded, so it is paid first.
   */
  RE: {
    countries: everywhere,
    usualIn: ['DE', 'AT', 'CH', 'BE', 'NL'],
    bounds: between(1, 150_000),
    settlement: 'invoice',
    means: '58',
    notFor: ['hasVouchers', 'hasDigital', 'heldLater'],
    mark: 'invoice',
  },
  /** The countries in which the provider gives shoppers time. It pays the shop at once. */
  KC: {
    countries: ['DE', 'AT', 'CH', 'BE', 'NL'],
    bounds: between(100, 150_000),
    settlement: 'partner',
    means: '68',
    partner: 'klarna',
    notFor: ['hasVouchers'],
    mark: 'pay-later',
  },
  /** The countries in which the provider gives instalments, which are not worth it for less. */
  KD: {
    countries: ['DE', 'AT', 'FR', 'NL'],
    bounds: { EUR: { least: 5_000, most: 500_000 } },
    settlement: 'partner',
    means: '68',
    partner: 'klarna',
    notFor: ['hasVouchers'],
    mark: 'instalments',
  },
  /** The countries in which the provider takes the money from a bank account. */
  KN: {
    countries: ['DE', 'AT', 'CH', 'BE', 'NL'],
    bounds: between(50, 500_000),
    settlement: 'atOnce',
    means: '68',
    partner: 'klarna',
    notFor: [],
    mark: 'pay-now',
    isUnmarked: true,
  },
  /** Takes any amount, so that every order can be paid. Goods are held for days for it. */
  V: {
    countries: everywhere,
    bounds: between(1),
    settlement: 'transferFirst',
    means: '58',
    notFor: ['heldUnpaid'],
    mark: 'bank-transfer',
  },
  /** The countries whose post collects money at the door. Forwarders and stations do not, and a download has no door. */
  NN: {
    countries: ['DE', 'AT', 'CH'],
    bounds: between(1, 150_000),
    settlement: 'cash',
    means: '10',
    mayCost: true,
    notFor: ['nothingSent', 'hasDigital', 'hasVouchers', 'freight', 'cashlessPickup', 'heldLater'],
    mark: 'parcel',
  },
} as const satisfies Record<ConfiguredPayment, Method>

type Rows = typeof rows

/** The methods whose row has a value. */
type With<Field extends keyof Method, Value> = {
  [Code in ConfiguredPayment]: Rows[Code] extends { readonly [Name in Field]: Value } ? Code : never
}[ConfiguredPayment]

/** The methods that a payment service settles. */
export type ProviderMethod = With<'settlement', 'atOnce' | 'partner'>

/** The methods for which consumers may be charged. */
export type ChargedPayment = With<'mayCost', true>

export const methods: Readonly<
  Record<ConfiguredPayment, Method & { mark: Rows[ConfiguredPayment]['mark'] }>
> = rows

/** The methods in the order in which they are usually shown. */
export const configuredPayments = Object.keys(methods) as ConfiguredPayment[]

export const chargedPayments = configuredPayments.filter(
  (code): code is ChargedPayment => methods[code].mayCost === true,
)

/** What is named for what is still to be paid where no payment is known: it takes any amount. */
export const prepayment: ConfiguredPayment = 'V'

/** The method that a mark in content is the logo of: by its code, or by the name of its drawing. */
export const methodOfMark = (code: string | undefined): ConfiguredPayment | undefined =>
  configuredPayments.find((method) => method === code || methods[method].mark === code)
