import { takesCashAt } from '@/lib/platform/payment-methods'
import type { Address, Country, PickupKind } from '@/schemas/shop'

/** What a post calls the number by which it knows who picks a parcel up, and how it is written. */
type CustomerNumber = {
  name: 'customerNumber' | 'userId'
  /** The error where it is not given. */
  missing: 'noCustomerNumber' | 'noUserId'
  form: RegExp
}

export type PickupRule = {
  /** The line of the label that says what the place is. */
  name?: string
  customerNumber?: CustomerNumber
  /** Of a station that a number stands for. */
  stationNumber?: RegExp
  /** The others have a street, and a name without which the street might be anybody's. */
  hasName?: true
  /** The heaviest parcel that it takes, and the largest, the longest side first. */
  most: { kilograms: number; centimetres: readonly [number, number, number] }
}

/** Packstation, and counters of DHL. */
const locker = { kilograms: 31.5, centimetres: [75, 60, 40] } as const
const counter = { kilograms: 31.5, centimetres: [120, 60, 60] } as const
/** Machines elsewhere differ from place to place: what fits into the usual one. */
const smallLocker = { kilograms: 30, centimetres: [60, 40, 35] } as const
const shopCounter = { kilograms: 30, centimetres: [100, 60, 60] } as const

/** DHL: the customer's Postnummer and the three digits of the station, which stand for its street. */
const dhl = {
  customerNumber: { name: 'customerNumber', missing: 'noCustomerNumber', form: /^\d{6,10}$/ },
  stationNumber: /^\d{3}$/,
} as const

/** Swiss Post: the customer's User-ID above the street of the place, and no other line between them. */
const swissPost = {
  customerNumber: { name: 'userId', missing: 'noUserId', form: /^\d{5,12}$/ },
  hasName: true,
} as const

/**
 * The pick-up stations of a country to which any sender may address a parcel. In France, Belgium and the Netherlands
 * the shopper's carrier redirects parcels instead.
 */
const pickups: Partial<Record<Country, Partial<Record<PickupKind, PickupRule>>>> = {
  DE: {
    packstation: { name: 'Packstation', ...dhl, most: locker },
    postfiliale: { name: 'Postfiliale', ...dhl, most: counter },
  },
  AT: {
    abholstation: { name: 'Abholstation', hasName: true, most: smallLocker },
    postfiliale: { name: 'Postfiliale', hasName: true, most: shopCounter },
  },
  CH: {
    mypost24: { ...swissPost, most: smallLocker },
    pickpost: { ...swissPost, most: shopCounter },
  },
}

type Finder = { de: string; fr?: string; nl?: string }

const finders: Partial<Record<Country, Finder>> = {
  DE: { de: 'https://www.dhl.de/de/privatkunden/dhl-standorte-finden.html' },
  // The Austrian post moves its finder; it stands on its first page.
  AT: { de: 'https://www.post.at/' },
  CH: { de: 'https://places.post.ch/?lang=de', fr: 'https://places.post.ch/?lang=fr' },
}

export const pickupRule = (country: Country, kind: PickupKind): PickupRule | undefined =>
  pickups[country]?.[kind]

/** Whether a parcel to this address can be paid when it is handed over: at every door, and where a pick-up has a counter. */
export const takesCash = ({ country, pickup }: Pick<Address, 'country' | 'pickup'>): boolean =>
  pickup === undefined || takesCashAt(country, pickup.kind)

type PickupFields = {
  kinds: PickupKind[]
  customerNumber: CustomerNumber['name'] | undefined
  hasStationNumber: boolean
  hasStationName: boolean
  /** Where its carrier shows on a map which stations there are, by language. */
  finder: Finder | undefined
  /** How the numbers are written, as HTML has it. */
  patterns: { customerNumber: string | undefined; stationNumber: string | undefined }
}

/** HTML matches the whole value. */
const inHtml = (form: RegExp | undefined) => form?.source.replace(/^\^|\$$/g, '')

/** The kinds of pick-up that a country offers, and what they ask for. */
export function pickupsOf(country: Country): PickupFields {
  const rules = pickups[country] ?? {}
  const all = Object.values(rules)
  return {
    kinds: Object.keys(rules) as PickupKind[],
    customerNumber: all.find(({ customerNumber }) => customerNumber)?.customerNumber?.name,
    hasStationNumber: all.some(({ stationNumber }) => stationNumber !== undefined),
    finder: finders[country],
    hasStationName: all.some(({ hasName }) => hasName === true),
    patterns: {
      customerNumber: inHtml(all.find(({ customerNumber }) => customerNumber)?.customerNumber?.form),
      stationNumber: inHtml(all.find(({ stationNumber }) => stationNumber)?.stationNumber),
    },
  }
}
