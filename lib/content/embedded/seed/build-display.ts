import { handoutAddress } from '@/lib/content/documents'
import { contentPath } from '@/lib/platform/markets'
import { doc, type Fields, to } from './build'
import type { PictureField } from './pictures'
import type { Place } from './place'
import type { RichNode } from './rich'
import type { SeedBlok } from './types'

/** Picture tiles that lead to categories. */
export const categoryTiles = (
  headlineText: string | undefined,
  tiles: { name: string; target: string; image: PictureField }[],
): SeedBlok => ({
  component: 'category_tiles',
  ...(headlineText && { headline: headlineText }),
  items: tiles.map(({ name, target, image }) => ({
    component: 'category_tiles_item',
    name,
    link: to(target),
    image,
  })),
})

/** Where the products of a category stand. */
export const listing = (category: string): SeedBlok => ({ component: 'listing', category, level: 'h2' })

export const tabs = (headlineText: string, entries: [title: string, ...text: RichNode[]][]): SeedBlok => ({
  component: 'tabs',
  headline: headlineText,
  items: entries.map(([entryTitle, ...text]) => ({
    component: 'tabs_item',
    title: entryTitle,
    text: doc(text),
  })),
})

/** A sentence of a page of this shop: its source is that page. */
export const pullQuote = (
  text: string,
  source: [name: string, target: string],
  fields: Fields = {},
): SeedBlok => ({
  component: 'quote',
  text,
  source: source[0],
  link: to(source[1]),
  ...fields,
})

/** The picture at the head of an article. */
export const headPicture = (src: PictureField): SeedBlok => ({
  component: 'content_image',
  src,
  aspect: '16/9',
  cover: true,
  priority: true,
})

/** Drawn marks with a word each. */
export const markWall = (
  headlineText: string,
  entries: [name: string, mark: string, target: string][],
): SeedBlok => ({
  component: 'logo_wall',
  headline: headlineText,
  items: entries.map(([name, mark, target]) => ({
    component: 'logo_wall_item',
    name,
    mark,
    link: to(target),
  })),
})

export const brandLink = (name: string, text: string, target: string, backgroundColor: string): SeedBlok => ({
  component: 'brand_link',
  name,
  text,
  link: to(target),
  backgroundColor,
})

/** An article of the market to print, as the shop writes it. */
export const handout = (
  { locale, market }: Place,
  slug: string,
  { headline, ...words }: { headline: string; name: string; description: string },
): SeedBlok => {
  const filename = handoutAddress(contentPath(market, `${locale}/${slug}`))
  return {
    component: 'downloads',
    headline,
    items: [
      { component: 'downloads_item', file: { fieldtype: 'asset', filename, alt: words.name }, ...words },
    ],
  }
}
