import { isPageContent } from '@/lib/content/addresses'
import { config } from '@/lib/platform/config'
import { contentPath, marketsOf, marketsOfStory } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'

type Placed = { fullSlug: string; translatedSlugs: readonly { lang: string; path: string }[] }
type PagePlace = Placed & { isFolder?: boolean; component: string | null }

/** The addresses of a story's page in the markets of this shop. */
export function pathsOf({ fullSlug, translatedSlugs }: Placed): string[] {
  const own = marketsOf(config().brand)
  return marketsOfStory(fullSlug)
    .filter((market) => own.includes(market))
    .map((market) => {
      const translated = translatedSlugs.find(({ lang, path }) => lang === market.shopLocale && path !== '')
      return contentPath(market, translated?.path ?? fullSlug)
    })
}

/**
 * The address of a page as a shopper sees it; of a page of several markets the first, and how many more. What no shopper
 * can reach by an address of its own has its place in the tree instead.
 */
export function shownAddress({ isFolder = false, component, ...placed }: PagePlace): string {
  const isPage = !isFolder && isPageContent({ component: component ?? undefined })
  const [path, ...others] = isPage ? pathsOf(placed) : []
  if (path === undefined) return placed.fullSlug
  // As it is read, not as it is sent: `/ch-fr/été/`.
  const first = percentDecoded(path) ?? path
  return others.length > 0 ? `${first} (+${others.length})` : first
}
