import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { handleDelivery } from '@/lib/content/embedded/delivery/handle'
import { createContentFetch } from '@/lib/content/embedded/in-process-fetch'
import { describeOnDatabases } from '../../../fixtures/databases'
import { runsOf } from '../../../fixtures/runs'
import { openSpace, type TestSpace } from '../../../fixtures/space'

const names = [
  ...'version cv per_page page starts_with by_uuids by_uuids_ordered by_slugs excluding_slugs excluding_ids'.split(
    ' ',
  ),
  ...'excluding_fields content_type with_tag is_startpage search_term sort_by level resolve_relations'.split(
    ' ',
  ),
  ...'resolve_links resolve_level language fallback_lang find_by datasource dimension with_parent'.split(' '),
  ...'include_dates published_at_gt first_published_at_lt excluding_story_fields'.split(' '),
]
const operations =
  'is in not_in like not_like in_array any_in_array all_in_array gt_date lt_date gt_int lt_int gt_float lt_float'
const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    "'; drop table cms_stories; --",
    '%',
    '\\',
    '\u0000',
    '\ud800',
    '*',
    ',,,',
    '-1',
    '1e400',
    'NaN',
    '9'.repeat(40),
    '2026-02-30 25:61',
    '0000-00-00',
    '9999-12-31',
    'content.a:asc:int',
    'content.:desc',
    'draft',
    '[]',
    '{}',
    'true',
  ),
)
const field = fc.oneof(
  fc.constantFrom('title', 'component', 'a.b', 'body.0.x', '__proto__', '-1', '1'),
  nasty,
)
const filterName = fc
  .tuple(
    fc.constantFrom('', '[__or][]', '[__or][0]'),
    field,
    fc.oneof(fc.constantFrom(...operations.split(' ')), nasty),
  )
  .map(([prefix, path, operation]) => `filter_query${prefix}[${path}][${operation}]`)
const parameter = fc.tuple(fc.oneof(fc.constantFrom(...names), filterName, nasty), nasty)
const path = fc.oneof(
  fc.constantFrom(
    'stories',
    'stories/home',
    'links',
    'datasource_entries',
    'datasources',
    'tags',
    'spaces/me',
  ),
  nasty.map((text) => `stories/${encodeURIComponent(text.toWellFormed())}`),
  fc.string({ maxLength: 30 }).map((text) => `stories/${text.replace(/[?#]/g, '')}`),
)

describeOnDatabases('hostile queries', (getDb) => {
  let space: TestSpace
  beforeAll(async () => {
    const content = {
      component: 'page',
      title: '5',
      price: 'x',
      date: '2026-99-99 99:99',
      a: [1],
      body: [{ x: 1 }],
    }
    space = await openSpace(getDb(), { stories: [{ fullSlug: 'home', name: 'Home', content }] }, ['fr'])
  })

  it('never end in a fault', async () => {
    const ask = createContentFetch(getDb)
    await fc.assert(
      fc.asyncProperty(
        path,
        fc.array(parameter, { maxLength: 5 }),
        fc.boolean(),
        async (place, list, draft) => {
          const query = new URLSearchParams(list)
          query.set('token', space.tokens.preview)
          if (draft) query.set('version', 'draft')
          const response = await ask(`http://content.local/cdn-api/v2/cdn/${place}?${query}`)
          expect(response.status, await response.text()).toBeLessThan(500)
        },
      ),
      { numRuns: runsOf(600) },
    )
  })

  it('never end in a fault when their encoding is broken', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ maxLength: 60 }), async (text) => {
        const address = `http://test/cdn-api/v2/cdn/stories?token=${space.tokens.preview}&${text.replaceAll('#', '%')}`
        const response = await handleDelivery(new Request(address), { db: getDb(), limiter: false })
        expect(response.status).toBeLessThan(500)
      }),
      { numRuns: runsOf(200) },
    )
  })
})
