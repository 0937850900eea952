import { expect, it } from 'vitest'
import { type KnownStory, otherChanges } from '@/lib/studio/editor/saving/other-changes'
import type { OpenStoryRow } from '@/lib/studio/stories'

const known: KnownStory = { name: 'Wagen', fullSlug: 'de-de/wagen', state: 'draft', version: 'v1' }
const by = { renamed: 'Ada', moved: 'Bea', published: 'Cleo', unpublished: 'Dora' }
const told = (before: Partial<KnownStory>, now: Partial<OpenStoryRow>) =>
  otherChanges(
    { ...known, ...before },
    {
      ok: true,
      data: {
        ...known,
        address: `/de/${now.slug ?? 'wagen'}/`,
        draft: { version: 'v1' },
        by,
        ...now,
      } as OpenStoryRow,
    },
  ).map(({ kind, ...change }) => [kind, ...Object.values(change)].join(' '))

it.each<[string, Partial<KnownStory>, Partial<OpenStoryRow>, string[]]>([
  ['nothing', {}, {}, []],
  ['that it was published', {}, { state: 'published' }, ['published Cleo']],
  ['that it was published and changed since', {}, { state: 'changed' }, ['published Cleo']],
  ['that its changes were published', { state: 'changed' }, { state: 'published' }, ['published Cleo']],
  ['no save of a published page', { state: 'published' }, { state: 'changed' }, []],
  ['that it was taken off', { state: 'published' }, { state: 'draft' }, ['unpublished Dora']],
  ['another name', {}, { name: 'Karre' }, ['renamed Karre Ada']],
  ['another address', {}, { fullSlug: 'de-de/karre', slug: 'karre' }, ['moved /de/karre/ Bea']],
  ['who has saved it', {}, { draft: { version: 'v2', by: 'Eva' } }, ['saved Eva']],
  ['that a program has saved it', {}, { draft: { version: 'v2' } }, ['saved ']],
  ['no save while there is unsaved work', { version: undefined }, { draft: { version: 'v2' } }, []],
])('a look at a page that is open tells %s', (_, before, now, wanted) => {
  expect(told(before, now)).toEqual(wanted)
})

it('tells that a page was deleted, and nothing while there is no answer', () => {
  expect(otherChanges(known, { ok: false, status: 404 })).toEqual([{ kind: 'deleted' }])
  for (const status of [0, 401, 412, 429, 503]) expect(otherChanges(known, { ok: false, status })).toEqual([])
})
