import 'server-only'
import { addressesOfPage, listPublishedPlaces, type Story } from '@/lib/content/embedded'
import { findRedirect, redirectsFrom, redirectsTo } from '@/lib/content/redirects'
import { config } from '@/lib/platform/config'
import type { Database } from '@/lib/platform/db'
import { marketsOf } from '@/lib/platform/markets'
import { pathsOf } from './shown-address'

/** A redirect as it is shown: the address from which it leads, and where. */
export type ShownRedirect = { from: string; to: string }

/** Old addresses that lead to pages, the first ones and how many there are. */
export type RedirectsHere = {
  from: readonly string[]
  total: number
  /** Where visitors come who open an address of these pages once they are gone, by the redirects that there are. */
  away: readonly ShownRedirect[]
}

const mostNamed = 20

async function redirectsAway(db: Database, paths: readonly string[]): Promise<ShownRedirect[]> {
  const found = await Promise.all(
    paths.slice(0, mostNamed).map(async (from) => {
      const [, code, ...rest] = from.split('/')
      const market = marketsOf(config().brand).find((each) => each.code === code)
      const redirect = market && (await findRedirect(db, market, rest.join('/')))
      return redirect ? [{ from, to: redirect.target }] : []
    }),
  )
  return found.flat()
}

/** The redirects that lead to a page, or to anything in a folder, as long as shoppers see it, and away from it after. */
export async function redirectsHere(db: Database, story: Story): Promise<RedirectsHere> {
  const paths = (await listPublishedPlaces(db, story)).flatMap(pathsOf)
  if (paths.length === 0) return { from: [], total: 0, away: [] }
  const [{ redirects, total }, away] = await Promise.all([
    redirectsTo(db, paths, mostNamed),
    redirectsAway(db, paths),
  ])
  return { from: [...new Set(redirects.map(({ path }) => `/${path}`))], total, away }
}

/** The redirects that end once a page that is not public yet appears at its addresses. */
export async function redirectsEnded(db: Database, story: Story): Promise<ShownRedirect[]> {
  if (story.publishedContent !== null) return []
  const own = new Map(marketsOf(config().brand).map(({ shopLocale, code }) => [shopLocale, code]))
  const ended = await redirectsFrom(db, addressesOfPage(story))
  return ended.flatMap(({ locale, path, target }) => {
    const code = own.get(locale)
    return code === undefined ? [] : [{ from: `/${code}/${path}/`, to: target }]
  })
}
