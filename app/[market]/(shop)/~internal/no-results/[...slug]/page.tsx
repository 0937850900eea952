import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { findMarket, type Market, screenPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { noPath } from '@/lib/storefront/runtime/templates'
import { contentPage, screenContext } from '@/lib/storefront/screens/layout'
import { WordsApart } from '@/lib/storefront/screens/listing'
import { Blocks } from '@/registry'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/~internal/no-results/[...slug]'>

/** The build requires at least one path: that of the search, which is no content page. */
export const generateStaticParams = () => [{ slug: [noPath] }]

export const metadata: Metadata = { robots: { index: false } }

/** The editors' words for a listing of a page, or a search, that finds nothing: the HTTP edge puts them into their place. */
export default async function NoResultsPage({ params }: Props) {
  const address = await params
  const market = findMarket(config().brand, address.market)
  if (!market) notFound()
  const { result } = await wordsOf(market)
  if (result.kind !== 'page') return <WordsApart>{null}</WordsApart>
  return (
    <WordsApart>
      <Blocks bloks={[result.story.content]} context={await contextOf(market, address.slug)} />
    </WordsApart>
  )
}

const wordsOf = ({ code }: Market) => loadPage(code, 'layouts/null-result-error')

async function contextOf(market: Market, slug: readonly string[]) {
  if (slug[0] !== noPath) return (await contentPage({ market: market.code, slug })).context
  const [words, configuration] = await Promise.all([wordsOf(market), loadShopConfiguration(market.code)])
  return screenContext(market, { path: screenPath(market, 'search') }, words, configuration)
}
