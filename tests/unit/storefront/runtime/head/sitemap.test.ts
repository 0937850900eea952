import { expect, it } from 'vitest'
import { type SitemapEntry, sitemapIndexXml, sitemapPieces } from '@/lib/storefront/runtime/head/sitemap'

const baseUrl = 'https://shop.example'
const written = async (...lists: SitemapEntry[][]) =>
  (await Array.fromAsync(sitemapPieces(baseUrl, lists))).join('')

const page = (path: string, more: Partial<SitemapEntry> = {}): SitemapEntry => ({
  path,
  changed: undefined,
  alternates: [],
  ...more,
})

it('lists pages with their last change and their alternates', async () => {
  const alternates = [
    { iso: 'de-DE', path: '/de/p/lino-1/' },
    { iso: 'fr-CH', path: '/ch-fr/p/lino-1/' },
  ]
  const changed = new Date('2026-11-01T10:00:00Z')
  expect(
    await written([page('/de/p/lino-1/', { changed, alternates })]),
  ).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<url><loc>https://shop.example/de/p/lino-1/</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod><xhtml:link rel="alternate" hreflang="de-DE" href="https://shop.example/de/p/lino-1/"/><xhtml:link rel="alternate" hreflang="fr-CH" href="https://shop.example/ch-fr/p/lino-1/"/><xhtml:link rel="alternate" hreflang="x-default" href="https://shop.example/de/p/lino-1/"/></url>
</urlset>
`)
})

it('is written a piece for each list, and holds together', async () => {
  const pieces = await Array.fromAsync(sitemapPieces(baseUrl, [[page('/a/')], [page('/b/'), page('/c/')]]))
  expect(pieces).toHaveLength(4)
  expect(pieces.join('').match(/<loc>/g)).toHaveLength(3)
})

it('escapes what addresses may hold, and leaves out a time that is none', async () => {
  const text = await written([page(`/de/a&b<c>"d'/`, { changed: 'yesterday' })])
  expect(text).toContain('<loc>https://shop.example/de/a&amp;b&lt;c&gt;&quot;d&apos;/</loc></url>')
})

it('has an index that names every file', () => {
  const changed = new Date('2026-11-01T10:00:00Z')
  const text = sitemapIndexXml(baseUrl, [
    { path: '/de/sitemap.xml' },
    { path: '/de/sitemap/products-1.xml', changed },
  ])
  expect(text).toContain(`<sitemap><loc>https://shop.example/de/sitemap.xml</loc></sitemap>
<sitemap><loc>https://shop.example/de/sitemap/products-1.xml</loc><lastmod>2026-11-01T10:00:00.000Z</lastmod></sitemap>`)
})
