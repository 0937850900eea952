import type { ReactNode } from 'react'
import { describedBy, FieldMark, FieldNotes, type FieldState } from './field'

type FieldGroupProps = Pick<FieldState, 'id' | 'label' | 'hint' | 'error' | 'required' | 'optionalMark'> & {
  children: ReactNode
}

/** Several controls for one question: the legend asks it, and hint and error refer to the group. */
export function FieldGroup({ children, ...state }: FieldGroupProps) {
  const { id, label } = state
  const described = describedBy(state)
  return (
    <fieldset id={id} className="min-w-0" {...(described && { 'aria-describedby': described })}>
      <legend className="mb-1 font-bold text-small">
        {label}
        <FieldMark {...state} />
      </legend>
      {children}
      <FieldNotes {...state} />
    </fieldset>
  )
}
