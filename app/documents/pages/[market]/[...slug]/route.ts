import { handoutParts, slugOfHandout } from '@/lib/content/documents'
import { keyOfSegments, loadPage } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { orUnavailable, problem } from '@/lib/platform/http'
import { findMarket } from '@/lib/platform/markets'
import { writePdf } from '@/lib/platform/pdf'
import { inZone, loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { letterheadOf, writeTerms } from '@/lib/shop/order-papers'

const readTime = (text: string | undefined): Date | undefined => {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? undefined : new Date(time)
}

type Context = RouteContext<'/documents/pages/[market]/[...slug]'>

/** `GET /documents/pages/{path}.pdf`: the text of an article's page, or of the terms, to print. */
export const GET = orUnavailable(async (_: Request, { params }: Context): Promise<Response> => {
  const { market: code, slug: segments } = await params
  const market = findMarket(config().brand, code)
  const slug = slugOfHandout(segments)
  const key = slug && keyOfSegments(slug)
  const composed = market && key ? await loadPage(market.code, key) : undefined
  const page = composed?.result.kind === 'page' ? composed.result : undefined
  const shop = market && (await loadShopConfiguration(market.code))
  const isTerms = shop?.termsPage !== undefined && slug?.join('/') === shop.termsPage
  const address = page && new URL(page.path, config().baseUrl)
  const base = market && address && { market, address }
  const parts = page && base && handoutParts(page.story.content, { isTerms, base })
  if (!market || !shop || !address || !parts) return problem({ status: 404, title: 'Not found' })
  const about = {
    ...{ title: page.story.name, parts },
    footer: `${address.host}${decodeURI(address.pathname)}`,
  }
  const pdf = isTerms
    ? await writeTerms({
        ...{ ...about, market: inZone(market, shop), author: shop.seller.name },
        letterhead: await letterheadOf(shop),
        at: readTime(page.story.publishedAt),
      })
    : writePdf({ ...about, language: market.iso })
  return new Response(new Uint8Array(pdf), {
    headers: {
      'content-type': 'application/pdf',
      'cache-control': composed?.preview ? 'private, no-store' : 'public, no-cache',
      link: `<${address.href}>; rel="canonical"`,
    },
  })
})
