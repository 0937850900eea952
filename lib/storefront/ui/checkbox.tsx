import type { InputHTMLAttributes, ReactNode } from 'react'
import { Choice } from './choice'
import { controlAttributes, FieldNotes } from './field'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id'> & {
  id: string
  label: ReactNode
  note?: string | undefined
  error?: string | undefined
}

/** A checkbox: checked, unchecked, disabled or with an error. */
export function Checkbox({ id, label, note, error, required, ...attributes }: CheckboxProps) {
  return (
    <div>
      <Choice
        {...attributes}
        {...controlAttributes({ id, label: '', error, required })}
        kind="checkbox"
        label={label}
        note={note}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
