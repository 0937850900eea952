import type { InputHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'

type SwitchProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> & {
  label: ReactNode
  /** Beside the switch. */
  note?: string | undefined
}

/** A setting that is on or off, with its label before it, which is part of the target. */
export function Switch({ label, note, ...attributes }: SwitchProps) {
  const { disabled } = attributes
  return (
    <label
      className={classes(
        'group/switch flex min-h-11 items-center justify-between gap-4 py-1.5',
        disabled ? 'cursor-not-allowed' : 'cursor-pointer',
      )}
    >
      <span className="min-w-0">{label}</span>
      <span className="flex shrink-0 items-center gap-3">
        {note && <span className="text-quiet text-small">{note}</span>}
        <span className="relative flex">
          <input
            {...attributes}
            type="checkbox"
            // biome-ignore lint/a11y/useAriaPropsForRole: browsers tell the state of a checkbox
            role="switch"
            className={classes(
              'peer h-6 w-11 appearance-none rounded-full border-2 border-outline bg-card transition-colors checked:border-accent checked:bg-accent enabled:group-hover/switch:border-ink checked:enabled:group-hover/switch:border-accent-deep checked:enabled:group-hover/switch:bg-accent-deep disabled:border-line disabled:bg-ink/5 disabled:checked:border-outline disabled:checked:bg-outline forced-colors:appearance-auto',
              disabled ? 'cursor-not-allowed' : 'cursor-pointer',
            )}
          />
          <span
            aria-hidden="true"
            className="pointer-events-none absolute start-1 top-1 size-4 rounded-full bg-outline transition-[translate,background-color] peer-checked:translate-x-5 peer-checked:bg-accent-ink forced-colors:hidden"
          />
        </span>
      </span>
    </label>
  )
}
