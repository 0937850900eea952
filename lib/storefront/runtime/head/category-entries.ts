import type { Market } from '@/lib/platform/markets'
import type { SitemapEntry } from './sitemap'

type Place = { locale: string; path: string; paths: Readonly<Record<string, string>> }

/** The entries of a market's imported categories in its sitemap, without those at the address of a content page. */
export function categoryEntries(
  market: Market,
  markets: readonly Market[],
  { places, taken }: { places: readonly Place[]; taken: ReadonlySet<string> },
): SitemapEntry[] {
  const pathIn = ({ code }: Market, path: string) => `/${code}/${path}/`
  return places
    .filter(({ locale, path }) => locale === market.shopLocale && !taken.has(pathIn(market, path)))
    .map(({ path, paths }) => ({
      path: pathIn(market, path),
      changed: undefined,
      alternates: markets.flatMap((other) => {
        const there = paths[other.shopLocale]
        return there === undefined ? [] : [{ iso: other.iso, path: pathIn(other, there) }]
      }),
    }))
}
