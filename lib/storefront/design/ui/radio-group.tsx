import { Choice } from './choice'
import { type FieldState, stateAttributes } from './field'
import { FieldGroup } from './field-group'

type RadioOption = {
  value: string
  label: string
  note?: string | undefined
  disabled?: boolean | undefined
}

type RadioGroupProps = Pick<FieldState, 'id' | 'hint' | 'error' | 'required' | 'dirty' | 'pending'> & {
  /** The name of the form's field. */
  name: string
  legend: string
  options: readonly RadioOption[]
  defaultValue?: string | undefined
  /** The options stand beside each other, where there is room. */
  inRow?: boolean | undefined
}

/** A choice of one, with all options visible. For more than about six use a `Select`. */
export function RadioGroup(props: RadioGroupProps) {
  const { name, legend, options, defaultValue, error, required, dirty, pending, ...state } = props
  return (
    <FieldGroup {...state} label={legend} error={error} required={required}>
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
          {...stateAttributes({ error, dirty, pending })}
        />
      ))}
    </FieldGroup>
  )
}
