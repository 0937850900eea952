import { banner, breadcrumb, faq, grid, headline, page, richText } from './build'
import { categoryTiles, listing, tabs } from './build-display'
import { type CategoryKey, lookOf } from './category-looks'
import type { Pictures } from './pictures'
import { h3, p } from './rich'
import type { Draft, SeedBlok } from './types'

export type { CategoryKey } from './category-looks'

export type GuideKey =
  | 'sizes'
  | 'sleeping-bag'
  | 'car-seat'
  | 'layette'
  | 'pram-questions'
  | 'carrier'
  | 'delivery'
  | 'returns'

/** A teaser for a page that helps to choose, in the words of a language. */
export type GuideTeaser = (key: GuideKey, fields?: Record<string, unknown>) => SeedBlok

export type CategoryText = {
  key: CategoryKey
  /** Below the folder of the category pages. */
  slug: string
  name: string
  /** For search engines; unset: the name. */
  title?: string
  intro: string
  description: string
  /** Does it fit, is it safe: the shop's first two questions. When it is here follows from how it travels. */
  fit: string
  safe: string
  questions: [question: string, answer: string][]
  guides: [GuideKey, GuideKey]
  extra?: SeedBlok[]
}

export type CategoryGroup = CategoryText & { children: CategoryText[] }

export type CategoryWords = {
  /** The home page, as the first step of a breadcrumb. */
  home: string
  before: string
  fit: string
  safe: string
  when: string
  parcel: string
  bulky: string
  further: string
  questions: string
  choose: string
  more: (group: string) => string
  tag: string
}

const folder = 'kategorieseiten/'

type Means = { words: CategoryWords; pictures: Pictures; guide: GuideTeaser }

export const tilesOf = (categories: readonly CategoryText[], pictures: Pictures) =>
  categories.map(({ key, slug, name }) => ({
    name,
    target: `${folder}${slug}`,
    image: pictures.still(...lookOf(key).tile),
  }))

const answersOf = (category: CategoryText, { words }: Means): [string, string][] => [
  [words.fit, category.fit],
  [words.safe, category.safe],
  [words.when, lookOf(category.key).bulky ? words.bulky : words.parcel],
]

const opening = (category: CategoryText, kicker: string | undefined, { pictures }: Means) => {
  const look = lookOf(category.key)
  return banner({
    headline: category.name,
    level: 'h1',
    ...(kicker && { kicker }),
    text: category.intro,
    image: look.picture(pictures),
    align: kicker ? 'right' : 'left',
    size: 'compact',
    backgroundColor: look.ground,
  })
}

const reading = (category: CategoryText, { words, guide }: Means) => [
  headline(words.further),
  grid(
    2,
    category.guides.map((key) => guide(key)),
    { gap: 'large' },
  ),
]

const draft = (category: CategoryText, words: CategoryWords, body: SeedBlok[]): Draft => ({
  slug: `${folder}${category.slug}`,
  group: `category/${category.key}`,
  name: category.name,
  tags: [words.tag],
  content: page(body, {
    pageType: 'category',
    title: category.title ?? category.name,
    description: category.description,
  }),
})

function groupPage(group: CategoryGroup, means: Means): Draft {
  const { words, pictures } = means
  return {
    ...draft(group, words, [
      breadcrumb(),
      opening(group, undefined, means),
      categoryTiles(words.choose, tilesOf(group.children, pictures)),
      listing(group.key),
      tabs(
        words.before,
        answersOf(group, means).map(([question, answer]) => [question, p(answer)]),
      ),
      ...reading(group, means),
      faq(words.questions, group.questions),
    ]),
    isStartpage: true,
  }
}

function childPage(category: CategoryText, group: CategoryGroup, means: Means): Draft {
  const { words, pictures } = means
  const siblings = group.children.filter(({ key }) => key !== category.key)
  // The short address of an old category page lies outside the folder of its group.
  const isBelow = category.slug.startsWith(group.slug)
  return draft(category, words, [
    isBelow
      ? breadcrumb()
      : breadcrumb(
          [words.home, 'home'],
          [group.name, `${folder}${group.slug}`],
          [category.name, `${folder}${category.slug}`],
        ),
    opening(category, group.name, means),
    listing(category.key),
    headline(words.before),
    grid(
      3,
      answersOf(category, means).map(([question, answer]) => richText(h3(question), p(answer))),
    ),
    ...(category.extra ?? []),
    ...reading(category, means),
    faq(words.questions, category.questions),
    categoryTiles(words.more(group.name), tilesOf(siblings, pictures)),
  ])
}

/** The landing pages of a market: a start page for every group, and one page for each category in it. */
export const categoryPages = (groups: readonly CategoryGroup[], means: Means): Draft[] =>
  groups.flatMap((group) => [
    groupPage(group, means),
    ...group.children.map((category) => childPage(category, group, means)),
  ])
