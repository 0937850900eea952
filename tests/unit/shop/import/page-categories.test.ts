import { describe, expect, it } from 'vitest'
import { type CategoryPage, planCategories, type StoredCategory } from '@/lib/shop/import/pages/plan'

/** A page; its story and group are named after its path and market, unless said otherwise. */
const page = (locale: string, path: string, more: Partial<CategoryPage> = {}): CategoryPage => ({
  storyUuid: `${locale} ${path}`,
  groupId: path,
  locale,
  path,
  name: `Name of ${path}`,
  ...more,
})

let id = 0
const stored = (
  locale: string,
  key: string,
  path: string,
  more: Partial<StoredCategory> = {},
): StoredCategory => ({
  id: ++id,
  locale,
  key,
  path,
  name: key,
  storyUuid: `${locale} ${path}`,
  hidden: false,
  inUse: false,
  ...more,
})
const imported = (locale: string, key: string, path: string) => stored(locale, key, path, { storyUuid: null })

/** The planned categories in a line each: `de-de key path < parent`. */
function planned(pages: CategoryPage[], categories: StoredCategory[] = []) {
  const plan = planCategories(pages, categories)
  const nameOf = (removed: number) => categories.find((category) => category.id === removed)?.key
  return {
    categories: plan.categories.map(
      ({ locale, key, path, parentKey, hidden }) =>
        `${hidden ? 'hidden ' : ''}${locale} ${key} ${path}${parentKey ? ` < ${parentKey}` : ''}`,
    ),
    removed: plan.removed.map(nameOf),
    moves: plan.moves.map(({ from, to }) => `${from} > ${to}`),
  }
}
const nothing = { removed: [], moves: [] }

describe('the categories that pages make', () => {
  it('are called by the last part of the path, and lie below the nearest page above', () => {
    expect(planned([page('de-de', 'a'), page('de-de', 'a/b/c'), page('de-de', 'a/b/c/d')])).toEqual({
      ...nothing,
      categories: ['de-de a a', 'de-de c a/b/c < a', 'de-de d a/b/c/d < c'],
    })
  })

  it.each([
    ['the whole path', ['x/a', 'y/a'], ['a', 'y-a']],
    ['the whole path with a number', ['x/a', 'y/a', 'y-a'], ['a', 'y-a', 'y-a-2']],
  ])('have keys of their own, by %s, where the last part is taken', (_, paths, keys) => {
    const { categories } = planCategories(
      paths.map((path) => page('de-de', path)),
      [],
    )
    expect(categories.map(({ key }) => key)).toEqual(keys)
  })

  it('are one in all markets of a group, called after the page of the first', () => {
    const group = { groupId: 'prams' }
    expect(planned([page('de-de', 'wagen', group), page('fr-ch', 'poussettes', group)]).categories).toEqual([
      'de-de wagen wagen',
      'fr-ch wagen poussettes',
    ])
  })

  it.each([
    ['renamed', page('de-de', 'a', { name: 'Other' }), 'de-de a a'],
    ['moved', page('de-de', 'b/c', { storyUuid: 'de-de a' }), 'de-de a b/c'],
    ['made anew at its address', page('de-de', 'a', { storyUuid: 'new', groupId: 'new' }), 'de-de a a'],
    ['given to another group', page('de-de', 'a', { groupId: 'other' }), 'de-de a a'],
  ])('keep their keys when the page is %s', (_, changed, line) => {
    const before = stored('de-de', 'a', 'a')
    const plan = planCategories([changed], [before])
    expect(plan.categories.map((category) => category.id)).toEqual([before.id])
    expect(planned([changed], [before])).toEqual({ ...nothing, categories: [line] })
  })

  it('keep their key in a market that the page moved to', () => {
    const moved = page('de-at', 'a', { storyUuid: 'de-de a' })
    expect(planned([moved], [stored('de-de', 'a', 'a')])).toEqual({
      categories: ['de-at a a'],
      removed: ['a'],
      moves: [],
    })
    const both = [
      stored('de-de', 'a', 'a', { inUse: true }),
      stored('de-at', 'a', 'a', { storyUuid: 'de-de a' }),
    ]
    expect(planned([moved], both).categories).toEqual(['de-at a a', 'hidden de-de a a'])
  })

  it('are one when their pages become one group, and products follow', () => {
    const group = { groupId: 'g' }
    const pages = [page('de-de', 'a', group), page('fr-ch', 'b', group)]
    expect(planned(pages, [stored('de-de', 'a', 'a'), stored('fr-ch', 'b', 'b')])).toEqual({
      categories: ['de-de a a', 'fr-ch a b'],
      removed: [],
      moves: ['b > a'],
    })
  })
})

describe('a category whose page is gone', () => {
  it('goes', () => {
    expect(planned([], [stored('de-de', 'a', 'a')])).toEqual({ categories: [], removed: ['a'], moves: [] })
  })

  it('is hidden while something is in it, and keeps its place', () => {
    const left = [stored('de-de', 'a', 'x/a', { inUse: true }), imported('de-de', 'x', 'x')]
    expect(planned([], left)).toEqual({ ...nothing, categories: ['hidden de-de a x/a < x'] })
  })

  it('is shown again when the page is back', () => {
    const left = [stored('de-de', 'a', 'a', { inUse: true, hidden: true })]
    expect(planned([page('de-de', 'a')], left).categories).toEqual(['de-de a a'])
  })

  it('leaves what lay below it to the next one above', () => {
    const before = [stored('de-de', 'a', 'a'), stored('de-de', 'b', 'a/b'), stored('de-de', 'c', 'a/b/c')]
    expect(planned([page('de-de', 'a'), page('de-de', 'a/b/c')], before)).toEqual({
      categories: ['de-de a a', 'de-de c a/b/c < a'],
      removed: ['b'],
      moves: [],
    })
  })
})

describe('an imported category', () => {
  it('stays as it is, with the page at its path as its page', () => {
    expect(planned([page('de-de', 'a')], [imported('de-de', 'k', 'a')])).toEqual({
      ...nothing,
      categories: [],
    })
    expect(planned([], [imported('de-de', 'k', 'a')])).toEqual({ ...nothing, categories: [] })
  })

  it('is what the other pages of the group are in markets that do not have it', () => {
    const group = { groupId: 'g' }
    const pages = [page('de-de', 'a', group), page('fr-ch', 'b', group)]
    expect(planned(pages, [imported('de-de', 'k', 'a')]).categories).toEqual(['fr-ch k b'])
  })

  it('can have pages below it, and is no page of another path', () => {
    const pages = [page('de-de', 'a/b'), page('de-de', 'k')]
    expect(planned(pages, [imported('de-de', 'k', 'a')]).categories).toEqual([
      'de-de b a/b < k',
      'de-de k-2 k',
    ])
  })

  it('leaves a page of its group with another path in its market a category of its own, whose key stays', () => {
    const group = { groupId: 'g' }
    const pages = [page('de-de', 'a', group), page('fr-ch', 'b', group)]
    const present = [imported('de-de', 'k', 'a'), imported('fr-ch', 'k', 'elsewhere')]
    expect(planned(pages, present).categories).toEqual(['fr-ch b b'])
    const next = [...present, stored('fr-ch', 'b', 'b')]
    expect(planned(pages, next)).toEqual({ ...nothing, categories: ['fr-ch b b'] })
  })

  it('takes over from the category that its page had made, with the products', () => {
    const group = { groupId: 'g' }
    const pages = [page('de-de', 'a', group), page('fr-ch', 'b', group)]
    const before = [
      stored('de-de', 'a', 'a', { inUse: true }),
      stored('fr-ch', 'a', 'b', { inUse: true }),
      imported('de-de', 'k', 'a'),
    ]
    expect(planned(pages, before)).toEqual({
      categories: ['fr-ch k b'],
      removed: ['a'],
      moves: ['a > k'],
    })
  })
})

it('changes nothing the second time', () => {
  const group = { groupId: 'g' }
  const pages = [
    page('de-de', 'a'),
    page('de-de', 'a/b', group),
    page('de-de', 'x/b'),
    page('fr-ch', 'c', group),
  ]
  const first = planCategories(pages, []).categories
  const after = first.map((category) => ({ ...category, id: ++id, inUse: false }))
  const second = planCategories(pages, after)
  expect(second.categories).toEqual(first.map((category, index) => ({ ...category, id: after[index]?.id })))
  expect(second).toMatchObject(nothing)
})
