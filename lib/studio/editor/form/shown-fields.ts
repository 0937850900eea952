import type { BlockForm, FieldForm } from '@/lib/studio/forms'
import type { Picks } from '@/schemas/content'
import { isOn, textOf } from '../fields/field-value'
import type { Blok } from '../model'

/** The option that a field of a block has, of a switch `true` or `false`; unset, its initial one. */
export function optionOf(blok: Blok, form: BlockForm, name: string): string {
  const field = form.fields.find((each) => each.name === name)
  if (field?.type === 'boolean') return String(isOn(field, blok[name]))
  return textOf(blok[name]) || (field?.initial ?? '')
}

/** Whether a fault is one of a field: `items[2].title` belongs to the field `items`. */
export const isOf = ({ name }: Pick<FieldForm, 'name'>, { field }: { field: string }): boolean =>
  (field.split(/[.[]/)[0] ?? '') === name

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

/** Whether a form shows a field: one that no page reads by the chosen option has a place only while it is filled. */
export const isShown = (blok: Blok, form: BlockForm, { name, onlyIf }: FieldForm): boolean =>
  !isEmpty(blok[name]) ||
  onlyIf.every(({ field, is }) => typeof is === 'string' || is.includes(optionOf(blok, form, field)))

/** What a text names, which may depend on the option of another field. */
export function picksOf(blok: Blok, form: BlockForm, { picks }: FieldForm): Picks | undefined {
  if (typeof picks !== 'object') return picks
  const option = optionOf(blok, form, picks.field)
  return Object.hasOwn(picks.of, option) ? picks.of[option] : undefined
}

/** The fields of a form that are shown: what the block says before how it looks. One field of the look stays with the others. */
export function groupsOf(fields: readonly FieldForm[]): { words: FieldForm[]; look: FieldForm[] } {
  const look = fields.filter((field) => field.look)
  const words = fields.filter((field) => !field.look)
  return look.length > 1 ? { words, look } : { words: [...words, ...look], look: [] }
}

/** The fields whose values mean nothing any more when a field gets another option. */
export const emptiedBy = (form: BlockForm | undefined, changed: string): string[] =>
  (form?.fields ?? []).flatMap(({ name, picks }) =>
    typeof picks === 'object' && picks.field === changed ? [name] : [],
  )
