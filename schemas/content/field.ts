import { z } from 'zod'
import { reportIssue } from './report'

export type FieldType =
  | 'text'
  | 'textarea'
  | 'richtext'
  | 'number'
  | 'boolean'
  | 'option'
  | 'options'
  | 'multilink'
  | 'asset'
  | 'bloks'
  | 'stories'
  | 'datetime'
  | 'table'

/** When a field has an effect: with another field of its block filled, empty or of one of some values. */
export type FieldCondition = { field: string; is: 'filled' | 'empty' | readonly string[] }

/** What a text can name: the Studio offers to choose it from what there is. */
export type Picks =
  | 'product'
  | 'products'
  | 'category'
  /** Lists with commas, as the conditions of campaigns hold them. */
  | 'productNumbers'
  | 'brands'
  | 'subbrands'
  | 'categoryNames'
  | 'pages'
  | 'checkoutPlaces'
  /** Shown by its picture. */
  | 'icon'

/** What a field for a file takes: a picture, or a file of any kind, such as a video or a paper. */
export type AssetHolds = 'picture' | 'file' | 'film' | 'subtitles'

/** What a text names depends on the option that another field of its block has. */
type PicksByOption = { field: string; of: Readonly<Record<string, Picks>> }

/**
 * The editor's view of a field. The component definitions of a Storyblok space are generated from it.
 */
export type FieldHints = {
  type: FieldType
  label: string
  help?: string
  /** The tab of the form; unset: the first. */
  tab?: string
  required?: boolean
  /** One condition, or several that must all be met. Unset: in every state of the block. */
  onlyIf?: FieldCondition | readonly FieldCondition[]
  options?: readonly { value: string; name: string }[]
  /** The components that a `bloks` field accepts, unset: every block; the content types of a `stories` field. */
  allow?: readonly string[]
  /** The blocks that a `bloks` field does not accept, at any depth. */
  except?: readonly string[]
  maximum?: number
  /** The bounds of a number. */
  min?: number
  max?: number
  /** The number is an amount of money in minor units. The Studio takes it in whole units: 4,99. */
  isAmount?: true
  picks?: Picks | PicksByOption
  /** It changes how the block looks, not what it says: the Studio folds such fields together. */
  look?: true
  /** It holds names or keys that are the same in every language, such as that of a company. */
  sameEverywhere?: true
  /** Of a field for a file. */
  holds?: AssetHolds
}

export type FieldLabel = Pick<
  FieldHints,
  'label' | 'help' | 'tab' | 'onlyIf' | 'picks' | 'look' | 'sameEverywhere'
>

/** The conditions of a field. */
export const conditionsOf = ({ onlyIf }: Pick<FieldHints, 'onlyIf'>): readonly FieldCondition[] =>
  onlyIf ? [onlyIf].flat() : []

const hints = z.registry<FieldHints>()

/** The editor hints of a field made by one of the constructors below. */
export const hintsOf = (schema: z.ZodType): FieldHints | undefined => hints.get(schema)

export function withHints<S extends z.ZodType>(schema: S, fieldHints: FieldHints): S {
  hints.add(schema, fieldHints)
  return schema
}

/** An optional field: an invalid value is reported and counts as unset, and the block stays. */
export const lenient = <S extends z.ZodType>(schema: S, { label }: FieldLabel, initial: z.output<S>) =>
  schema.catch(({ error }) => {
    reportIssue({ message: `without ${label}: ${error.issues.map(({ message }) => message).join('; ')}` })
    return initial as z.core.output<S>
  })

/** The content service sends an empty string or null for a field that was never filled. */
export const unset = (value: unknown) => (value === '' || value === null ? undefined : value)

const textLike = (value: unknown) => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value.trim() === '' ? undefined : unset(value)
}

const numberLike = (value: unknown) => {
  const given = unset(value)
  if (typeof given !== 'string') return given
  const trimmed = given.trim()
  return trimmed === '' ? undefined : Number(trimmed.replace(',', '.'))
}

const truths: Record<string, boolean> = { true: true, '1': true, false: false, '0': false }
const booleanLike = (value: unknown) => {
  const given = unset(value)
  if (typeof given === 'number' || typeof given === 'string') return truths[String(given)] ?? given
  return given
}

const longest = 20_000

const optionalWords = () => z.preprocess(textLike, z.string().max(longest).optional())

export const text = (label: FieldLabel) =>
  withHints(lenient(optionalWords(), label, undefined), { type: 'text', ...label })

/** A text that changes the meaning of the rest: an invalid one is rejected. */
export const strictText = (label: FieldLabel) => withHints(optionalWords(), { type: 'text', ...label })

export const requiredText = (label: FieldLabel) =>
  withHints(z.preprocess(textLike, z.string().max(longest)), { type: 'text', required: true, ...label })

/** A text of several lines. */
export const requiredTextarea = (label: FieldLabel) =>
  withHints(z.preprocess(textLike, z.string().max(longest)), { type: 'textarea', required: true, ...label })

export const textarea = (label: FieldLabel) =>
  withHints(lenient(optionalWords(), label, undefined), { type: 'textarea', ...label })

/** A number, or one as text, also with a decimal comma. */
export const number = (label: FieldLabel & Pick<FieldHints, 'min' | 'max' | 'isAmount'>) => {
  const { min = Number.MIN_SAFE_INTEGER, max = Number.MAX_SAFE_INTEGER } = label
  const schema = z.preprocess(numberLike, z.number().min(min).max(max).optional())
  return withHints(lenient(schema, label, undefined), { type: 'number', ...label })
}

export const boolean = (label: FieldLabel & { initial?: boolean }) => {
  const { initial = false, ...rest } = label
  const schema = z.preprocess(booleanLike, z.boolean().default(initial))
  return withHints(lenient(schema, label, initial), { type: 'boolean', ...rest })
}

/** One of a closed list. A value that was removed from the list counts as unset, so that old stories stay valid. */
export function option<const V extends string>(
  label: FieldLabel & { values: Record<V, string>; initial: NoInfer<V> },
) {
  const { values, initial, ...rest } = label
  const names = Object.keys(values) as V[]
  const schema = z.preprocess(
    (value) => (typeof value === 'string' && Object.hasOwn(values, value) ? value : initial),
    z.enum(names as [V, ...V[]]),
  )
  return withHints(schema, {
    type: 'option',
    ...rest,
    options: names.map((value) => ({ value, name: values[value] })),
  })
}

const isoTime = /^\d{4}-\d\d-\d\d(?:$|[ T]\d\d:\d\d)/
const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/

/**
 * A point in time as an ISO 8601 text in UTC. The content service sends `2026-11-21 10:00` and means UTC; a full ISO
 * 8601 text is accepted as well. An invalid one is rejected, because a campaign without it would never end.
 */
export const datetime = (label: FieldLabel) =>
  withHints(
    z.preprocess((value) => {
      const given = unset(value)
      if (typeof given !== 'string') return given
      // Date.parse would read other formats in the machine's time zone
      const time = isoTime.test(given)
        ? Date.parse(withoutZone.test(given) ? `${given.replace(' ', 'T')}Z` : given)
        : Number.NaN
      return Number.isNaN(time) ? given : new Date(time).toISOString()
    }, z.iso.datetime().optional()),
    { type: 'datetime', ...label },
  )
