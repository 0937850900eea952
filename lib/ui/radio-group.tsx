import { Choice } from './choice'
import { FieldNotes } from './field'

export type RadioOption = {
  value: string
  label: string
  note?: string | undefined
  disabled?: boolean | undefined
}

type RadioGroupProps = {
  id: string
  /** The name of the form's field. */
  name: string
  legend: string
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  hint?: string | undefined
  error?: string | undefined
  required?: boolean | undefined
}

/** One of several, all in view. More than about six are a `Select`. */
export function RadioGroup(props: RadioGroupProps) {
  const { id, name, legend, options, defaultValue, hint, error, required } = props
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <fieldset id={id} className="min-w-0" {...(described && { 'aria-describedby': described })}>
      <legend className="mb-1 font-bold text-small">
        {legend}
        {required && (
          <span aria-hidden="true" className="text-accent">
            {' *'}
          </span>
        )}
      </legend>
      {options.map(({ value, label, note, disabled }) => (
        <Choice
          key={value}
          kind="radio"
          name={name}
          value={value}
          label={label}
          note={note}
          disabled={disabled}
          required={required}
          defaultChecked={value === defaultValue}
          {...(error && { 'aria-invalid': true })}
        />
      ))}
      <FieldNotes id={id} hint={hint} error={error} />
    </fieldset>
  )
}
