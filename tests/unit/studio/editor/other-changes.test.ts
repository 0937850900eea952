import { expect, it } from 'vitest'
import { type KnownStory, otherChanges } from '@/lib/studio/editor/saving/other-changes'
import type { StoryRow } from '@/lib/studio/stories'

const known: KnownStory = { name: 'Wagen', fullSlug: 'de-de/wagen', state: 'draft' }
const told = (before: Partial<KnownStory>, now: Partial<StoryRow>) =>
  otherChanges(
    { ...known, ...before },
    { ok: true, data: { ...known, address: `/de/${now.slug ?? 'wagen'}/`, ...now } as StoryRow },
  ).map((change) => (change.kind === 'renamed' ? `${change.name} ${change.address}` : change.kind))

it.each<[string, Partial<KnownStory>, Partial<StoryRow>, string[]]>([
  ['nothing', {}, {}, []],
  ['that it was published', {}, { state: 'published' }, ['published']],
  ['that it was published and changed since', {}, { state: 'changed' }, ['published']],
  ['that its changes were published', { state: 'changed' }, { state: 'published' }, ['published']],
  ['no save of a published page', { state: 'published' }, { state: 'changed' }, []],
  ['that it was taken off', { state: 'published' }, { state: 'draft' }, ['unpublished']],
  ['another name', {}, { name: 'Karre' }, ['Karre /de/wagen/']],
  ['another address', {}, { fullSlug: 'de-de/karre', slug: 'karre' }, ['Wagen /de/karre/']],
])('a look at a page that is open tells %s', (_, before, now, wanted) => {
  expect(told(before, now)).toEqual(wanted)
})

it('tells that a page was deleted, and nothing while there is no answer', () => {
  expect(otherChanges(known, { ok: false, status: 404 })).toEqual([{ kind: 'deleted' }])
  for (const status of [0, 401, 412, 429, 503]) expect(otherChanges(known, { ok: false, status })).toEqual([])
})
