import type { ReactNode } from 'react'

export type FieldProps = {
  /** Unique on the page. */
  id: string
  label: string
  hint?: ReactNode
  /** Why the value is rejected. */
  error?: ReactNode
}

/** The ids of what describes a control. */
export const describedBy = ({ id, hint, error }: FieldProps): string | undefined =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

/** The look of text fields and lists of options. */
export const controlClasses =
  'w-full min-w-0 rounded-field border border-outline/60 bg-card px-2.5 text-body text-ink placeholder:text-quiet hover:border-outline aria-invalid:border-error disabled:bg-hover disabled:text-quiet'

/** A label above its control, with a hint or what is wrong below. */
export function FieldFrame({ id, label, hint, error, children }: FieldProps & { children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="font-semibold text-small">
        {label}
      </label>
      {children}
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
