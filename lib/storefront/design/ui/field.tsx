import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

/** What is said of a value that does not match. */
export type WordedRule = readonly [words: string, source: string, flags?: string]

export type FieldState = {
  /** A unique id, from which those of label, hint and error are derived. */
  id: string
  label: string
  hint?: string | undefined
  /** The fault and how to correct it. */
  error?: string | undefined
  /** Invalid without a message of its own, for fields of a group. */
  invalid?: boolean | undefined
  /** Differs from the saved value. */
  dirty?: boolean | undefined
  /** The server is checking the value. */
  pending?: boolean | undefined
  required?: boolean | undefined
  /** What is checked when the field is left. */
  rules?: readonly WordedRule[] | undefined
  /** ‘(optional)’: most fields are required, so the others are marked. */
  optionalMark?: ReactNode
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

export const describedBy = ({ id, hint, error }: Pick<FieldState, 'id' | 'hint' | 'error'>): string =>
  [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')

type ControlState = Pick<FieldState, 'error' | 'invalid' | 'dirty' | 'pending'>

/** The state of a control, for assistive technology and styles. */
export const stateAttributes = ({ error, invalid, dirty, pending }: ControlState) => ({
  ...((error || invalid) && { 'aria-invalid': true }),
  ...(pending && { 'aria-busy': true }),
  ...(dirty && { 'data-dirty': '' }),
})

/** Attributes of a control in a `Field`: its id, its descriptions and its state. */
export function controlAttributes(state: FieldState) {
  const { id, required, rules } = state
  const described = describedBy(state)
  return {
    ...{ id, required },
    ...(rules && rules.length > 0 && { 'data-rules': JSON.stringify(rules) }),
    ...(described && { 'aria-describedby': described }),
    ...stateAttributes(state),
  }
}

/** Label, control, hint and error, in this order, so that users of a screen magnifier see them together. */
export function Field({ children, ...state }: FieldState & { children: ReactNode }) {
  const { id, label } = state
  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <label htmlFor={id} className="font-bold text-small">
        {label}
        <FieldMark {...state} />
      </label>
      {children}
      <FieldNotes {...state} />
    </div>
  )
}

/** The star of a required field. */
export const requiredMark = (
  <span aria-hidden="true" className="text-accent">
    {' *'}
  </span>
)

/** The mark for required or optional fields, after the label. */
export function FieldMark({ required, optionalMark }: Pick<FieldState, 'required' | 'optionalMark'>) {
  if (required) return requiredMark
  return optionalMark && <span className="font-normal text-quiet"> {optionalMark}</span>
}

type Notes = Pick<FieldState, 'id' | 'hint' | 'error' | 'rules'>

/** The hint and the error of a field or a group. One that is checked when it is left has a place for what is found. */
export function FieldNotes({ id, hint, error, rules = [] }: Notes) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-quiet text-small">
          {hint}
        </p>
      )}
      {(error || rules.length > 0) && (
        <p
          id={errorId(id)}
          hidden={!error}
          className="flex items-start gap-1.5 font-medium text-error text-small"
        >
          <Icon name="error" className="mt-0.5 size-4" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
    </>
  )
}

/** Separates the field's state from the attributes of its control. */
export function splitField<Props extends FieldState>(props: Props) {
  const { id, label, hint, error, invalid, dirty, pending, required, rules, optionalMark, ...control } = props
  const state = { id, label, hint, error, invalid, dirty, pending, required, rules, optionalMark }
  return { state, control }
}

/** The look of inputs and selects, with further classes. */
export const controlLook = (...names: (string | undefined)[]) => classes('control', ...names)
