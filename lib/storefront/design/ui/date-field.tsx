import type { FormEventHandler, ReactNode } from 'react'
import { controlAttributes, controlLook, type FieldState } from './field'
import { FieldGroup } from './field-group'

type DatePart = 'day' | 'month' | 'year'

type DateFieldProps = Omit<FieldState, 'invalid'> & {
  /** In the order in which the market writes dates, with their labels and field names. */
  parts: readonly { part: DatePart; label: string; name: string; defaultValue?: string | undefined }[]
  /** `bday` for a date of birth; each part then gets its own token. */
  autoComplete?: string | undefined
  /** Below the fields, for example the date in words. */
  note?: ReactNode
  onInput?: FormEventHandler<HTMLDivElement>
}

/**
 * A known date in three text fields. The browser's native date field uses the browser's language instead of the page's,
 * and calendars are slow for dates of birth.
 */
export function DateField({ parts, autoComplete, note, onInput, ...state }: DateFieldProps) {
  const { id, required, error, dirty, pending } = state
  return (
    <FieldGroup {...state}>
      <div
        onInput={onInput}
        className="mb-1.5 grid grid-cols-[minmax(0,4.5rem)_minmax(0,4.5rem)_minmax(0,6.5rem)] gap-2.5"
      >
        {parts.map(({ part, label, ...field }) => (
          <div key={part} className="grid gap-1">
            <label htmlFor={`${id}-${part}`} className="text-quiet text-small">
              {label}
            </label>
            <input
              {...field}
              {...controlAttributes({
                id: `${id}-${part}`,
                label,
                required,
                invalid: error !== undefined,
                dirty,
                pending,
              })}
              type="text"
              inputMode="numeric"
              autoComplete={autoComplete ? `${autoComplete}-${part}` : 'off'}
              className={controlLook('tabular-nums')}
            />
          </div>
        ))}
      </div>
      {note}
    </FieldGroup>
  )
}
