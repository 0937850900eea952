import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { islandMarkup, type Part, type Words } from '@/lib/server/next/joining'
import type { ListingQuery } from '@/lib/shop/listing'

/** The parts that are put into a template, and the words that change with them. */
export type Filling = {
  part: Part
  words: Words
  /** The internal page with the words that stand in place of products; unset where there are some. */
  wordsPage?: string
  /** The cache tags of what was looked up. */
  tags: readonly string[]
}

/** Another address that answers a question: a redirect of the search, or the last page instead of one beyond it. */
type LeadingOn = { leadsTo: string }

/** The internal page that is the template of a question, and how its place is filled. */
export type Joining = {
  template: string
  /** Undefined where the answer is another page. */
  fill: (facts: unknown) => Promise<Filling | LeadingOn | undefined>
}

type Rendered = {
  given: unknown
  parts: readonly { place: readonly [begin: string, end: string]; node: ReactNode }[]
  frame: ReactNode
}

/** Whether a visitor has narrowed what is listed. */
export const isFiltered = ({ filters, price }: Pick<ListingQuery, 'filters' | 'price'>): boolean =>
  Object.keys(filters).length > 0 || price !== undefined

/** The markup of a part whose own parts, without code of the browser, stand in their places. */
export function partOf({ given, parts, frame }: Rendered): Part {
  const markup = parts.reduce(
    (now, { place: [begin, end], node }) =>
      now.replace(begin + end, () => begin + renderToStaticMarkup(node) + end),
    islandMarkup(frame),
  )
  return { markup, given }
}
