'use client'

import type { ReactNode } from 'react'
import { classes, firstFocus, TextField } from '@/lib/studio/ui'
import { onFoundKeys } from '@/lib/studio/ui/client'

type FoundSearchProps = {
  id: string
  label: string
  term: string
  onTerm: (term: string) => void
  className?: string
  /** What was found; each thing is marked with `foundItem`. */
  children: ReactNode
}

/** The field of a search above what it has found, with the arrow keys between both. */
export const FoundSearch = ({ id, label, term, onTerm, className, children }: FoundSearchProps) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: keys between its field and its list
  <div className={classes('grid content-start gap-3', className)} onKeyDown={onFoundKeys}>
    <TextField
      id={`${id}-term`}
      label={label}
      type="search"
      value={term}
      {...firstFocus}
      onChange={({ target }) => onTerm(target.value)}
    />
    {children}
  </div>
)
