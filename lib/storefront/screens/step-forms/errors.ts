import { marketText, type Text } from '@/lib/platform/i18n'
import { countryOf, type Market } from '@/lib/platform/markets'
import { addressErrorInWords, goodsFault, isAddressError } from '@/lib/storefront/screens/address-fields'
import { longestInGuest } from '@/schemas/api/checkout'
import { longestOf } from '@/schemas/shop'

/** A field that was rejected: the id of its control, its name, and what is wrong with it. */
export type FieldFault = { id: string; label: string; words: string }

/** The id of a field's control, from its name in the form. */
export const fieldId = (name: string): string => name.replaceAll('.', '-')

type Words = Record<string, (t: Text) => string>

/** What is wrong with a field of the first step, whose value is told apart from a missing one alone. */
const invalidWords: Words = {
  email: (t) => t('checkout.errors.email'),
  first_name: (t) => t('address.errors.name'),
  last_name: (t) => t('address.errors.name'),
}

/** What is chosen is not filled in. */
const choiceWords: Words = {
  method: (t) => t('checkout.errors.noMethod'),
  gender: (t) => t('address.errors.gender'),
}

const errorWords: Words = {
  notAgreed: (t) => t('checkout.errors.notAgreed'),
  notOffered: (t) => t('checkout.errors.notOffered'),
  undecided: (t) => t('account.errors.undecided'),
}

/** The names of the fields, in the order of the forms. */
const fieldWords: Words = {
  gender: (t) => t('address.gender'),
  first_name: (t) => t('address.firstName'),
  last_name: (t) => t('address.lastName'),
  email: (t) => t('checkout.fields.email'),
  newsletter: (t) => t('checkout.fields.newsletter'),
  immediate: (t) => t('checkout.fields.immediate'),
  method: (t) => t('checkout.fields.method'),
  firstName: (t) => t('address.firstName'),
  lastName: (t) => t('address.lastName'),
  company: (t) => t('address.company'),
  vatId: (t) => t('address.vatId'),
  pickup: (t) => t('address.pickup'),
  customerNumber: (t) => t('address.customerNumber'),
  userId: (t) => t('address.userId'),
  stationNumber: (t) => t('address.stationNumber'),
  stationName: (t) => t('address.stationName'),
  'station.street': (t) => t('address.stationStreet'),
  'station.postcode': (t) => t('address.stationPostcode'),
  'station.city': (t) => t('address.stationCity'),
  street: (t) => t('address.street'),
  extra: (t) => t('address.extra'),
  postcode: (t) => t('address.postcode'),
  city: (t) => t('address.city'),
  country: (t) => t('address.country'),
  phone: (t) => t('address.phone'),
}

const wordsIn = (words: Words, name: string, t: Text) =>
  Object.hasOwn(words, name) ? words[name]?.(t) : undefined

/** The most characters of a field; of an address, by its name without the prefix. */
const longest: Readonly<Record<string, number>> = { ...longestOf, ...longestInGuest }

/** What is wrong with a field, by the key of its error; of a postcode, for the country of its address where it is known. */
export function errorInWords(market: Market, name: string, key: string, country?: string): string {
  const t = marketText(market)
  const refused = goodsFault(market, key)
  if (refused) return refused
  const field = name.split('.').at(-1) ?? ''
  const max = longest[field]
  if (key === 'tooLong' && max !== undefined) return t('address.errors.tooLong', { max: String(max) })
  const choice = key === 'required' || key === 'invalid' ? wordsIn(choiceWords, field, t) : undefined
  if (choice) return choice
  if (isAddressError(key) && key !== 'tooLong') return addressErrorInWords(market, field, key, country)
  return wordsIn(errorWords, key, t) ?? wordsIn(invalidWords, name, t) ?? t('checkout.errors.invalid')
}

/** The name of a field; of two addresses that of the invoice is named too. Posts name their customers' numbers. */
function labelOf(market: Market, name: string, key: string): string {
  const t = marketText(market)
  const [first = '', ...rest] = name.split('.')
  const field = rest.length > 0 ? rest.join('.') : undefined
  const label =
    wordsIn(fieldWords, key === 'userId' || key === 'noUserId' ? 'userId' : (field ?? first), t) ??
    t('checkout.fields.other')
  return first === 'invoice' ? `${t('checkout.address.invoice')}, ${label}` : label
}

const formOrder = Object.keys(fieldWords)

/** Where a field is in its form: the address of the invoice comes after that of the delivery. */
function placeOf(name: string): number {
  const [first = '', ...rest] = name.split('.')
  const field = rest.join('.') || first
  return (first === 'invoice' ? formOrder.length : 0) + formOrder.indexOf(field)
}

/**
 * The country of a field's address: the chosen one, or that of the market, which is the first choice and for deliveries
 * the only one.
 */
const countryIn = (market: Market, name: string, values: Readonly<Record<string, string>>): string =>
  values[`${name.split('.')[0]}.country`] || countryOf(market)

/**
 * The rejected fields of a step, in the order of the form: a checkout that was read again has them in another. `values`
 * are those of the form.
 */
export const faultsOf = (
  market: Market,
  errors: Readonly<Record<string, string>>,
  values: Readonly<Record<string, string>> = {},
): FieldFault[] =>
  Object.entries(errors)
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([name, key]) => ({
      id: fieldId(name),
      label: labelOf(market, name, key),
      words: errorInWords(market, name, key, countryIn(market, name, values)),
    }))
