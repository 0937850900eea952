import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { lookOf } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { type IconFile, iconSizes, renderIcon } from '@/lib/storefront/design/brand'

const isIconFile = (file: string): file is IconFile => Object.hasOwn(iconSizes, file)
const daySeconds = 86_400

/** The favicon and touch icons of a market. */
export async function GET(_: Request, { params }: RouteContext<'/[market]/icons/[file]'>): Promise<Response> {
  const { market, file } = await params
  const { brand } = config()
  const found = findMarket(brand, market)
  if (!found || !isIconFile(file)) return problem({ status: 404, title: 'Not found' })
  const png = await renderIcon(lookOf(await loadShopConfiguration(found.code)), file)
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${daySeconds}` },
  })
}
