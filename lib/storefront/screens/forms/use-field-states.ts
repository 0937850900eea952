import { type FocusEvent, type FormEvent, useState } from 'react'
import { boundsError, type FormWords } from '@/lib/content/forms'
import { fillTemplate } from '@/lib/platform/i18n'
import type { FormField } from '@/schemas/api/form'
import { answerOf, type Control, controlsOf, isChanged } from './answers'

type Errors = Readonly<Record<string, string>>

const isControl = (target: EventTarget): target is EventTarget & Control =>
  'name' in target && 'value' in target

/** A fault that the browser can tell, in words. */
export function faultOf(field: FormField, value: string, words: FormWords['errors']): string | undefined {
  const fault = boundsError(field, value.trim())
  return fault && fillTemplate(words[fault.key], { min: fault.min ?? '', max: fault.max ?? '' })
}

/** Whether the focus went on to another field for typing. A message that appears moves what is below it from a click. */
const typesOn = (next: EventTarget | null) =>
  next instanceof HTMLElement &&
  next.matches('textarea, input:not([type=checkbox], [type=radio], [type=file])')

type Given = { fields: readonly FormField[]; saved: Errors; errors: Errors | undefined; words: FormWords }

/**
 * What the fields of a form say of themselves before it is sent: which of them differ from their saved values, and which
 * have a fault. A field is checked when it is left after a change; its former fault goes then, because it is outdated.
 */
export function useFieldStates({ fields, saved, errors: first = {}, words }: Given) {
  const [errors, setErrors] = useState(first)
  /** The names of changed controls. */
  const [dirty, setDirty] = useState<ReadonlySet<string>>(new Set())

  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!isControl(target)) return
    const { name } = target
    const changed = isChanged(target, saved)
    if (changed === dirty.has(name)) return
    setDirty(changed ? new Set([...dirty, name]) : new Set([...dirty].filter((one) => one !== name)))
  }

  const onBlur = ({ target, relatedTarget }: FocusEvent<HTMLFormElement>) => {
    if (!isControl(target) || !typesOn(relatedTarget)) return
    const { name } = target
    const field = fields.find((one) => one.name === name && one.kind !== 'file')
    if (!field || !dirty.has(name)) return
    const { [name]: _, ...others } = errors
    const fault = faultOf(field, answerOf(target), words.errors)
    setErrors(fault ? { ...others, [name]: fault } : others)
  }

  const isDirty = (field: FormField) => controlsOf(field).some((name) => dirty.has(name))
  return { errors, setErrors, isDirty, onInput, onBlur }
}
