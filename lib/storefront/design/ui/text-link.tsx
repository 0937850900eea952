import type { AnchorHTMLAttributes } from 'react'
import { classes } from './classes'
import { Icon } from './icon'

type TextLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  href: string
  /** `text`: underlined, inside a sentence. `onward`: alone on its line, with an arrow. `quiet`: in lists of links. */
  look?: 'text' | 'onward' | 'quiet' | undefined
}

const looks = {
  text: 'underline decoration-accent decoration-[0.08em] underline-offset-[0.18em] hover:text-accent',
  onward:
    'group/onward inline-flex min-h-11 items-center gap-2 font-bold text-accent no-underline hover:text-accent-deep hover:underline underline-offset-4',
  quiet: 'inline-block py-1 text-quiet no-underline hover:text-ink hover:underline underline-offset-4',
} as const

export function TextLink({ look = 'text', className, children, ...attributes }: TextLinkProps) {
  return (
    <a {...attributes} className={classes(looks[look], className)}>
      {children}
      {look === 'onward' && (
        <Icon
          name="arrow-right"
          className="size-5 motion-safe:transition-transform motion-safe:group-hover/onward:translate-x-1"
        />
      )}
    </a>
  )
}
