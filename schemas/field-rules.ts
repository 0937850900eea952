import { mailPattern } from './email'
import { nameOfPerson } from './person-name'

/** A rule of a field that a browser can check: the key of the error, and what a value has to match. */
export type FieldRule<Key extends string = string> = readonly [key: Key, source: string, flags?: string]

/** A pattern for a value as it was typed, of which the blanks around it are not kept. */
const trimmed = ({ source, flags }: RegExp): [string, string] => [
  `^\\s*(?:${source.replace(/^\^|\$$/g, '')})\\s*$`,
  flags,
]

export const filled = <Key extends string>(key: Key): FieldRule<Key>[] => [[key, '\\S']]

export const nameRules = <Key extends string>(key: Key): FieldRule<'required' | Key>[] => [
  ...filled('required'),
  [key, ...trimmed(nameOfPerson)],
]

export const mailRules = <Key extends string>(key: Key): FieldRule<'required' | Key>[] => [
  ...filled('required'),
  [key, ...trimmed(mailPattern)],
]

/** A password has the blanks that were typed. */
export const passwordRules: FieldRule<'required'>[] = [['required', '[^]']]

/** A day as browsers send it, or none. */
export const dayRules: FieldRule<'birthDate'>[] = [['birthDate', '^(?:\\d{4}-\\d\\d-\\d\\d)?$']]
