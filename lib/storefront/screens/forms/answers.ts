import { dateParts, partName, splitDate } from '@/lib/content/forms'
import type { FormField } from '@/schemas/api/form'

/** What the browser's controls have of an input, a select and a textarea. */
export type Control = { name: string; value: string; type: string; checked?: boolean }

/** What a control says now: a checkbox has the same value with its tick and without. */
export const answerOf = ({ type, value, checked }: Control): string =>
  type === 'checkbox' && !checked ? '' : value

/** The names of a field's controls: a date has three. */
export const controlsOf = ({ name, kind }: Pick<FormField, 'name' | 'kind'>): string[] =>
  kind === 'date' ? dateParts.map((part) => partName(name, part)) : [name]

function savedIn(name: string, saved: Readonly<Record<string, string>>): string {
  const part = dateParts.find((one) => name.endsWith(partName('', one)))
  return part ? splitDate(saved[name.slice(0, -partName('', part).length)] ?? '')[part] : (saved[name] ?? '')
}

/** Whether a control says something else than the saved values of its form, by the fields' names. */
export const isChanged = (control: Control, saved: Readonly<Record<string, string>>): boolean =>
  answerOf(control) !== savedIn(control.name, saved)
