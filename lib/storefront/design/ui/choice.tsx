import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & {
  kind: 'checkbox' | 'radio'
  label: ReactNode
  /** A line below the label. */
  note?: string | undefined
}

const ticks = {
  checkbox: (
    <path
      d="m5 10.5 3.5 3.5L15 6.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  ),
  radio: <circle cx="10" cy="10" r="4.5" fill="currentColor" />,
}

/** A checkbox or radio button with its label, which is part of the target. */
export function Choice({ kind, label, note, className, ...attributes }: ChoiceProps) {
  const { disabled } = attributes
  return (
    <label
      className={classes(
        'group/choice flex min-h-11 items-start gap-3 py-2.5',
        disabled ? 'cursor-not-allowed text-quiet' : 'cursor-pointer',
        className,
      )}
    >
      <span className="relative mt-0.5 flex size-5 shrink-0">
        <input
          {...attributes}
          type={kind}
          className={classes(
            'peer size-5 appearance-none border-2 border-outline bg-card transition-colors checked:border-accent checked:bg-accent enabled:group-hover/choice:border-ink checked:enabled:group-hover/choice:border-accent-deep checked:enabled:group-hover/choice:bg-accent-deep disabled:border-line disabled:bg-ink/5 disabled:checked:border-outline disabled:checked:bg-outline aria-invalid:not-checked:border-error aria-invalid:not-checked:bg-error-ground data-dirty:not-checked:not-aria-invalid:border-ink aria-busy:cursor-progress aria-busy:not-checked:bg-ink/5 forced-colors:appearance-auto',
            kind === 'radio' ? 'rounded-full' : 'rounded-[5px]',
            disabled ? 'cursor-not-allowed' : 'cursor-pointer',
          )}
        />
        <svg
          viewBox="0 0 20 20"
          aria-hidden="true"
          className="pointer-events-none absolute inset-0 size-5 text-accent-ink opacity-0 transition-opacity peer-checked:opacity-100 forced-colors:hidden"
        >
          {ticks[kind]}
        </svg>
      </span>
      <span className="min-w-0">
        {label}
        {note && <span className="block text-quiet text-small">{note}</span>}
      </span>
    </label>
  )
}
