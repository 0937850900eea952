import type { SelectHTMLAttributes } from 'react'
import { controlAttributes, controlLook, Field, type FieldState, splitField } from './field'
import { IconFrame } from './icon-frame'
import { chevronDownPath } from './icon-paths'

type SelectOption = { value: string; label: string; disabled?: boolean | undefined }

type SelectProps = FieldState &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'required' | 'children'> & {
    options: readonly SelectOption[]
  }

/** The native select, which phones handle best. */
export function Select(props: SelectProps) {
  const { state, control } = splitField(props)
  const { className, options, ...attributes } = control
  return (
    <Field {...state}>
      <span className="relative block">
        <select
          {...attributes}
          {...controlAttributes(state)}
          className={controlLook(
            'cursor-pointer appearance-none whitespace-normal wrap-anywhere pe-11',
            className,
          )}
        >
          {options.map(({ value, label, disabled }) => (
            <option key={value} value={value} disabled={disabled}>
              {label}
            </option>
          ))}
        </select>
        <IconFrame
          path={chevronDownPath}
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-quiet"
        />
      </span>
    </Field>
  )
}
