import type { ReactNode } from 'react'
import { classes } from './classes'
import { describedBy, FieldMark, FieldNotes, type FieldState } from './field'

type FieldGroupProps = Pick<FieldState, 'id' | 'label' | 'hint' | 'error' | 'required' | 'optionalMark'> & {
  /** The controls stand beside each other, where there is room. */
  inRow?: boolean | undefined
  children: ReactNode
}

/** Several controls for one question: the legend asks it, and hint and error refer to the group. */
export function FieldGroup({ children, inRow = false, ...state }: FieldGroupProps) {
  const { id, label } = state
  const described = describedBy(state)
  return (
    <fieldset
      id={id}
      className={classes('min-w-0', inRow && 'flex flex-wrap gap-x-6')}
      {...(described && { 'aria-describedby': described })}
    >
      <legend className="mb-1 font-bold text-small">
        {label}
        <FieldMark {...state} />
      </legend>
      {children}
      <FieldNotes {...state} />
    </fieldset>
  )
}
