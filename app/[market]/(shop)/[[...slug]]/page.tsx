import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { config } from '@/lib/config'
import { keyOfSegments, loadIndex, loadLayout, loadPage } from '@/lib/content'
import { MarketSwitch, pageContext, pageMetadata, pageStructuredData } from '@/lib/layout'
import { findMarket, isImpossibleSlug, marketsOf, screenAt } from '@/lib/markets'
import { JsonLd } from '@/lib/ui/json-ld'
import { Blocks } from '@/registry'

export const ensureStatic = 'navigation'

type Props = PageProps<'/[market]/[[...slug]]'>

export async function generateStaticParams({ params }: { params: { market: string } }) {
  const pages = await loadIndex(params.market)
  const segments = pages.map(({ path }) => path.split('/').filter(Boolean).slice(1).map(decodeURIComponent))
  return [[], ...segments.filter(([first]) => first !== undefined && first !== 'documentation')].map(
    (slug) => ({ slug }),
  )
}

async function findContent({ params }: Pick<Props, 'params'>) {
  const { market: code, slug } = await params
  const market = findMarket(config().brand, code)
  const key = keyOfSegments(slug)
  if (!market || !key || isImpossibleSlug(key) || screenAt(market, key)) return undefined
  const page = await loadPage(market.code, key)
  return { market, page, requested: `/${[market.code, ...(slug ?? [])].join('/')}/` }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findContent({ params })
  if (found?.page.result.kind !== 'page') return {}
  const { layout } = await loadLayout(found.market.code)
  return pageMetadata(found.page.result, found.market, layout)
}

export default async function ContentPage({ params }: Props) {
  const found = await findContent({ params })
  if (!found || found.page.result.kind === 'missing') notFound()
  const { market, requested } = found
  const { result } = found.page
  if (result.path !== requested) redirect(result.path)
  if (result.kind === 'redirect') notFound()
  const { brand, baseUrl } = config()
  const { layout } = await loadLayout(market.code)
  return (
    <>
      {pageStructuredData(result, market, layout, baseUrl).map((data, index) => (
        <JsonLd key={index === 0 ? 'first' : 'second'} data={data} />
      ))}
      <Blocks bloks={[result.story.content]} context={pageContext(market, result, found.page)} />
      <MarketSwitch market={market} markets={marketsOf(brand)} alternates={result.alternates} />
    </>
  )
}
