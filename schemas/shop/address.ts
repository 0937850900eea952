import { z } from 'zod'
import { type Country, countryCodes } from '../markets'
import { nameOfPerson } from '../person-name'

export const genders = ['m', 'f', 'd'] as const

export const pickupKinds = ['packstation', 'postfiliale', 'abholstation', 'mypost24', 'pickpost'] as const
export type PickupKind = (typeof pickupKinds)[number]

export type Pickup = {
  kind: PickupKind
  customerNumber?: string | undefined
  /** Where it stands for the street. */
  stationNumber?: string | undefined
  /** What its carrier calls it, where it has a street of its own. */
  stationName?: string | undefined
}

export type Address = {
  gender: (typeof genders)[number]
  firstName: string
  lastName: string
  company?: string | undefined
  /** Of the company, in the Union: `DE123456788`. */
  vatId?: string | undefined
  /** With the house number; for a pick-up that of the station, or its name and number. */
  street: string
  extra?: string | undefined
  postcode: string
  city: string
  country: Country
  /** In E.164; for the delivery alone. */
  phone?: string | undefined
  pickup?: Pickup | undefined
}

/** Of a first or a last name, of whoever orders and of whoever gets the parcel. */
export const longestName = 60

/** The longest texts that are taken: names and lines that fit on the labels of carriers, and numbers with their spaces. */
export const longestOf = {
  firstName: longestName,
  lastName: longestName,
  company: 35,
  vatId: 20,
  street: 35,
  extra: 35,
  city: 35,
  postcode: 40,
  phone: 40,
  customerNumber: 40,
  stationNumber: 40,
  stationName: 30,
} as const

/** NFC, trimmed, with single spaces; control and formatting characters are refused. */
const line = z
  .string()
  .normalize('NFC')
  .refine((text) => !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/u.test(text), 'characters')
  .transform((text) => text.replace(/\s+/gu, ' ').trim())

const text = (longest: number) => line.refine((value) => value.length <= longest, 'tooLong')
const needed = (longest: number) => text(longest).refine((value) => value !== '', 'required')

/** Letters, hyphen, dot and space only. */
const personalName = (longest: number) =>
  needed(longest).refine((name) => name === '' || nameOfPerson.test(name), 'name')

/** The fields of an address as a form sends them; the messages are the keys of the errors. */
export const addressFields = z.object({
  gender: z.enum(genders, 'required'),
  firstName: personalName(longestOf.firstName),
  lastName: personalName(longestOf.lastName),
  company: text(longestOf.company),
  vatId: text(longestOf.vatId),
  street: text(longestOf.street),
  extra: text(longestOf.extra),
  postcode: needed(longestOf.postcode),
  city: needed(longestOf.city),
  country: z.enum(countryCodes, 'choice'),
  phone: text(longestOf.phone),
  pickup: z.enum(['', ...pickupKinds], 'choice'),
  customerNumber: text(longestOf.customerNumber),
  stationNumber: text(longestOf.stationNumber),
  stationName: text(longestOf.stationName),
})
export type AddressField = keyof typeof addressFields.shape

export const addressErrors = [
  'required',
  'choice',
  'characters',
  'tooLong',
  'name',
  'vatId',
  'vatIdCompany',
  'houseNumber',
  'homeAtStation',
  'postcode',
  'placeMismatch',
  'phone',
  'phoneFreight',
  'country',
  'customerNumber',
  'userId',
  'stationNumber',
  'noCustomerNumber',
  'noUserId',
  'noStationNumber',
  'stationName',
  'noStationName',
] as const
export type AddressError = (typeof addressErrors)[number]
