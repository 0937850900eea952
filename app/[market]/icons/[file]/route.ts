import { config } from '@/lib/platform/config'
import { problem } from '@/lib/platform/http'
import { lookOf, type ShopLook } from '@/lib/platform/look'
import { findMarket } from '@/lib/platform/markets'
import { loadShopConfiguration } from '@/lib/platform/shop-configuration'
import { goodsSigns, isGoodsSign } from '@/lib/shop/rules'
import { type IconFile, iconSizes, renderGoodsSign, renderIcon } from '@/lib/storefront/design/brand'

const isIconFile = (file: string): file is IconFile => Object.hasOwn(iconSizes, file)
const goodsFile = /^goods-([a-z]+)\.png$/
const daySeconds = 86_400

/** What draws a file in the look of a shop; undefined if there is no such file. */
function drawingOf(file: string): ((look: ShopLook) => Promise<Buffer>) | undefined {
  if (isIconFile(file)) return (look) => renderIcon(look, file)
  const [, sign = ''] = goodsFile.exec(file) ?? []
  return isGoodsSign(sign) ? (look) => renderGoodsSign(look, goodsSigns[sign].path) : undefined
}

/** The favicon and touch icons of a market, and the pictures of goods without one in its mails. */
export async function GET(_: Request, { params }: RouteContext<'/[market]/icons/[file]'>): Promise<Response> {
  const { market, file } = await params
  const { brand } = config()
  const found = findMarket(brand, market)
  const draw = drawingOf(file)
  if (!found || !draw) return problem({ status: 404, title: 'Not found' })
  const png = await draw(lookOf(await loadShopConfiguration(found.code)))
  return new Response(new Uint8Array(png), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${daySeconds}` },
  })
}
