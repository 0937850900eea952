import type { ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'
import { Spinner } from './spinner'

export type FieldState = {
  /** A unique id; label, hint and error derive theirs from it. */
  id: string
  label: string
  hint?: string | undefined
  /** What is wrong and how to mend it. */
  error?: string | undefined
  /** Wrong without words of its own: a field whose group says what is wrong. */
  invalid?: boolean | undefined
  /** Differs from what is saved. */
  dirty?: boolean | undefined
  /** What is being checked, while it is. */
  pending?: string | undefined
  required?: boolean | undefined
  /** ‘(optional)’: most fields are required, so the others are marked. */
  optionalMark?: string | undefined
}

const hintId = (id: string) => `${id}-hint`
const errorId = (id: string) => `${id}-error`

export const describedBy = ({ id, hint, error }: Pick<FieldState, 'id' | 'hint' | 'error'>): string =>
  [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ')

/** What a control in a `Field` says about itself to assistive technology and to styles. */
export function controlAttributes(state: FieldState) {
  const { id, error, invalid, dirty, pending, required } = state
  const described = describedBy(state)
  return {
    id,
    required,
    ...(described && { 'aria-describedby': described }),
    ...((error || invalid) && { 'aria-invalid': true }),
    ...(pending && { 'aria-busy': true }),
    ...(dirty && { 'data-dirty': '' }),
  }
}

/** The look of everything that is typed or chosen in. 16 px of text: less makes a phone zoom in. */
const controlClasses =
  'block min-h-12 w-full min-w-0 rounded-field border border-outline bg-card px-3.5 py-2.5 text-body text-ink transition-colors placeholder:text-quiet hover:border-ink disabled:cursor-not-allowed disabled:border-line disabled:bg-ink/5 disabled:text-quiet aria-invalid:border-2 aria-invalid:border-error aria-invalid:px-[0.8125rem] data-dirty:border-s-4 data-dirty:ps-2.75'

/** Label, control, what helps and what is wrong, in this order, so that a screen magnifier meets them together. */
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

/** Whether it is needed, after the label. */
export function FieldMark({ required, optionalMark }: Pick<FieldState, 'required' | 'optionalMark'>) {
  if (!required) return optionalMark && <span className="font-normal text-quiet"> {optionalMark}</span>
  return (
    <span aria-hidden="true" className="text-accent">
      {' *'}
    </span>
  )
}

/** The hint, the error and the check under way of a field or a group. */
export function FieldNotes({
  id,
  hint,
  error,
  pending,
}: Pick<FieldState, 'id' | 'hint' | 'error' | 'pending'>) {
  return (
    <>
      {hint && (
        <p id={hintId(id)} className="text-quiet text-small">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(id)} className="flex items-start gap-1.5 font-medium text-error text-small">
          <Icon name="error" className="mt-0.5 size-4" />
          <span className="min-w-0">{error}</span>
        </p>
      )}
      {pending && (
        <p role="status" className="flex items-center gap-2 text-quiet text-small">
          <Spinner className="size-4" />
          {pending}
        </p>
      )}
    </>
  )
}

/** Takes the state of a field out of the attributes of its control. */
export function splitField<Props extends FieldState>(props: Props) {
  const { id, label, hint, error, invalid, dirty, pending, required, optionalMark, ...control } = props
  const state: FieldState = { id, label, hint, error, invalid, dirty, pending, required, optionalMark }
  return { state, control }
}

export const controlLook = (...names: (string | undefined)[]) => classes(controlClasses, ...names)
