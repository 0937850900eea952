export type HeadingLevel = 'h1' | 'h2' | 'h3' | 'h4' | 'h5'

const next = { h1: 'h2', h2: 'h3', h3: 'h4', h4: 'h5', h5: 'h5' } as const satisfies Record<
  HeadingLevel,
  HeadingLevel
>

/** The level for headings below a heading. */
export const levelBelow = (level: HeadingLevel): HeadingLevel => next[level]
