import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import type { WordedRule } from '@/lib/storefront/design/ui'
import { type FieldRule, filled, nameRules } from '@/schemas/field-rules'
import type { AddressError } from '@/schemas/shop'
import { addressErrorInWords } from './error-words'
import { goodsFault } from './goods-fault'
import { mismatchWords, type PlaceNote } from './place-words'

/** What a control of an address is given: its id, its name and its error in words. */
export type FieldOf = (field: string) => { id: string; name: string; error: string | undefined }

/** The same for a text field, with what was typed and its autofill token; without one, browsers fill nothing in. */
export type LineOf = (
  field: string,
  autoComplete?: string,
  /** Besides those that the field has everywhere. */
  more?: readonly FieldRule[],
) => ReturnType<FieldOf> & {
  autoComplete: string
  defaultValue: string | undefined
  enterKeyHint: 'next'
  optionalMark: ReactNode
  rules: readonly WordedRule[]
}

const required = filled('required')

/** What is checked when a field is left, by its name. */
const rules: Readonly<Record<string, readonly FieldRule<AddressError>[]>> = {
  ...{ firstName: nameRules('name'), lastName: nameRules('name') },
  ...{ street: required, postcode: required, city: required },
  stationName: filled('noStationName'),
}

export type Makers = {
  field: FieldOf
  line: LineOf
  /** What was typed. */
  known: (field: string) => string
  faulty: (...fields: string[]) => boolean
  /** The key of an error. */
  errorOf: (field: string) => string | undefined
}

type Form = {
  market: Market
  country: string
  values: Readonly<Record<string, string>>
  errors: Readonly<Record<string, string>>
  /** Before the names of the fields: `delivery`. */
  prefix: string
  /** Of autofill: `shipping`. */
  section: string
  note: PlaceNote
}

/** Makes what the controls of an address have in common. */
export function makersOf(form: Form): Makers {
  const { market, country, values, errors, prefix, section, note } = form
  const known = (field: string) => values[`${prefix}.${field}`] ?? ''
  const wordsOf = (field: string, error: string) =>
    error === 'placeMismatch'
      ? mismatchWords(market, known('postcode'), note)
      : (goodsFault(market, error) ?? addressErrorInWords(market, field, error, country))
  const errorOf = (name: string) => errors[`${prefix}.${name}`]
  const field = (name: string) => {
    const error = errorOf(name)
    return {
      id: `${prefix}.${name}`.replaceAll('.', '-'),
      name: `${prefix}.${name}`,
      error: error === undefined ? undefined : wordsOf(name, error),
    }
  }
  const line: LineOf = (name, autoComplete, more = []) => ({
    ...field(name),
    autoComplete: autoComplete ? `${section} ${autoComplete}` : 'off',
    defaultValue: values[`${prefix}.${name}`],
    enterKeyHint: 'next' as const,
    optionalMark: marketText(market)('address.optional'),
    rules: [...(rules[name] ?? []), ...more].map(([key, ...rule]) => [wordsOf(name, key), ...rule] as const),
  })
  const faulty = (...fields: string[]) => fields.some((name) => errorOf(name) !== undefined)
  return { field, line, known, faulty, errorOf }
}
