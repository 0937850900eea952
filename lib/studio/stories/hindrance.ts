import { addressProblem, isPageContent } from '@/lib/content/addresses'
import type { NotShown } from './shown'
import { pathsOf } from './shown-address'

type Placed = { fullSlug: string; translatedSlugs: readonly { lang: string; path: string }[] }

/** What can be told of a page that no shopper gets, without asking the shop for it. */
export type Hindrance = Pick<NotShown, 'path' | 'reason' | 'to'>

/** What is in the way of a story's page at one of its addresses in the markets of this shop. */
export function hindranceOf({
  component,
  ...placed
}: Placed & { component?: string | null }): Hindrance | undefined {
  if (!isPageContent({ component: component ?? undefined })) return undefined
  const problem = addressProblem(placed)
  if (!problem || !pathsOf(placed).includes(problem.path)) return undefined
  const { path, kind, to } = problem
  return { path, reason: kind, ...(to !== undefined && { to }) }
}
