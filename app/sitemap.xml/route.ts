import { config } from '@/lib/config'
import { marketsOf } from '@/lib/markets'
import { sitemapIndexXml } from '@/lib/seo'

/** The index of the markets' sitemaps. */
export function GET(): Response {
  const { brand, baseUrl } = config()
  const codes = marketsOf(brand).map(({ code }) => code)
  return new Response(sitemapIndexXml(baseUrl, codes), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
