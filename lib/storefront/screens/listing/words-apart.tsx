import type { ReactNode } from 'react'
import { wordsAttribute, wordsEndAttribute } from '@/lib/storefront/runtime/templates'

/** An editor's words for a listing without results, on a page from which the HTTP edge takes them (`lib/server/edge`). */
export const WordsApart = ({ children }: { children: ReactNode }) => (
  <div {...{ [wordsAttribute]: '' }}>
    {children}
    <hr {...{ [wordsEndAttribute]: '' }} />
  </div>
)

/** The place of these words in a listing that the edge joins. */
export const WordsPlace = () => <template {...{ [wordsAttribute]: '' }} />
