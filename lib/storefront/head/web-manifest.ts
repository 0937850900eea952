import { marketText } from '@/lib/platform/i18n'
import type { Market } from '@/lib/platform/markets'
import { brandColours } from '@/lib/storefront/brand'
import type { Brand } from '@/schemas'

/** https://www.w3.org/TR/appmanifest/ for a market. */
export function webManifest(brand: Brand, market: Market) {
  const { theme, ground } = brandColours[brand]
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/${market.code}/icons/${purpose === 'maskable' ? 'maskable' : 'icon'}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `/${market.code}/`,
    name: 'Nestling',
    short_name: 'Nestling',
    description: marketText(market)('seo.manifestDescription'),
    lang: market.iso,
    dir: 'ltr',
    start_url: `/${market.code}/`,
    scope: `/${market.code}/`,
    display: 'browser',
    theme_color: theme,
    background_color: ground,
    icons: [icon(192, 'any'), icon(512, 'any'), icon(512, 'maskable')],
  }
}
