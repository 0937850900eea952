'use client'

import { CheckboxField, optionWords, SelectField, TextArea, TextField } from '@/lib/studio/ui'
import { useText } from '../texts'
import { chosenOf, type FieldControl, isOn, textOf } from './field-value'

/** What the parts of the design system take of a field. */
export const frameOf = ({ id, field, error, hint }: FieldControl) => ({ id, label: field.label, error, hint })

export const TextInput = (control: FieldControl) => (
  <TextField
    {...frameOf(control)}
    value={textOf(control.value)}
    required={control.field.required}
    onChange={({ target }) => control.onChange(target.value)}
  />
)

export const LongTextInput = (control: FieldControl) => (
  <TextArea
    {...frameOf(control)}
    value={textOf(control.value)}
    required={control.field.required}
    onChange={({ target }) => control.onChange(target.value)}
  />
)

const isNumber = (text: string) => text.trim() === '' || Number.isFinite(Number(text.replace(',', '.')))

/** A text field: what is typed stays as it is until it is a number, with a point or a comma. */
export function NumberInput(control: FieldControl) {
  const { field, value, onChange, error, hint } = control
  const t = useText()
  const text = textOf(value)
  const { min, max } = field
  const bounds =
    min !== undefined && max !== undefined && !field.help ? t('form.bounds', { min, max }) : undefined
  return (
    <TextField
      {...frameOf(control)}
      inputMode="decimal"
      error={isNumber(text) ? error : t('form.noNumber')}
      hint={hint || bounds}
      value={text}
      className="max-w-32"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export const SwitchInput = (control: FieldControl) => (
  <CheckboxField
    {...frameOf(control)}
    checked={isOn(control.field, control.value)}
    onChange={({ target }) => control.onChange(target.checked)}
  />
)

export function OptionInput(control: FieldControl) {
  const { field, value, onChange } = control
  const t = useText()
  const options = (field.options ?? []).map((option) => ({
    value: option.value,
    label: optionWords(option.name).name,
  }))
  const chosen = textOf(value) || field.initial || ''
  const isKnown = options.some((option) => option.value === chosen)
  const { more } = optionWords(field.options?.find((option) => option.value === chosen)?.name ?? '')
  return (
    <SelectField
      {...frameOf(control)}
      hint={[control.hint, more].filter(Boolean).join(' ') || undefined}
      value={chosen}
      options={isKnown ? options : [{ value: chosen, label: chosen || t('form.usual') }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

export function OptionsInput({ id, field, value, onChange, error, hint }: FieldControl) {
  const chosen = chosenOf(value)
  const toggle = (option: string) =>
    onChange(
      (field.options ?? [])
        .map((each) => each.value)
        .filter((each) => (each === option ? !chosen.includes(each) : chosen.includes(each))),
    )
  return (
    <fieldset
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-1"
      aria-describedby={error ? `${id}-error` : undefined}
    >
      <legend className="font-semibold text-small">{field.label}</legend>
      {(field.options ?? []).map((option) => (
        <CheckboxField
          key={option.value}
          id={`${id}-${option.value}`}
          label={option.name}
          checked={chosen.includes(option.value)}
          onChange={() => toggle(option.value)}
        />
      ))}
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      {hint && <p className="text-quiet text-small">{hint}</p>}
    </fieldset>
  )
}
