import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { marketText } from '@/lib/platform/i18n'
import { findMarket, internalPath } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { fullTitle } from '@/lib/storefront/runtime/head'
import { type ErrorKind, ErrorScreen, screenContext, withMenu } from '@/lib/storefront/screens/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../../../../page-frame'

export const ensureStatic = 'navigation'

const kinds: Record<string, ErrorKind> = { '404': 'notFound', '500': 'generic', '503': 'unavailable' }

/** The special pages with an editor's words: one for missing pages, one for failures, whatever their cause. */
const stories: Record<ErrorKind, string> = {
  notFound: 'layouts/error-page',
  generic: 'layouts/failure-page',
  unavailable: 'layouts/failure-page',
}

type Props = PageProps<'/[market]/~internal/error/[code]'>

export const generateStaticParams = () => Object.keys(kinds).map((code) => ({ code }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: marketCode, code } = await params
  const market = findMarket(config().brand, marketCode)
  const kind = kinds[code]
  if (!market || !kind) return {}
  const { layout } = await loadLayout(market.code)
  return { title: fullTitle(layout, marketText(market)(`error.${kind}.headline`)), robots: { index: false } }
}

/** The documents with which the HTTP edge answers when a page is missing or failed. The edge sets their status. */
export default async function ErrorDocument({ params }: Props) {
  const { market: marketCode, code } = await params
  const market = findMarket(config().brand, marketCode)
  const kind = kinds[code]
  if (!market || !kind) notFound()
  const [own, composed, configuration] = await Promise.all([
    loadPage(market.code, stories[kind]),
    loadLayout(market.code),
    loadShopConfiguration(market.code),
  ])
  // One document serves every address, so campaigns for a certain page do not apply.
  const place = { path: internalPath(market, `error/${code}`) }
  const words = own.result.kind === 'page' ? own.result.story.content : undefined
  return (
    <PageFrame context={screenContext(market, place, composed, configuration)} until={own.until}>
      <ErrorScreen
        kind={kind}
        market={market}
        layout={await withMenu(composed.layout, market)}
        shop={configuration}
      >
        {words && <Blocks bloks={[words]} context={screenContext(market, place, own, configuration)} />}
      </ErrorScreen>
    </PageFrame>
  )
}
