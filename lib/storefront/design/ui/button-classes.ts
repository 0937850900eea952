import { classes } from './classes'

export type ButtonLook = {
  /**
   * One primary action per screen; secondary beside it, quiet in rows and toolbars, danger for irreversible deletions.
   */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'normal' | 'large' | undefined
  /** As wide as its column. */
  block?: boolean | undefined
}

const variants = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-deep',
  secondary: 'bg-card text-ink ring-1 ring-outline ring-inset hover:bg-ink hover:text-card hover:ring-ink',
  quiet: 'text-accent hover:bg-ink/6 hover:text-accent-deep',
  danger: 'bg-card text-error ring-1 ring-error ring-inset hover:bg-error hover:text-accent-ink',
} as const

/**
 * Padding is never more than usual in the smallest window: large text needs the room.
 * Target sizes: at least 24 px (WCAG 2.2, 2.5.8), and 44 px except for the small size.
 */
const sizes = {
  small: 'min-h-9 gap-1.5 px-3 py-1.5 text-small',
  normal: 'min-h-12 gap-2 px-[min(1.25rem,6.25vw)] py-3 text-body',
  large: 'min-h-14 gap-2.5 px-[min(1.75rem,8.75vw)] py-3.5 text-lead',
} as const

/** The look that buttons and button-like links share. */
export const buttonClasses = ({ variant = 'primary', size = 'normal', block = false }: ButtonLook): string =>
  classes('button', variants[variant], sizes[size], block && 'w-full')
