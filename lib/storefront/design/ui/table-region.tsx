import type { ReactNode } from 'react'
import { classes } from './classes'

/** The classes that all tables in content share. Browsers centre headings, so each table sets their alignment. */
export const tableClasses = {
  table: 'w-full border-collapse text-start text-small',
  caption: 'pb-3 text-start text-small text-quiet',
  head: 'cell-head',
  rowHead: 'cell cell-name',
  cell: 'cell cell-text',
} as const

const longestLabel = 120

/** The default name of a table: the text of its first row. */
export const tableLabel = (words: readonly string[]): string =>
  words
    .map((word) => word.trim())
    .filter(Boolean)
    .join(', ')
    .slice(0, longestLabel)

/** A container for a table that may be wider than the page: it scrolls by itself, also with the keyboard. */
export function TableRegion({
  label,
  className,
  children,
}: {
  label: string
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would be listed as a part of the page
    <div
      role="region"
      aria-label={label || undefined}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard (WCAG 2.1.1)
      tabIndex={0}
      className={classes('scrolls-sideways max-w-full overflow-x-auto', className)}
    >
      {children}
    </div>
  )
}
