import type { BlockForm, FieldForm } from '@/lib/studio/forms'
import type { Blok } from '../model'
import { emptiedBy, isShown, optionOf } from './shown-fields'

/** A field that several blocks have alike; `value` is unset where theirs differ. */
export type CommonField = { field: FieldForm; value: string | undefined }

const isChoice = ({ type, picks }: FieldForm) =>
  (type === 'option' || type === 'boolean') && picks === undefined

const offers = ({ type, options = [] }: FieldForm) =>
  JSON.stringify([type, options.map(({ value }) => value).toSorted()])

/** The choices and switches that all of several blocks have, with the same options. */
export function commonFields(several: readonly { blok: Blok; form: BlockForm }[]): CommonField[] {
  const [first, ...others] = several
  if (!first) return []
  return first.form.fields.flatMap((field) => {
    if (!isChoice(field)) return []
    const isCommon = several.every(({ blok, form }) => {
      const own = form.fields.find(({ name }) => name === field.name)
      const isAlike = own !== undefined && isChoice(own) && offers(own) === offers(field)
      return isAlike && isShown(blok, form, own) && emptiedBy(form, field.name).length === 0
    })
    if (!isCommon) return []
    const value = optionOf(first.blok, first.form, field.name)
    const isSame = others.every(({ blok, form }) => optionOf(blok, form, field.name) === value)
    return { field, value: isSame ? value : undefined }
  })
}
