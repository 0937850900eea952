import type { PageResult } from '@/lib/content/pages'
import { marketText } from '@/lib/platform/i18n'
import { type Market, marketsOf } from '@/lib/platform/markets'
import type { CategoryPage } from '@/lib/shop/catalogue'
import type { Brand } from '@/schemas'

type FoundPage = Extract<PageResult, { kind: 'page' }>

const pathIn = ({ code }: Pick<Market, 'code'>, path: string) => `/${code}/${path}/`

/** The blocks of a category that no editor has made a page for: its path, what is below it, and its products. */
function bodyOf(market: Market, { key, name, below }: CategoryPage) {
  const tiles = below.map((category) => ({
    component: 'category_tiles_item',
    _uid: `category-${category.path}`,
    name: category.name,
    link: { fieldtype: 'multilink', linktype: 'url', url: pathIn(market, category.path) },
  }))
  return [
    { component: 'breadcrumb', _uid: 'category-breadcrumb', items: [] },
    { component: 'headline', _uid: 'category-headline', text: name, type: 'h1', typography: 'large' },
    ...(tiles.length > 0
      ? [{ component: 'category_tiles', _uid: 'category-tiles', size: 'compact', items: tiles }]
      : []),
    { component: 'listing', _uid: 'category-listing', category: key, level: 'h2' },
  ]
}

/**
 * The page that a category of a feed has at once. A story at the same address takes its place as soon as an editor
 * publishes one.
 */
export function defaultCategoryPage(brand: Brand, market: Market, category: CategoryPage): FoundPage {
  const { name, path, above, paths } = category
  const fullSlug = `${market.shopLocale}/kategorieseiten/${path}`
  const trail = [...above, { name, path }].map((step) => ({
    name: step.name,
    href: pathIn(market, step.path),
  }))
  return {
    kind: 'page',
    story: {
      ...{ id: 0, uuid: `category-${category.key}`, name, fullSlug, defaultSlug: fullSlug },
      content: { component: 'page', pageType: 'category', title: name, body: bodyOf(market, category) },
      ...{ publishedAt: undefined, firstPublishedAt: undefined },
      ...{ alternates: [], group: [], translatedSlugs: [] },
    },
    path: pathIn(market, path),
    alternates: marketsOf(brand).flatMap((other) => {
      const there = paths[other.shopLocale]
      return there === undefined ? [] : [{ market: other.code, iso: other.iso, path: pathIn(other, there) }]
    }),
    trail: [{ name: marketText(market)('breadcrumb.home'), href: `/${market.code}/` }, ...trail],
    stale: false,
    tags: [],
  }
}
