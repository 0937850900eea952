import { typeset } from '@/lib/platform/i18n'
import { canonicalContentPath, type Market } from '@/lib/platform/markets'
import type { Brand } from '@/schemas'
import { read } from './read'
import type { CategoryKey, Named } from './types'

type Category = { parent?: CategoryKey; tile: Named } & Named
type Words = { slug: string; name: string } & Named

const keys = () => Object.keys(read<Named>('categories')) as CategoryKey[]
const categoryOf = (key: CategoryKey) => read<Record<CategoryKey, Category>>('categories')[key]
const groups = () => keys().filter((key) => !categoryOf(key).parent)
const childrenOf = (group: CategoryKey) => keys().filter((key) => categoryOf(key).parent === group)

/** The texts of every category in a language; there is one file per group. */
export const categoryWords = (language: string): Record<string, Words> =>
  Object.assign({}, ...groups().map((group) => read<Named>(`words/${language}/categories/${group}`)))

const wordsOf = (key: string, language: string): Words => {
  const words = categoryWords(language)[key]
  if (!words) throw new Error(`The first content has no category ${key} in ${language}.`)
  return words
}

export const categorySlug = (key: string, language: string) =>
  `kategorieseiten/${wordsOf(key, language).slug}`

const named = (component: string) => (key: CategoryKey) => ({
  component,
  name: `@categories.${key}.name`,
  link: `story:category/${key}`,
})
const tile = (key: CategoryKey) => ({ ...named('category_tiles_item')(key), image: categoryOf(key).tile })

/** Parts about categories for all pages: a tile for each group, and the links to a group's categories. */
export const categoryParts = (): Named => ({
  tiles: groups().map(tile),
  links: Object.fromEntries(
    groups().map((group) => [group, childrenOf(group).map(named('navigation_entry'))]),
  ),
})

type CategoryPage = { skeleton: string; key: CategoryKey; words: Named; parts: Named }

/** The landing pages of a language: a start page for every group, and one page for each category in it. */
export const categoryPages = (language: string): CategoryPage[] =>
  keys().map((key) => {
    const { parent } = categoryOf(key)
    const near = childrenOf(parent ?? key).filter((other) => other !== key)
    return {
      skeleton: parent ? 'category' : 'category-group',
      key,
      words: {
        ...read<Named>(`words/${language}/category`),
        category: { key, ...wordsOf(key, language) },
        group: wordsOf(parent ?? key, language),
      },
      parts: { look: { breadcrumb: [], extra: [], ...categoryOf(key) }, tiles: near.map(tile) },
    }
  })

type SeedCategory = {
  key: CategoryKey
  parentKey: CategoryKey | undefined
  name: string
  /** The path of its page, below the market prefix. */
  path: string
  position: number
}

/** The categories of a market's seeded pages, parents before children. */
export const categoryTree = (_brand: Brand, market: Market): SeedCategory[] =>
  keys().map((key) => {
    const { parent } = categoryOf(key)
    const { name, slug } = wordsOf(key, market.language)
    return {
      key,
      parentKey: parent,
      name: typeset(name, market),
      path: canonicalContentPath(slug),
      position: parent ? childrenOf(parent).indexOf(key) + 1 : groups().indexOf(key),
    }
  })
