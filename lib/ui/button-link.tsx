import type { AnchorHTMLAttributes } from 'react'
import { classes } from './classes'

type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }

/** A link that is the main action of its section. */
export function ButtonLink({ className, children, ...attributes }: ButtonLinkProps) {
  return (
    <a
      {...attributes}
      className={classes(
        'inline-flex min-h-12 items-center justify-center rounded-field bg-accent px-5 py-3 text-center font-bold leading-tight text-accent-ink no-underline transition-colors hover:bg-ink hover:text-card',
        className,
      )}
    >
      {children}
    </a>
  )
}
