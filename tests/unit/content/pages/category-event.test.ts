import { expect, it } from 'vitest'
import { isCategoryPage } from '@/lib/content/pages/category-pages'
import { mayChangeCategories } from '@/lib/content/pages/webhook'

it.each([
  ['de-de/kategorieseiten/unterwegs', true],
  ['de-de/kategorieseiten/unterwegs/', true],
  ['fr-ch/kategorieseiten/dormir/lits', true],
  ['baby/kategorieseiten/unterwegs', true],
  ['de-de/kategorieseiten', false],
  ['de-de/ratgeber/kategorieseiten', false],
  ['de-de/versand', false],
  ['documentation/kategorieseiten/x', false],
])('%s is a category page: %s', (slug, expected) => {
  expect(isCategoryPage(slug)).toBe(expected)
})

it.each([
  [{ action: 'published', story_id: 1, full_slug: 'de-de/kategorieseiten/x' }, true],
  [{ action: 'unpublished', story_id: 1, full_slug: 'de-de/kategorieseiten/x' }, true],
  [{ action: 'published', story_id: 1, full_slug: 'de-de/versand' }, false],
  [{ action: 'moved', story_id: 1, full_slug: 'de-de/versand' }, true],
  [{ action: 'merged' }, true],
  [{ story_id: 1 }, false],
])('the event %j may change categories: %s', (event, expected) => {
  expect(mayChangeCategories(JSON.stringify(event))).toBe(expected)
})
