import type { ReactNode } from 'react'
import type { ResolvedLink } from '@/lib/content/links'

/** Words that are a link if the editor gave them one. */
export function LinkedText({ link, children }: { link: ResolvedLink | undefined; children: ReactNode }) {
  if (!link) return children
  return (
    <a className="underline-offset-4 hover:underline" {...link}>
      {children}
    </a>
  )
}
