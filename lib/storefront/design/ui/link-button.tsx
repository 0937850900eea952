import type { AnchorHTMLAttributes, ReactNode } from 'react'
import { type ButtonLook, buttonClasses } from './button-classes'
import { classes } from './classes'

type LinkButtonProps = AnchorHTMLAttributes<HTMLAnchorElement> &
  ButtonLook & { href: string; icon?: ReactNode; iconEnd?: ReactNode }

/** A link that looks like a button: the main link of its section. */
export function LinkButton({
  variant,
  size,
  block,
  icon,
  iconEnd,
  className,
  children,
  ...attributes
}: LinkButtonProps) {
  return (
    <a {...attributes} className={classes(buttonClasses({ variant, size, block }), className)}>
      {icon || iconEnd ? (
        <>
          {icon}
          {children}
          {iconEnd}
        </>
      ) : (
        children
      )}
    </a>
  )
}
