import { config } from '@/lib/platform/config'
import { renderIcon } from '@/lib/storefront/brand'

const daySeconds = 86_400

/** The icon for clients that request this path without reading a page, which links the market's icon. */
export async function GET(): Promise<Response> {
  const icon = await renderIcon(config().brand, 'icon-32.png')
  return new Response(new Uint8Array(icon), {
    headers: { 'content-type': 'image/png', 'cache-control': `public, max-age=${daySeconds}` },
  })
}
