import { marketText, type Text } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'

/** A field that was rejected: the id of its control, its name, and what is wrong with it. */
export type FieldFault = { id: string; label: string; words: string }

/** The id of a field's control, from its name in the form. */
export const fieldId = (name: string): string => name.replaceAll('.', '-')

type Words = Record<string, (t: Text) => string>

/** What is wrong with a field that has a value, where there is more to say than that. */
const invalidWords: Words = {
  email: (t) => t('checkout.errors.email'),
  first_name: (t) => t('checkout.errors.name'),
  last_name: (t) => t('checkout.errors.name'),
  gender: (t) => t('checkout.errors.choice'),
}

const errorWords: Words = {
  required: (t) => t('checkout.errors.required'),
  notOffered: (t) => t('checkout.errors.notOffered'),
}

const fieldWords: Words = {
  gender: (t) => t('checkout.fields.gender'),
  first_name: (t) => t('checkout.fields.firstName'),
  last_name: (t) => t('checkout.fields.lastName'),
  email: (t) => t('checkout.fields.email'),
  newsletter: (t) => t('checkout.fields.newsletter'),
  firstName: (t) => t('checkout.fields.firstName'),
  lastName: (t) => t('checkout.fields.lastName'),
  company: (t) => t('checkout.fields.company'),
  street: (t) => t('checkout.fields.street'),
  extra: (t) => t('checkout.fields.extra'),
  postcode: (t) => t('checkout.fields.postcode'),
  city: (t) => t('checkout.fields.city'),
  country: (t) => t('checkout.fields.country'),
  phone: (t) => t('checkout.fields.phone'),
  pickup: (t) => t('checkout.fields.pickup'),
  method: (t) => t('checkout.fields.method'),
}

const wordsIn = (words: Words, name: string, t: Text) =>
  Object.hasOwn(words, name) ? words[name]?.(t) : undefined

/** What is wrong with a field, by the key of its error. */
export const errorInWords = (market: Market, name: string, key: string): string => {
  const t = marketText(market)
  return wordsIn(errorWords, key, t) ?? wordsIn(invalidWords, name, t) ?? t('checkout.errors.invalid')
}

/** The name of a field: that of an address is known by a part of its name, such as `invoice.street`. */
function labelOf(market: Market, name: string): string {
  const t = marketText(market)
  const parts = name.split('.')
  const label = parts.map((part) => wordsIn(fieldWords, part, t)).find((words) => words !== undefined)
  const field = label ?? t('checkout.fields.other')
  return parts[0] === 'invoice' ? `${t('checkout.address.invoice')}, ${field}` : field
}

/** The rejected fields of a step, in the order of the form. */
export const faultsOf = (market: Market, errors: Readonly<Record<string, string>>): FieldFault[] =>
  Object.entries(errors).map(([name, key]) => ({
    id: fieldId(name),
    label: labelOf(market, name),
    words: errorInWords(market, name, key),
  }))
