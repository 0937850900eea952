import type { ReactNode } from 'react'
import { classes } from './classes'
import type { Tone } from './tones'

/**
 * The ground spans the screen even in a narrow column: it is painted by `border-image`, which takes no space and so
 * causes no horizontal scrolling.
 */
const grounds: Record<Tone, string> = {
  none: '',
  card: 'bleed [--bleed:var(--color-card)]',
  sage: 'bleed [--bleed:var(--color-companion-1)]',
  apricot: 'bleed [--bleed:var(--color-companion-2)]',
  sky: 'bleed [--bleed:var(--color-companion-3)]',
  butter: 'bleed [--bleed:var(--color-companion-4)]',
}

const widths = { page: '', wide: 'mx-auto max-w-5xl', text: 'mx-auto max-w-prose' } as const

const spacings = {
  none: '',
  small: 'py-6',
  normal: 'py-section',
  large: 'py-[calc(1.5*var(--spacing-section))]',
} as const

type SectionProps = {
  tone?: Tone | undefined
  width?: keyof typeof widths | undefined
  spacing?: keyof typeof spacings | undefined
  id?: string | undefined
  /** The id of its headline. */
  labelledBy?: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** A part of a page. Sections with grounds alternate. */
export function Section({
  tone = 'none',
  width = 'page',
  spacing = 'normal',
  id,
  labelledBy,
  className,
  children,
}: SectionProps) {
  return (
    <section
      id={id}
      {...(labelledBy && { 'aria-labelledby': labelledBy })}
      className={classes(grounds[tone], spacings[spacing], className)}
    >
      <div className={classes('min-w-0', widths[width])}>{children}</div>
    </section>
  )
}
