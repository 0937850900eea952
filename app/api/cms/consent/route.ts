import { draftMode } from 'next/headers'
import { contentOutage } from '@/lib/content/client'
import { loadLayout } from '@/lib/content/pages'
import { config } from '@/lib/platform/config'
import { type Market, marketOfRequest } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { consentView } from '@/lib/storefront/screens/layout'
import type { ConsentView } from '@/schemas/api/consent'

export {
  notAllowed as DELETE,
  notAllowed as PATCH,
  notAllowed as POST,
  notAllowed as PUT,
} from '@/lib/platform/http'

/** Decisions of developers and of editors in the preview are not reported. */
async function reportOf(market: Market): Promise<ConsentView['report']> {
  const { videosHost, appEnv } = config()
  const isDevelopment = appEnv === 'development' || process.env.NODE_ENV === 'development'
  if (!videosHost || isDevelopment || (await draftMode()).isEnabled) return undefined
  const { shopId } = await loadShopConfiguration(market.code)
  return { address: `${videosHost}/rum/consent/`, shopId }
}

/** `GET /api/cms/consent/?locale`: the dialog that asks for consent, with its categories and services. */
export async function GET(request: Request): Promise<Response> {
  const market = marketOfRequest(config().brand, new URL(request.url))
  if (market instanceof Response) return market
  try {
    const { layout } = await loadLayout(market.code)
    const report = await reportOf(market)
    const view: ConsentView = { ...consentView(layout, market), ...(report && { report }) }
    return Response.json(view)
  } catch (error) {
    return contentOutage(error)
  }
}
