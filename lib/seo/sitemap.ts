import type { IndexEntry } from '@/lib/content'

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}
const xml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character)

const day = (time: string | undefined) => {
  const date = time === undefined ? undefined : new Date(time)
  return date && !Number.isNaN(date.getTime()) ? date.toISOString() : undefined
}

/** The sitemap of a market: every page that wants to be found, its last change and its alternates. */
export function sitemapXml(baseUrl: string, pages: readonly IndexEntry[]): string {
  const urls = pages
    .filter(({ findable }) => findable)
    .map(({ path, publishedAt, alternates }) => {
      const links = alternates.map(
        ({ iso, path: other }) =>
          `<xhtml:link rel="alternate" hreflang="${xml(iso)}" href="${xml(baseUrl + other)}"/>`,
      )
      const changed = day(publishedAt)
      return `<url><loc>${xml(baseUrl + path)}</loc>${changed ? `<lastmod>${changed}</lastmod>` : ''}${links.join('')}</url>`
    })
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('\n')}</urlset>\n`
}

/** The index of the markets' sitemaps. */
export function sitemapIndexXml(baseUrl: string, marketCodes: readonly string[]): string {
  const maps = marketCodes.map(
    (code) => `<sitemap><loc>${xml(`${baseUrl}/${code}/sitemap.xml`)}</loc></sitemap>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join('\n')}</sitemapindex>\n`
}
