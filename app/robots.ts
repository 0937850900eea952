import type { MetadataRoute } from 'next'
import { config } from '@/lib/platform/config'
import { marketsOf, type ScreenName, screenPath } from '@/lib/platform/markets'

const privateScreens = [
  'basket',
  'checkout',
  'wishlist',
  'login',
  'account',
  'thankYou',
  'search',
] as const satisfies ScreenName[]

/** Search engines may read everything but the screens of one visitor, the search and the APIs. */
export default function robots(): MetadataRoute.Robots {
  const { brand, baseUrl } = config()
  const screens = marketsOf(brand).flatMap((market) =>
    privateScreens.map((screen) => screenPath(market, screen)),
  )
  return {
    rules: { userAgent: '*', allow: '/', disallow: ['/api/', '/cdn-api/', ...screens] },
    sitemap: `${baseUrl}/sitemap.xml`,
  }
}
