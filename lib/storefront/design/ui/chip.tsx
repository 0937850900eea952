import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

const base =
  'inline-flex min-h-9 items-center gap-1.5 rounded-full px-3.5 py-1 text-small leading-tight no-underline ring-inset transition-colors'
const looks = {
  idle: 'bg-card text-ink ring-1 ring-outline',
  selected: 'bg-ink text-card',
}
const hover = 'hover:bg-ink hover:text-card hover:ring-ink'

type LinkChipProps = { href: string; selected?: boolean | undefined; children: ReactNode }

/** A chip that links to an address: a filter, a topic. */
export function LinkChip({ href, selected = false, children }: LinkChipProps) {
  return (
    <a
      href={href}
      {...(selected && { 'aria-current': 'true' as const })}
      className={classes(base, selected ? looks.selected : looks.idle, hover)}
    >
      {selected && <Icon name="check" className="size-4" />}
      {children}
    </a>
  )
}

type ChipProps = ButtonHTMLAttributes<HTMLButtonElement> & { selected?: boolean | undefined }

/** A chip that toggles. */
export function Chip({ selected = false, className, children, type = 'button', ...attributes }: ChipProps) {
  return (
    <button
      {...attributes}
      type={type}
      aria-pressed={selected}
      className={classes(
        base,
        selected ? looks.selected : looks.idle,
        'cursor-pointer disabled:cursor-not-allowed disabled:bg-transparent disabled:text-quiet disabled:line-through disabled:ring-line',
        !attributes.disabled && hover,
        className,
      )}
    >
      {selected && <Icon name="check" className="size-4" />}
      {children}
    </button>
  )
}

type RemovableChipProps = {
  children: string
  /** ‘Remove {children}’ in the page's language. */
  removeLabel: string
  /** The address of the page without this choice. */
  href: string
}

/** A chosen value that a click removes. The whole chip is the target. */
export function RemovableChip({ children, removeLabel, href }: RemovableChipProps) {
  return (
    <a
      href={href}
      aria-label={removeLabel}
      className={classes(base, 'bg-companion-1 text-ink', hover, 'pe-2.5')}
    >
      {children}
      <Icon name="close" className="size-4" />
    </a>
  )
}
