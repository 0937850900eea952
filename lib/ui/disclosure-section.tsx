import type { ReactNode } from 'react'
import { classes } from './classes'
import type { HeadingLevel } from './heading-level'

type DisclosureSectionProps = {
  headline?: string | undefined
  level: HeadingLevel
  headlineId: string
  /** Names the section where it has no headline. */
  label?: string | undefined
  children: ReactNode
}

/** A list of disclosures; where there is room, its headline stands beside it. */
export function DisclosureSection({
  headline,
  level: Heading,
  headlineId,
  label,
  children,
}: DisclosureSectionProps) {
  return (
    <section
      className="@container w-full"
      {...(headline ? { 'aria-labelledby': headlineId } : { 'aria-label': label })}
    >
      <div className={headline && '@4xl:grid @4xl:grid-cols-[1fr_2fr] @4xl:gap-12'}>
        {headline && (
          <Heading id={headlineId} className="mb-4 font-display text-h2">
            {headline}
          </Heading>
        )}
        <div className={classes('border-t border-line', !headline && 'max-w-3xl')}>{children}</div>
      </div>
    </section>
  )
}
