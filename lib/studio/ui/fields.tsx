import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { classes } from './classes'
import { controlClasses, describedBy, FieldFrame, type FieldProps } from './field-frame'
import { oneLine } from './one-line'

const stateOf = (field: FieldProps) => ({
  id: field.id,
  'aria-describedby': describedBy(field),
  'aria-invalid': field.error ? true : undefined,
})

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    /** Stands behind the text, in the same row. */
    end?: ReactNode
  }

type OnChange = NonNullable<InputHTMLAttributes<HTMLInputElement>['onChange']>

/** Browsers take line ends out of what is pasted into one line, and leave its tabs. A password is taken as it is. */
export const inOneLine =
  (onChange: OnChange): OnChange =>
  (event) => {
    const { currentTarget: input } = event
    const line = input.type === 'password' ? input.value : oneLine(input.value)
    if (line !== input.value) input.value = line
    onChange(event)
  }

/** A field for one line: text, number, date, password. */
export function TextField({ id, label, hint, error, className, end, onChange, ...rest }: TextFieldProps) {
  const field = { id, label, hint, error }
  const input = (
    <input
      type="text"
      {...rest}
      {...stateOf(field)}
      onChange={onChange && inOneLine(onChange)}
      className={classes(controlClasses, 'h-9', className)}
    />
  )
  return (
    <FieldFrame {...field}>
      {end ? (
        <span className="relative flex items-center gap-1">
          {input}
          {end}
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  )
}

type TextAreaProps = FieldProps & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

export function TextArea({ id, label, hint, error, className, rows = 3, ...rest }: TextAreaProps) {
  const field = { id, label, hint, error }
  return (
    <FieldFrame {...field}>
      <textarea
        {...rest}
        {...stateOf(field)}
        rows={rows}
        className={classes(controlClasses, 'field-sizing-content py-2', className)}
      />
    </FieldFrame>
  )
}

type Option = { value: string; label: string }
type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'> & { options: readonly Option[]; children?: ReactNode }

/** A list of options; further ones, such as groups, as children. */
export function SelectField({
  id,
  label,
  hint,
  error,
  options,
  className,
  children,
  ...rest
}: SelectFieldProps) {
  const field = { id, label, hint, error }
  return (
    <FieldFrame {...field}>
      <select {...rest} {...stateOf(field)} className={classes(controlClasses, 'h-9', className)}>
        {options.map(({ value, label: name }) => (
          <option key={value} value={value}>
            {name}
          </option>
        ))}
        {children}
      </select>
    </FieldFrame>
  )
}

type CheckboxFieldProps = FieldProps & Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'type'>

export function CheckboxField({ id, label, hint, error, className, ...rest }: CheckboxFieldProps) {
  const field = { id, label, hint, error }
  return (
    <div className={classes('grid gap-1', className)}>
      <label className="flex items-start gap-2 text-body" htmlFor={id}>
        <input type="checkbox" {...rest} {...stateOf(field)} className="mt-0.75 size-4 shrink-0" />
        {label}
      </label>
      {error && (
        <p id={`${id}-error`} className="text-error text-small">
          {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="text-quiet text-small">
          {hint}
        </p>
      )}
    </div>
  )
}
