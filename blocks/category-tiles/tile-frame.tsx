import type { ReactNode } from 'react'
import type { resolveLink } from '@/lib/content/links'

type FrameProps = {
  link: ReturnType<typeof resolveLink>
  className: string
  children: ReactNode
}

/** What is around a tile: its link, where it leads somewhere. */
export const TileFrame = ({ link, className, children }: FrameProps) =>
  link ? (
    <a {...link} className={className}>
      {children}
    </a>
  ) : (
    <div className={className}>{children}</div>
  )
