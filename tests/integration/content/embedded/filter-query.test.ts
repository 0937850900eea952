import { beforeAll, describe, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { storyUuid } from '@/lib/content/embedded/story-uuid'
import { describeOnDatabases } from '../../../fixtures/databases'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const story = (name: string, content: Record<string, unknown>, more = {}) => ({
  fullSlug: `items/${name}`,
  name,
  content: { component: 'item', ...content },
  ...more,
})

const stories = [
  story('a', {
    title: 'Red 100% wool',
    tags: ['red', 'warm'],
    price: '9.5',
    count: 9,
    on: true,
    date: '2026-01-10 09:00',
    seo: { title: 'Alpha' },
    list: [{ name: 'first' }],
  }),
  story('b', {
    title: 'Blue',
    tags: ['blue'],
    price: 20,
    count: 20,
    on: false,
    date: '2026-02-01',
    seo: { title: '' },
  }),
  story(
    'c',
    { title: '', tags: [], price: 'cheap', count: null, date: 'soon', nothing: null },
    { tags: ['x y', 'z'] },
  ),
  { fullSlug: 'other/deep/d', name: 'd', content: { component: 'other', title: "O'Neil_x" } },
]

describeOnDatabases('queries of the delivery API', (getDb) => {
  let space: TestSpace
  const names = async (parameters: Record<string, string> | [string, string][]) => {
    const query = new URLSearchParams({ token: space.tokens.preview, version: 'draft', sort_by: 'name:asc' })
    for (const [name, value] of Array.isArray(parameters) ? parameters : Object.entries(parameters)) {
      if (name === 'sort_by') query.set(name, value)
      else query.append(name, value)
    }
    const response = await handleDelivery(new Request(`http://test/cdn-api/v2/cdn/stories?${query}`), {
      db: getDb(),
      limiter: false,
    })
    const body = await response.json()
    expect(body, JSON.stringify(body)).toHaveProperty('stories')
    return body.stories.map((found: { name: string }) => found.name).join('')
  }

  beforeAll(async () => {
    space = await openSpace(getDb(), { stories })
  })

  it.each([
    ['title', 'is', 'empty', 'c'],
    ['title', 'is', 'not_empty', 'abd'],
    ['tags', 'is', 'empty_array', 'c'],
    ['tags', 'is', 'not_empty_array', 'ab'],
    ['on', 'is', 'true', 'a'],
    ['on', 'is', 'false', 'b'],
    ['nothing', 'is', 'null', 'abcd'],
    ['count', 'is', 'not_null', 'ab'],
    ['title', 'in', 'Blue,Green', 'b'],
    ['title', 'in', '', 'c'],
    ['count', 'in', '9', 'a'],
    ['title', 'not_in', 'Blue', 'acd'],
    ['title', 'like', 'red*', 'a'],
    ['title', 'like', '*100% w*', 'a'],
    ['title', 'like', '%', ''],
    ['title', 'like', "O'Neil_*", 'd'],
    ['title', 'like', 'O_Neil*', ''],
    ['title', 'not_like', '*e*', 'c'],
    ['tags', 'in_array', 'red,blue', 'ab'],
    ['tags', 'any_in_array', 'warm,cold', 'a'],
    ['tags', 'all_in_array', 'warm,red', 'a'],
    ['tags', 'all_in_array', 'warm,cold', ''],
    ['date', 'gt_date', '2026-01-10 09:00', 'b'],
    ['date', 'gt_date', '2026-01-10T08:59:59Z', 'ab'],
    ['date', 'lt_date', '2026-02-01', 'a'],
    ['count', 'gt_int', '9', 'b'],
    ['count', 'lt_int', '20', 'a'],
    ['price', 'gt_float', '9.4', 'ab'],
    ['price', 'lt_float', '9.6', 'a'],
    ['seo.title', 'is', 'not_empty', 'a'],
    ['seo.title', 'in', 'Alpha', 'a'],
    ['list.0.name', 'in', 'first', 'a'],
    ['component', 'in', 'other', 'd'],
  ])('filters %s %s %s', async (field, operation, value, expected) => {
    expect(await names({ [`filter_query[${field}][${operation}]`]: value })).toBe(expected)
  })

  it('joins conditions by and, alternatives by or', async () => {
    expect(
      await names({ 'filter_query[tags][is]': 'not_empty_array', 'filter_query[count][gt_int]': '10' }),
    ).toBe('b')
    expect(
      await names([
        ['filter_query[__or][][title][in]', 'Blue'],
        ['filter_query[__or][][count][in]', '9'],
        ['filter_query[component][in]', 'item'],
      ]),
    ).toBe('ab')
    expect(
      await names([
        ['filter_query[__or][0][title][in]', 'Blue'],
        ['filter_query[__or][0][count][in]', '9'],
        ['filter_query[__or][1][component][in]', 'other'],
      ]),
    ).toBe('d')
  })

  it.each([
    [{ starts_with: 'items/' }, 'abc'],
    [{ starts_with: 'items/_' }, ''],
    [{ content_type: 'other' }, 'd'],
    [{ by_slugs: 'items/a,other/*' }, 'ad'],
    [{ excluding_slugs: 'items/*' }, 'd'],
    [{ by_uuids: `${storyUuid('items/b')},${storyUuid('items/a')},broken` }, 'ab'],
    [{ by_uuids: 'broken' }, ''],
    [{ by_uuids_ordered: `${storyUuid('items/b')},${storyUuid('items/a')}` }, 'ba'],
    [{ with_tag: 'z,q' }, 'c'],
    [{ with_tag: 'x y' }, 'c'],
    [{ search_term: '100% WOOL' }, 'a'],
    [{ search_term: '100_ wool' }, ''],
    [{ level: '3' }, 'd'],
    [{ is_startpage: '1' }, ''],
    [{ published_at_gt: '2020-01-01' }, 'abcd'],
    [{ published_at_lt: '2020-01-01 12:00' }, ''],
    [{ sort_by: 'content.title:desc' }, 'adbc'],
    [{ sort_by: 'content.count:desc:int' }, 'bacd'],
    [{ sort_by: 'name:desc' }, 'dcba'],
    [{ sort_by: 'content.seo.title:asc' }, 'bacd'],
  ])('selects by %o', async (parameters, expected) => {
    const result = await names(parameters as Record<string, string>)
    if ('sort_by' in parameters && parameters.sort_by?.includes('content.title')) {
      // The two databases differ in how they sort an apostrophe; the empty title is last in both.
      expect(result.endsWith('c')).toBe(true)
    } else expect(result).toBe(expected)
  })

  it('leaves out the fields that the query excludes, but never the component', async () => {
    const query = `token=${space.tokens.preview}&version=draft&excluding_fields=title,component,tags`
    const response = await handleDelivery(new Request(`http://test/cdn/stories/items/a?${query}`), {
      db: getDb(),
    })
    const { content } = (await response.json()).story
    expect(content).toMatchObject({ component: 'item', count: 9 })
    expect(content).not.toHaveProperty('title')
  })
})

describe('a story uuid', () => {
  it('is a version 5 uuid and depends on the slug alone', () => {
    expect(storyUuid('/de/home/')).toBe(storyUuid('de/home'))
    expect(storyUuid('de/home')).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/,
    )
    expect(storyUuid('de/home')).not.toBe(storyUuid('at/home'))
  })
})
