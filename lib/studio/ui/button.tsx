import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes'

type Look = {
  /** One primary action per screen; quiet in rows and toolbars; danger for what cannot be undone. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger'
  size?: 'small' | 'normal'
}

const variants = {
  primary: 'bg-accent text-accent-ink hover:bg-accent-deep',
  secondary: 'bg-card text-ink ring-1 ring-outline/60 ring-inset hover:bg-hover',
  quiet: 'text-ink hover:bg-hover',
  danger: 'bg-card text-error ring-1 ring-error/60 ring-inset hover:bg-error hover:text-accent-ink',
} as const

const sizes = { small: 'h-7 px-2 text-small', normal: 'h-9 px-3.5 text-body' } as const

const buttonClasses = ({ variant = 'secondary', size = 'normal' }: Look = {}): string =>
  classes(
    'inline-flex shrink-0 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-field font-semibold no-underline transition-colors',
    'disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-progress aria-disabled:opacity-60',
    variants[variant],
    sizes[size],
  )

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> &
  Look & {
    icon?: ReactNode
    busy?: boolean | undefined
    /** What a button of a row is about: only read out, as each row has the same button. */
    about?: string | undefined
  }

/** While it is busy it keeps the focus; its handler must ignore further clicks. */
export function Button({
  variant,
  size,
  icon,
  busy,
  about,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  // A part that only is read out would stand apart from the words before it, as in “Edit , Home”.
  const name = about !== undefined && typeof children === 'string' ? `${children}, ${about}` : undefined
  return (
    <button
      {...rest}
      type={type}
      {...(name !== undefined && { 'aria-label': name })}
      {...(busy && { 'aria-disabled': true, 'aria-busy': true })}
      className={classes(buttonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {icon}
      {children}
      {about !== undefined && name === undefined && <span className="sr-only">, {about}</span>}
    </button>
  )
}

/** The size of what is pressed and has only an icon: a finger needs more than a mouse. */
export const iconTarget = 'size-7 max-md:size-10 pointer-coarse:size-10'

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  icon: ReactNode
}

/**
 * A button with only an icon; its label is read out, and shown as a tooltip. A disabled one does nothing but keeps the
 * focus, which the click that disabled it would otherwise take away.
 */
export function IconButton({
  label,
  icon,
  className,
  type = 'button',
  disabled,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      title={label}
      {...rest}
      type={type}
      aria-label={label}
      {...(disabled ? { 'aria-disabled': true } : { onClick })}
      className={classes(
        iconTarget,
        'inline-flex shrink-0 cursor-pointer items-center justify-center rounded-field text-quiet transition-colors hover:bg-hover hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:opacity-40 aria-pressed:bg-accent/12 aria-pressed:text-accent-deep',
        className,
      )}
    >
      {icon}
    </button>
  )
}

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & Look & { href: string; icon?: ReactNode }

/** A link that looks like a button. */
export function LinkButton({ variant, size, icon, className, children, ...rest }: LinkProps) {
  return (
    <a
      {...rest}
      className={classes(buttonClasses({ ...(variant && { variant }), ...(size && { size }) }), className)}
    >
      {icon}
      {children}
    </a>
  )
}
