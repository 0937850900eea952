import { config } from '@/lib/platform/config'
import { marketsOf } from '@/lib/platform/markets'
import { loadProductFiles, productFilePath } from '@/lib/shop/sitemap'
import { sitemapIndexXml } from '@/lib/storefront/runtime/head'

/** The index of the markets' sitemaps: for each market its pages, and its products in several files. */
export async function GET(): Promise<Response> {
  const { brand, baseUrl } = config()
  const sitemaps = await Promise.all(
    marketsOf(brand).map(async ({ code }) => [
      { path: `/${code}/sitemap.xml` },
      ...(await loadProductFiles(code)).map(({ file, changed }) => ({
        path: productFilePath(code, file),
        changed,
      })),
    ]),
  )
  return new Response(sitemapIndexXml(baseUrl, sitemaps.flat()), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  })
}
