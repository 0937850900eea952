import type { InputHTMLAttributes, ReactNode } from 'react'
import { Choice } from './choice'
import { controlAttributes, FieldMark, FieldNotes, type FieldState } from './field'

type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'id' | 'required'> &
  Pick<FieldState, 'id' | 'error' | 'required' | 'dirty' | 'pending'> & {
    label: ReactNode
    note?: string | undefined
    /** Sends the empty text without a tick, where “no” is an answer: browsers leave out a box that is not ticked. */
    isAnswer?: boolean
  }

/** A checkbox: checked, unchecked, disabled, changed, being checked by the server or with an error. */
export function Checkbox({ isAnswer = false, ...props }: CheckboxProps) {
  const { id, label, note, error, required, dirty, pending, ...attributes } = props
  return (
    <div>
      {isAnswer && <input type="hidden" name={attributes.name} value="" />}
      <Choice
        {...attributes}
        {...controlAttributes({ id, label: '', error, required, dirty, pending })}
        kind="checkbox"
        label={
          <>
            {label}
            <FieldMark required={required} />
          </>
        }
        note={note}
      />
      <FieldNotes id={id} error={error} />
    </div>
  )
}
