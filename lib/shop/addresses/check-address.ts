import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { postcodeValidator } from 'postcode-validator'
import {
  type Address,
  type AddressError,
  type AddressField,
  addressFields,
  type Country,
} from '@/schemas/shop'
import { isPlaceOfPostcode } from './check-place'
import { type PickupRule, pickupRule } from './pickups'
import { isStationName } from './station-name'
import { isVatId, writtenVatId } from './vat-id'

/**
 * `country`: the market's; `countries`: to which invoices go. An address of the `book` serves for both: it goes to any of
 * the countries, has a phone number, and may be a pick-up station of its country.
 */
type Options = { country: Country; countries: readonly Country[]; purpose: 'delivery' | 'invoice' | 'book' }

/** What the shopper confirms, as the rules would refuse it. */
type Confirmed = { withoutNumber: boolean; place: boolean }

type AddressErrors = Partial<Record<AddressField, AddressError>>
export type AddressCheck = { ok: true; address: Address } | { ok: false; errors: AddressErrors }

type Fields = ReturnType<typeof addressFields.parse>

/** Numbers of customers and stations are printed in groups. */
const withoutSpaces = (text: unknown) => (typeof text === 'string' ? text.replace(/\s/gu, '') : text)

/** What a carrier does not need at a pick-up station: the number of the customer says whose the parcel is. */
const noneAtStations = { company: '', vatId: '', extra: '' }

/** The fields by name, of a form or of an address that was checked before. */
function fieldsOf(input: object, { country }: Pick<Options, 'country'>): Record<string, unknown> {
  const given: Record<string, unknown> = { ...input }
  const nested: object = typeof given.pickup === 'object' && given.pickup !== null ? given.pickup : {}
  const { kind, ...numbers } = { kind: given.pickup, ...nested }
  const all: Record<string, unknown> = {
    ...{ country, ...given, ...numbers, pickup: kind },
    // A station has no fields for them: what a browser keeps in hidden ones is not meant.
    ...(typeof kind === 'string' && kind !== '' && noneAtStations),
  }
  for (const name of ['customerNumber', 'stationNumber']) all[name] = withoutSpaces(all[name])
  return Object.fromEntries(Object.keys(addressFields.shape).map((name) => [name, all[name] ?? '']))
}

/** Dutch postcodes are written `1012 AB`. */
const writtenPostcode = (country: Country, postcode: string) =>
  country === 'NL' ? postcode.toUpperCase().replace(/^(\d{4}) ?([A-Z]{2})$/, '$1 $2') : postcode

/** What stands for fields that cannot be read, so that the rules for the others still find theirs. */
const unread = { gender: 'd', firstName: 'x', lastName: 'x', postcode: '0', city: 'x' }

/** The fields as the form sent them, with the faults of each by itself. */
function readAddress(given: object, options: Options): { fields: Fields; errors: AddressErrors } {
  const all = fieldsOf(given, options)
  const parsed = addressFields.safeParse(all)
  if (parsed.success) return { fields: parsed.data, errors: {} }
  const errors: AddressErrors = {}
  for (const { path, message } of parsed.error.issues) errors[path[0] as AddressField] ??= knownError(message)
  const stand: Record<string, string> = { ...unread, country: options.country }
  const readable = Object.keys(all).map((name) => [name, name in errors ? (stand[name] ?? '') : all[name]])
  return { fields: addressFields.parse(Object.fromEntries(readable)), errors }
}

/** All faults at once, in the order of the fields. The rules add to what cannot be read, and leave that as it is. */
async function faultsOf(
  { fields, errors: before }: { fields: Fields; errors: AddressErrors },
  confirmed: Confirmed,
  options: Options,
): Promise<AddressErrors> {
  const found = { ...(await ruleFaults(fields, before, { confirmed, options })), ...before }
  return Object.fromEntries(
    Object.keys(addressFields.shape).flatMap((name) =>
      name in found ? [[name, found[name as AddressField]]] : [],
    ),
  )
}

async function ruleFaults(
  fields: Fields,
  before: AddressErrors,
  { confirmed, options }: { confirmed: Confirmed; options: Options },
): Promise<AddressErrors> {
  const { country, countries, purpose } = options
  const errors: AddressErrors = {}
  const isDelivery = purpose === 'delivery'
  if (isDelivery && fields.country !== country) errors.country = 'country'
  if (!isDelivery && !countries.includes(fields.country)) errors.country = 'choice'
  if (!before.country && !postcodeValidator(writtenPostcode(fields.country, fields.postcode), fields.country))
    errors.postcode = 'postcode'
  if (fields.vatId !== '' && !isVatId(writtenVatId(fields.vatId))) errors.vatId = 'vatId'
  else if (fields.vatId !== '' && fields.company === '' && !before.company) errors.vatId = 'vatIdCompany'
  const rule = fields.pickup === '' ? undefined : pickupRule(fields.country, fields.pickup)
  const known = { ...errors, ...before }
  const isPlaceAsked = !known.country && !known.postcode && !known.city && !rule?.stationNumber
  if (isPlaceAsked && !confirmed.place && !(await isPlaceOfPostcode(fields))) errors.city = 'placeMismatch'
  if (fields.pickup !== '' && !(purpose !== 'invoice' && rule)) errors.pickup = 'choice'
  else if (rule) Object.assign(errors, stationFaults(fields, rule))
  if (before.pickup) return errors
  const hasStreet = !rule?.stationNumber
  if (hasStreet && fields.street === '') errors.street = 'required'
  else if (hasStreet && !confirmed.withoutNumber && !/\p{Nd}/u.test(fields.street))
    errors.street = 'houseNumber'
  if (purpose !== 'invoice' && fields.phone !== '' && !phoneOf(fields)) errors.phone = 'phone'
  return errors
}

/** Of the numbers and the name by which a carrier knows a station and who comes for a parcel. */
function stationFaults(
  fields: Fields,
  { customerNumber, stationNumber, hasName }: PickupRule,
): AddressErrors {
  const { customerNumber: customer, stationNumber: station, stationName: name } = fields
  return {
    ...(customerNumber &&
      !customerNumber.form.test(customer) && {
        customerNumber: customer === '' ? customerNumber.missing : customerNumber.name,
      }),
    ...(stationNumber &&
      !stationNumber.test(station) && {
        stationNumber: station === '' ? 'noStationNumber' : 'stationNumber',
      }),
    ...(hasName &&
      !isStationName(name, fields.street) && { stationName: name === '' ? 'noStationName' : 'stationName' }),
  }
}

/** A phone number in E.164: one of the country, or any with its country code. Undefined where there is no such number. */
export function phoneOf({ phone, country }: { phone: string; country: Country }): string | undefined {
  const number = parsePhoneNumberFromString(phone, country)
  return number?.isValid() && !number.ext ? number.number : undefined
}

function addressOf(fields: Fields, { purpose }: Options): Address {
  const { gender, firstName, lastName, company, vatId, extra, country, city, pickup } = fields
  const { customerNumber, stationNumber, stationName } = fields
  const rule = pickup === '' ? undefined : pickupRule(country, pickup)
  const isNumbered = rule?.stationNumber !== undefined
  const phone = purpose !== 'invoice' ? phoneOf(fields) : undefined
  return {
    ...{ gender, firstName, lastName },
    ...(company && { company }),
    ...(vatId && { vatId: writtenVatId(vatId) }),
    street: isNumbered ? `${rule.name} ${stationNumber}` : fields.street,
    ...(extra && { extra }),
    postcode: writtenPostcode(country, fields.postcode),
    ...{ city, country },
    ...(phone && { phone }),
    ...(pickup !== '' && {
      pickup: {
        kind: pickup,
        ...(rule?.customerNumber && { customerNumber }),
        ...(isNumbered && { stationNumber }),
        ...(rule?.hasName && { stationName }),
      },
    }),
  }
}

/**
 * Checks an address as a form sent it and writes it as carriers print it. A street without a number needs
 * `withoutNumber`, and a place that the postcode is not known for `confirmedPlace`. Deliveries stay within the market's
 * country. Asynchronous, because tables are read on demand.
 */
export async function checkAddress(input: unknown, options: Options): Promise<AddressCheck> {
  const given: object = typeof input === 'object' && input !== null ? input : {}
  const read = readAddress(given, options)
  const isYes = (name: string) => [true, 'yes'].includes((given as Record<string, unknown>)[name] as never)
  const confirmed = { withoutNumber: isYes('withoutNumber'), place: isYes('confirmedPlace') }
  const errors = await faultsOf(read, confirmed, options)
  return Object.keys(errors).length > 0
    ? { ok: false, errors }
    : { ok: true, address: addressOf(read.fields, options) }
}

const knownError = (message: string): AddressError =>
  (['required', 'choice', 'tooLong', 'name', 'characters'] as const).find((key) => key === message) ??
  'characters'
