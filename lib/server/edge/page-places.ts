import type { Config } from '@/lib/platform/config'
import { contentKey, findMarket, isBuilt, isFormAddress, marketAt, screenAt } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import type { ContentKeys } from './content-keys'
import { sharedAt } from './picture-refusal'

/** Whether something can be at a decoded path, whose query is `search`. */
export type MayExist = (path: string, search: string) => boolean

/** In calls the home page, which has no slug, is called so. */
const homeCall = '_'

/** The segments below a market at which a build has files and pages of its own, such as `p` and `sitemap.xml`. */
const ownSegments = (routes: readonly string[]) =>
  new Set(
    routes
      .filter((route) => route.startsWith('/[market]/'))
      .map((route) => route.split('/')[2] ?? '')
      .filter((segment) => !segment.startsWith('[')),
  )

/** Content pages in a folder of the build's own. */
const contentIn = /^documentation\/(?!(?:blocks|design)(?:\/|$))./

/** The library of blocks and the design system, and what leads to them. */
const catalogue = /^documentation(?:\/(?:blocks|design)(?:\/|$)|$)/

/**
 * Whether everybody may see the library of blocks: not in a shop that takes money, where it is for those who edit pages. The
 * preview of the Studio shows it there, too.
 */
export const showsCatalogue = ({ paymentMode, appEnv }: Pick<Config, 'paymentMode' | 'appEnv'>): boolean =>
  paymentMode !== 'live' || appEnv !== 'production'

/** The page of the content that a call or a paper is about. */
function contentAt(path: string, calls: ReadonlySet<string>): string | undefined {
  const [, called] = /^\/api\/cms\/(.+?)\/?$/.exec(path) ?? []
  if (called !== undefined) return called === homeCall || calls.has(called) ? undefined : called
  return /^\/documents\/pages\/[^/]+\/(.+)\.pdf$/.exec(path)?.[1]
}

const namesNoMarket = (brand: Brand, path: string, search: string) =>
  path.startsWith('/api/') && !findMarket(brand, new URLSearchParams(search).get('locale') ?? '')

/** Knows the paths below the markets: screens, files of the build, and pages of the content. */
export function pagePlaces(
  brand: Brand,
  routes: readonly string[],
  keys: Pick<ContentKeys, 'mayExist'>,
  { hasCatalogue = true }: { hasCatalogue?: boolean } = {},
): MayExist {
  const own = ownSegments(routes)
  const calls = new Set(routes.flatMap((route) => /^\/api\/cms\/([^[]+)$/.exec(route)?.[1] ?? []))
  return (path, search) => {
    const market = marketAt(brand, path)
    const [, , first = '', ...rest] = path.split('/')
    const shared = sharedAt(path)
    if (market && shared !== undefined) return keys.mayExist(contentKey(shared))
    const content = contentAt(path, calls)
    // A call without a market is refused as such, whether there is a page or not.
    if (content !== undefined) return namesNoMarket(brand, path, search) || keys.mayExist(contentKey(content))
    if (!market || first === '') return true
    const below = [first, ...rest].join('/').replace(/\/$/, '')
    if (!hasCatalogue && catalogue.test(below)) return below === first && keys.mayExist(first)
    if (own.has(first)) return !contentIn.test(below) || keys.mayExist(contentKey(below))
    if (isFormAddress(path, search)) return true
    const screen = screenAt(market, below)
    return screen ? isBuilt(screen) : keys.mayExist(contentKey(below))
  }
}
