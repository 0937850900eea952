import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { classes } from './classes'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Before the label. */
    icon?: ReactNode
    /** After the label. */
    iconEnd?: ReactNode
    /**
     * A description of the action in progress for screen readers, shown as a spinner. The button keeps its width and
     * its focus and is marked as disabled, but a form can still be submitted: the receiver must ignore repeated
     * requests.
     */
    loading?: string | false | undefined
  }

/** A button for an action on this page. For links to other pages use `LinkButton`. */
export function Button({
  variant,
  size,
  block,
  icon,
  iconEnd,
  loading,
  className,
  children,
  type = 'button',
  ...attributes
}: ButtonProps) {
  return (
    <button
      {...attributes}
      type={type}
      {...(loading && { 'aria-disabled': true, 'aria-busy': true })}
      className={classes(buttonClasses({ variant, size, block }), 'relative cursor-pointer', className)}
    >
      {loading && <Spinner label={loading} className="absolute size-5" />}
      <span className={classes('inline-flex min-w-0 items-center gap-[inherit]', loading && 'opacity-0')}>
        {icon}
        {children}
        {iconEnd}
      </span>
    </button>
  )
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  label: string
  icon: ReactNode
}

/** A button with only an icon; the label is for screen readers. */
export function IconButton({ label, icon, className, type = 'button', ...attributes }: IconButtonProps) {
  return (
    <button {...attributes} type={type} aria-label={label} className={classes('icon-button', className)}>
      {icon}
    </button>
  )
}
