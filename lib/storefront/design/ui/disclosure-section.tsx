import type { ReactNode } from 'react'
import { classes } from './classes'
import type { HeadingLevel } from './heading-level'

type DisclosureSectionProps = {
  headline?: string | undefined
  level: HeadingLevel
  headlineId: string
  /** The section's name if it has no headline. */
  label?: string | undefined
  children: ReactNode
}

/** A list of disclosures; on wide screens its headline is beside it. */
export function DisclosureSection({
  headline,
  level: Heading,
  headlineId,
  label,
  children,
}: DisclosureSectionProps) {
  return (
    <section
      className="@container w-full rounded-card border border-line bg-card px-5 pt-6 pb-2 md:px-8 md:pt-8 md:pb-4"
      {...(headline ? { 'aria-labelledby': headlineId } : { 'aria-label': label })}
    >
      <div className={headline && '@4xl:grid @4xl:grid-cols-[1fr_2fr] @4xl:gap-12'}>
        {headline && (
          <Heading id={headlineId} className="mb-4 font-display text-h2">
            {headline}
          </Heading>
        )}
        <div
          className={classes(
            '[&>:last-child]:border-b-0',
            headline ? 'border-line border-t @4xl:-mt-4 @4xl:border-t-0' : '-mt-4',
          )}
        >
          {children}
        </div>
      </div>
    </section>
  )
}
