import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { keyOfSegments, loadIndex, loadLayout, loadPage } from '@/lib/content'
import { MarketSwitch, pageContext, pageMetadata } from '@/lib/layout'
import { findMarket, marketsOf } from '@/lib/markets'
import { Blocks } from '@/registry'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/documentation/[[...slug]]'>

export async function generateStaticParams({ params }: { params: { market: string } }) {
  const pages = await loadIndex(params.market)
  const below = pages.filter(({ path }) => path.startsWith(`/${params.market}/documentation/`))
  const segments = below.map(({ path }) => path.split('/').filter(Boolean).slice(2).map(decodeURIComponent))
  return [[], ...segments.filter((slug) => slug.length > 0)].map((slug) => ({ slug }))
}

async function findDocumentation({ params }: Pick<Props, 'params'>) {
  const { market: code, slug } = await params
  const market = findMarket(config().brand, code)
  const key = keyOfSegments(['documentation', ...(slug ?? [])])
  if (!market || !key) return undefined
  return { market, page: await loadPage(market.code, key) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findDocumentation({ params })
  if (found?.page.result.kind !== 'page') return {}
  const { layout } = await loadLayout(found.market.code)
  return pageMetadata(found.page.result, found.market, layout)
}

export default async function DocumentationPage({ params }: Props) {
  const found = await findDocumentation({ params })
  if (found?.page.result.kind !== 'page') notFound()
  const { market } = found
  const { result } = found.page
  return (
    <>
      <Blocks bloks={[result.story.content]} context={pageContext(market, result, found.page)} />
      <MarketSwitch market={market} markets={marketsOf(config().brand)} alternates={result.alternates} />
    </>
  )
}
