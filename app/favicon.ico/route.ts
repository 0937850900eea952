import { config } from '@/lib/platform/config'
import { orUnavailable } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { fallbackMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { renderIcon } from '@/lib/storefront/design/brand'

const daySeconds = 86_400

/** The icon for clients that request this path without reading a page, which links the market's icon. */
export const GET = orUnavailable(async (): Promise<Response> => {
  const { code } = fallbackMarket(config().brand)
  const icon = await renderIcon(lookOf(await loadShopConfiguration(code)), 'icon-32.png')
  return new Response(new Uint8Array(icon), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${daySeconds}` },
  })
})
