import { escaped } from '@/lib/platform/text'
import { languageLinks } from './language-links'

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'

export type SitemapEntry = {
  path: string
  changed: Date | string | undefined
  /** The same page in each market that has it, its own included. */
  alternates: readonly { iso: string; path: string }[]
}

function lastModified(time: Date | string | undefined): string {
  const date = time === undefined ? undefined : new Date(time)
  return date && !Number.isNaN(date.getTime()) ? `<lastmod>${date.toISOString()}</lastmod>` : ''
}

function url(baseUrl: string, { path, changed, alternates }: SitemapEntry): string {
  const links = Object.entries(languageLinks(alternates)).map(
    ([language, other]) =>
      `<xhtml:link rel="alternate" hreflang="${escaped(language)}" href="${escaped(baseUrl + other)}"/>`,
  )
  return `<url><loc>${escaped(baseUrl + path)}</loc>${lastModified(changed)}${links.join('')}</url>\n`
}

/** A sitemap in pieces, one for each list of entries: https://www.sitemaps.org/protocol.html */
export async function* sitemapPieces(
  baseUrl: string,
  lists: AsyncIterable<readonly SitemapEntry[]> | Iterable<readonly SitemapEntry[]>,
): AsyncGenerator<string> {
  yield `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`
  for await (const entries of lists) yield entries.map((entry) => url(baseUrl, entry)).join('')
  yield '</urlset>\n'
}

/** The index of all sitemaps. */
export function sitemapIndexXml(
  baseUrl: string,
  sitemaps: readonly { path: string; changed?: Date | undefined }[],
): string {
  const maps = sitemaps.map(
    ({ path, changed }) =>
      `<sitemap><loc>${escaped(baseUrl + path)}</loc>${lastModified(changed)}</sitemap>\n`,
  )
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${maps.join('')}</sitemapindex>\n`
}
