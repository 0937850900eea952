import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { config } from '@/lib/config'
import { loadLayout, loadPage } from '@/lib/content'
import { createText } from '@/lib/i18n'
import { type ErrorKind, ErrorScreen, marketContext } from '@/lib/layout'
import { findMarket } from '@/lib/markets'
import { Blocks } from '@/registry'

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

/** The documents that the HTTP front answers with when a page is missing or failed. Their status is set there. */
export default async function ErrorDocument({ params }: Props) {
  const { market: marketCode, code } = await params
  const market = findMarket(config().brand, marketCode)
  const kind = kinds[code]
  if (!market || !kind) notFound()
  const [composed, { layout }] = await Promise.all([
    loadPage(market.code, 'layouts/error-page'),
    loadLayout(market.code),
  ])
  const { result } = composed
  const own = kind === 'notFound' && result.kind === 'page' ? result.story.content : undefined
  return (
    <ErrorScreen kind={kind} market={market} layout={layout}>
      {own && <Blocks bloks={[own]} context={marketContext(market, composed)} />}
    </ErrorScreen>
  )
}
