import { createText } from '@/lib/i18n'
import type { Brand, Market } from '@/lib/markets'

/** The colour of the browser's frame and of the page's ground, per brand. The tokens of app/globals.css. */
export const brandColours: Record<Brand, { theme: string; ground: string }> = {
  baby: { theme: '#ffffff', ground: '#fbf6ef' },
  bm: { theme: '#ffffff', ground: '#f4f6f7' },
}

/** https://www.w3.org/TR/appmanifest/ for a market. */
export function webManifest(brand: Brand, market: Market) {
  const { theme, ground } = brandColours[brand]
  const icon = (size: number, purpose: 'any' | 'maskable') => ({
    src: `/${market.code}/icons/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `/${market.code}/`,
    name: 'Nestling',
    short_name: 'Nestling',
    description: createText(market.language)('seo.manifestDescription'),
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
