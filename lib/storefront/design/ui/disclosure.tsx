import type { ReactNode } from 'react'
import type { HeadingLevel } from './heading-level'
import { Icon } from './icon'

type DisclosureProps = {
  title: string
  level: HeadingLevel
  /** The fragment that opens it. */
  anchor?: string | undefined
  open?: boolean | undefined
  /** Of the disclosures with the same name, at most one is open. */
  name?: string | undefined
  children: ReactNode
}

/**
 * A title that opens to show its text, without client code. The anchor is on the text, because browsers open a closed
 * `details` if the fragment names an element inside it, not the `details` itself.
 */
export function Disclosure({ title, level: Heading, anchor, open, name, children }: DisclosureProps) {
  return (
    <details name={name} open={open} data-shown={open ? '' : undefined} className="border-b border-line">
      <summary className="flex min-h-14 items-center justify-between gap-4 py-4 transition-colors hover:text-accent">
        <Heading className="min-w-0 text-lead font-bold leading-snug">{title}</Heading>
        <Icon name="plus" className="while-closed size-5 text-accent" />
        <Icon name="minus" className="while-open size-5 text-quiet" />
      </summary>
      <div id={anchor} className="scroll-mt-40 pb-6">
        {children}
      </div>
    </details>
  )
}
