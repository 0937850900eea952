import type { Metadata } from 'next'
import { type Alternate, loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { type Market, marketsOf } from '@/lib/platform/markets'
import { fullTitle } from '@/lib/storefront/runtime/head'

/** The address of the catalogue, or of one of its blocks. */
export const catalogueAddress = (marketCode: string, name?: string): string =>
  `/${[marketCode, 'documentation', 'blocks', name].filter(Boolean).join('/')}/`

/** Where the documentation begins: a shop that has written no manual of its own has that of the blocks. */
export function documentationStart(marketCode: string, isPage: (path: string) => boolean): string {
  const manual = `/${marketCode}/documentation/`
  return isPage(manual) ? manual : catalogueAddress(marketCode)
}

/** The same page in every market. */
export const catalogueAlternates = (name?: string): Alternate[] =>
  marketsOf(config().brand).map(({ code, iso }) => ({
    market: code,
    iso,
    path: catalogueAddress(code, name),
  }))

type Head = { market: Market; title: string; description: string; name?: string }

/** Not indexed: the catalogue is for editors and developers. */
export async function catalogueMetadata({ market, title, description, name }: Head): Promise<Metadata> {
  const { layout } = await loadLayout(market.code)
  const languages = Object.fromEntries(catalogueAlternates(name).map(({ iso, path }) => [iso, path]))
  return {
    title: fullTitle(layout, title),
    description,
    alternates: { canonical: catalogueAddress(market.code, name), languages },
    robots: { index: false },
  }
}
