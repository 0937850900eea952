import type { Metadata } from 'next'
import type { Layout, PageResult } from '@/lib/content'
import type { Market } from '@/lib/markets'
import { articleData, organisationData, shareImagePath, webSiteData } from '@/lib/seo'
import { pageBlock } from '@/schemas/blocks'

type FoundPage = Extract<PageResult, { kind: 'page' }>

const openGraphLocale = (iso: string) => iso.replace('-', '_')

/** The title of a page without the shop's name. */
export function pageTitle(page: FoundPage): string {
  const parsed = pageBlock.schema.safeParse(page.story.content)
  return (parsed.success ? parsed.data.title : undefined) ?? page.story.name
}

/** The address of a page's sharing picture; it changes with every publish. */
const shareImageOf = (page: FoundPage) => {
  const version = Date.parse(page.story.publishedAt ?? '')
  return shareImagePath(page.path) + (Number.isNaN(version) ? '' : `?v=${version}`)
}

/** What machines are told of a page: the shop itself on the home page, the article on a guide. */
export function pageStructuredData(
  page: FoundPage,
  market: Market,
  layout: Layout,
  baseUrl: string,
): Record<string, unknown>[] {
  if (page.path === `/${market.code}/`) {
    return [organisationData(baseUrl, market, layout), webSiteData(baseUrl, market)]
  }
  const parsed = pageBlock.schema.safeParse(page.story.content)
  if (!parsed.success || parsed.data.pageType !== 'article') return []
  const article = {
    path: page.path,
    title: pageTitle(page),
    description: parsed.data.description,
    image: shareImageOf(page),
    published: page.story.firstPublishedAt,
    modified: page.story.publishedAt,
  }
  return [articleData(baseUrl, market, article)]
}

/** Title, description, canonical address, alternates and og tags of a content page (section 2, content pages). */
export function pageMetadata(page: FoundPage, market: Market, layout: Layout): Metadata {
  const parsed = pageBlock.schema.safeParse(page.story.content)
  const content = parsed.success ? parsed.data : undefined
  const title = pageTitle(page)
  const template = layout.titleTemplate?.includes('%s') ? layout.titleTemplate : '%s'
  const description = content?.description ?? layout.defaultDescription
  const languages = Object.fromEntries(page.alternates.map(({ iso, path }) => [iso, path]))
  const others = page.alternates.filter(({ market: code }) => code !== market.code)
  const isSpecial = page.path.startsWith(`/${market.code}/layouts/`)
  return {
    title: template.replace('%s', () => title),
    description,
    alternates: { canonical: page.path, languages },
    openGraph: {
      type: 'website',
      title,
      description,
      url: page.path,
      locale: openGraphLocale(market.iso),
      alternateLocale: others.map(({ iso }) => openGraphLocale(iso)),
      images: [{ url: shareImageOf(page), width: 1200, height: 630, alt: title }],
    },
    ...((content?.noindex || isSpecial) && { robots: { index: false } }),
  }
}
