import type { CSSProperties, ReactNode } from 'react'
import type { ResolvedLink } from '@/lib/content/links'

/** What an area does: it opens its text, or it leads somewhere. */
export type AreaTarget = { kind: 'text'; popover: string } | { kind: 'link'; link: ResolvedLink }

type Props = { target: AreaTarget; className: string; style?: CSSProperties; children: ReactNode }

/** The same on the picture and in the list. The platform opens a popover itself: this works without client code. */
export function AreaControl({ target, className, style, children }: Props) {
  return target.kind === 'link' ? (
    <a {...target.link} className={className} style={style}>
      {children}
    </a>
  ) : (
    <button
      type="button"
      popoverTarget={target.popover}
      className={`cursor-pointer text-start ${className}`}
      style={style}
    >
      {children}
    </button>
  )
}
