import 'server-only'
import { listPublishedPlaces, type Story } from '@/lib/content/embedded'
import { redirectsTo } from '@/lib/content/redirects'
import type { Executor } from '@/lib/platform/db'
import { pathsOf } from './shown-address'

/** Old addresses that lead to pages, the first ones and how many there are. */
export type RedirectsHere = { from: readonly string[]; total: number }

const mostNamed = 20

/** The redirects that lead to a page, or to anything in a folder, as long as shoppers see it. */
export async function redirectsHere(db: Executor, story: Story): Promise<RedirectsHere> {
  const paths = (await listPublishedPlaces(db, story)).flatMap(pathsOf)
  if (paths.length === 0) return { from: [], total: 0 }
  const { redirects, total } = await redirectsTo(db, paths, mostNamed)
  return { from: [...new Set(redirects.map(({ path }) => `/${path}`))], total }
}
