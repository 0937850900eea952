import type { Metadata } from 'next'
import type { Layout, PageResult } from '@/lib/content/pages'
import type { Market } from '@/lib/platform/markets'
import { shareImagePath, shareSize } from '@/lib/storefront/design/pictures'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import {
  articleData,
  faqData,
  fullTitle,
  languageLinks,
  openGraphLocale,
  organisationData,
  sharePicture,
  webSiteData,
} from '@/lib/storefront/runtime/head'
import { pageBlock } from '@/schemas/blocks/page'
import type { ShopConfiguration } from '@/schemas/shop'

type FoundPage = Extract<PageResult, { kind: 'page' }>

/** The fields of a page's root block. If they cannot be read, the story's name is the title. */
function contentOf({ story }: FoundPage) {
  const { data = pageBlock.schema.parse({}) } = pageBlock.schema.safeParse(story.content)
  return { ...data, title: data.title ?? story.name }
}

/** The title of a page without the shop's name. */
export const pageTitle = (page: FoundPage): string => contentOf(page).title

type Sharing = Pick<ShopConfiguration, 'sharing'>

/** The sharing picture of a page: the editor's, else the shop's, else a drawn one, whose address changes with every publish. */
const shareImageOf = (page: FoundPage, { sharing }: Sharing) => {
  const { image } = contentOf(page)
  const chosen = (image && sharePicture(image)) ?? sharing?.src
  if (chosen) return chosen
  const version = Date.parse(page.story.publishedAt ?? '')
  return shareImagePath(page.path) + (Number.isNaN(version) ? '' : `?v=${version}`)
}

/**
 * Structured data of a page: the organisation on the home page, the article on a guide, the questions of FAQ blocks.
 */
export function pageStructuredData(
  page: FoundPage,
  shop: { layout: Layout; configured: Pick<ShopConfiguration, 'name' | 'logo' | 'sharing'> },
  context: BlockContext,
): Record<string, unknown>[] {
  const { market, baseUrl } = context
  const { pageType, title, description, body } = contentOf(page)
  const questions = context.hidesFaq ? undefined : faqData(body, context)
  const about =
    page.path === `/${market.code}/`
      ? [organisationData(baseUrl, market, shop), webSiteData(baseUrl, market, shop.configured)]
      : pageType === 'article'
        ? [
            articleData(baseUrl, market, shop, {
              path: page.path,
              title,
              description,
              image: shareImageOf(page, shop.configured),
              published: page.story.firstPublishedAt,
              modified: page.story.publishedAt,
            }),
          ]
        : []
  return questions ? [...about, questions] : about
}

/** Title, description, canonical address, alternates and og tags of a content page. */
export function pageMetadata(page: FoundPage, market: Market, layout: Layout, shop: Sharing): Metadata {
  const content = contentOf(page)
  const { title } = content
  const description = content.description ?? layout.defaultDescription
  const isSpecial = page.path.startsWith(`/${market.code}/layouts/`)
  const isHidden = content.noindex || isSpecial
  // Search engines are told of no page that they are not to list.
  const announced = isHidden ? [] : page.alternates.filter((alternate) => !alternate.isHidden)
  const languages = languageLinks(announced)
  const shareImage = shareImageOf(page, shop)
  const alt = (shareImage === shop.sharing?.src && shop.sharing.alt) || title
  const others = announced.filter(({ market: code }) => code !== market.code)
  return {
    title: fullTitle(layout, title),
    description,
    alternates: { canonical: page.path, languages },
    openGraph: {
      type: 'website',
      title,
      description,
      url: page.path,
      locale: openGraphLocale(market.iso),
      alternateLocale: others.map(({ iso }) => openGraphLocale(iso)),
      images: [{ url: shareImage, width: shareSize.width, height: shareSize.height, alt }],
    },
    ...(isHidden && { robots: { index: false } }),
  }
}
