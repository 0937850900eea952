import type { Metadata } from 'next'
import type { Layout, PageResult } from '@/lib/content'
import type { Market } from '@/lib/markets'
import { pageBlock } from '@/schemas/blocks'

type FoundPage = Extract<PageResult, { kind: 'page' }>

const openGraphLocale = (iso: string) => iso.replace('-', '_')

/** Title, description, canonical address, alternates and og tags of a content page (section 2, content pages). */
export function pageMetadata(page: FoundPage, market: Market, layout: Layout): Metadata {
  const parsed = pageBlock.schema.safeParse(page.story.content)
  const content = parsed.success ? parsed.data : undefined
  const title = content?.title ?? page.story.name
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
    },
    ...((content?.noindex || isSpecial) && { robots: { index: false } }),
  }
}
