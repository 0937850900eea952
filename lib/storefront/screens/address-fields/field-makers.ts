import type { ReactNode } from 'react'
import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { addressErrorInWords } from './error-words'
import { goodsFault } from './goods-fault'
import { mismatchWords, type PlaceNote } from './place-words'

/** What a control of an address is given: its id, its name and its error in words. */
export type FieldOf = (field: string) => { id: string; name: string; error: string | undefined }

/** The same for a text field, with what was typed and its autofill token; without one, browsers fill nothing in. */
export type LineOf = (
  field: string,
  autoComplete?: string,
) => ReturnType<FieldOf> & {
  autoComplete: string
  defaultValue: string | undefined
  enterKeyHint: 'next'
  optionalMark: ReactNode
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
  const line: LineOf = (name, autoComplete) => ({
    ...field(name),
    autoComplete: autoComplete ? `${section} ${autoComplete}` : 'off',
    defaultValue: values[`${prefix}.${name}`],
    enterKeyHint: 'next' as const,
    optionalMark: marketText(market)('address.optional'),
  })
  const faulty = (...fields: string[]) => fields.some((name) => errorOf(name) !== undefined)
  return { field, line, known, faulty, errorOf }
}
