import type { ShopLook } from '@/lib/platform/look'
import type { Market } from '@/lib/platform/markets'

/** https://www.w3.org/TR/appmanifest/ for a market. */
export function webManifest({ name, palette: { card, ground } }: ShopLook, market: Market) {
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/${market.code}/icons/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `/${market.code}/`,
    name,
    short_name: name,
    lang: market.iso,
    dir: 'ltr',
    start_url: `/${market.code}/`,
    scope: `/${market.code}/`,
    display: 'browser',
    theme_color: card,
    background_color: ground,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
