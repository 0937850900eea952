import type { ReactNode } from 'react'

/** Line breaks of a text as elements. */
export const lines = (text: string): ReactNode[] =>
  text
    .split('\n')
    .flatMap((line, index) => (index === 0 ? [line] : [<br key={line + String(index)} />, line]))

/** Of pictures without this hint React announces in the head that they are needed first. */
export const late = { fetchPriority: 'low' } as const
