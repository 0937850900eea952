import type { CSSProperties, ReactNode } from 'react'
import type { ResolvedLink } from '@/lib/content/links'

/** The action of an area: open its text or follow a link. */
export type AreaTarget = { kind: 'text'; popover: string } | { kind: 'link'; link: ResolvedLink }

type Props = { target: AreaTarget; className: string; style?: CSSProperties; children: ReactNode }

/**
 * The control for an area, on the picture and in the list. It uses a native popover, so it works without client code.
 */
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
