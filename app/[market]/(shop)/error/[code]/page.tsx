import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadLayout, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { createText } from '@/lib/platform/i18n'
import { findMarket } from '@/lib/platform/markets'
import { type ErrorKind, ErrorScreen, screenContext } from '@/lib/storefront/layout'
import { Blocks } from '@/registry'
import { PageFrame } from '../../page-frame'

export const ensureStatic = 'navigation'

const kinds: Record<string, ErrorKind> = { '404': 'notFound', '500': 'generic', '503': 'unavailable' }

type Props = PageProps<'/[market]/error/[code]'>

export const generateStaticParams = () => Object.keys(kinds).map((code) => ({ code }))

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { market: marketCode, code } = await params
  const market = findMarket(config().brand, marketCode)
  const kind = kinds[code]
  if (!market || !kind) return {}
  return { title: createText(market.language)(`error.${kind}.headline`), robots: { index: false } }
}

/** The documents with which the HTTP edge answers when a page is missing or failed. The edge sets their status. */
export default async function ErrorDocument({ params }: Props) {
  const { market: marketCode, code } = await params
  const market = findMarket(config().brand, marketCode)
  const kind = kinds[code]
  if (!market || !kind) notFound()
  const [own, composed] = await Promise.all([
    loadPage(market.code, 'layouts/error-page'),
    loadLayout(market.code),
  ])
  // One document serves every missing address, so campaigns for a certain page do not apply.
  const path = `/${market.code}/error/${code}/`
  const words = kind === 'notFound' && own.result.kind === 'page' ? own.result.story.content : undefined
  return (
    <PageFrame context={screenContext(market, composed, { path })} until={own.until}>
      <ErrorScreen kind={kind} market={market} layout={composed.layout}>
        {words && <Blocks bloks={[words]} context={screenContext(market, own, { path })} />}
      </ErrorScreen>
    </PageFrame>
  )
}
