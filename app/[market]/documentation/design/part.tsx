import type { ReactNode } from 'react'
import type { Market } from '@/lib/platform/markets'
import { Section, type Tone } from '@/lib/storefront/design/ui'

export type PartProps = { market: Market }

/** A section of the page; on wide screens its name is beside it. */
export function Part({
  id,
  title,
  tone,
  children,
}: {
  id: string
  title: string
  tone?: Tone
  children: ReactNode
}) {
  return (
    <Section id={id} labelledBy={`${id}-headline`} tone={tone}>
      <div className="lg:grid lg:grid-cols-[1fr_3fr] lg:gap-10">
        <h2
          id={`${id}-headline`}
          className="mb-6 self-start font-display text-h2 lg:sticky lg:top-[calc(var(--stuck,0px)+2rem)]"
        >
          {title}
        </h2>
        <div className="grid min-w-0 grid-cols-1 gap-10">{children}</div>
      </div>
    </Section>
  )
}

/** A component in its states. */
export function Specimen({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-4 font-bold text-body text-quiet">{title}</h3>
      {children}
    </div>
  )
}

/** A wrapping row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
