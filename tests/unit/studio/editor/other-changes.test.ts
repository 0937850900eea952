import { expect, it } from 'vitest'
import {
  type KnownStory,
  type OtherChange,
  otherChanges,
  type SeenStory,
  withChanges,
} from '@/lib/studio/editor/saving/other-changes'

const known: KnownStory = {
  name: 'Wagen',
  fullSlug: 'de-de/wagen',
  state: 'draft',
  version: 'v1',
  publish: 3,
  plan: { publishAt: '', unpublishAt: '' },
}
const version = { at: '2026-11-27T10:00:00Z', author: 'Ada', content: 'v1', name: 'Wagen' }
const toPublish = { publishAt: '2026-11-28T11:00', unpublishAt: '', version }
const onHold = { planner: 'Ada', isDue: true, action: 'publish', reason: { why: 'person' } } as const
const toTakeOff = { publishAt: '', unpublishAt: '2026-11-28T11:00' }
const toBoth = { ...toPublish, unpublishAt: '2026-11-29T11:00' }
const at = '2026-11-28T10:00:00Z'
const last = {
  renamed: { at, by: 'Ada' },
  moved: { at, by: 'Bea' },
  published: { at, by: 'Cleo' },
  unpublished: { at, by: 'Dora' },
  scheduled: { at, by: 'Edda' },
}
const told = (before: Partial<KnownStory>, now: Partial<SeenStory>) =>
  otherChanges(
    { ...known, ...before },
    {
      ok: true,
      data: {
        ...known,
        address: `/de/${now.slug ?? 'wagen'}/`,
        draft: { version: 'v1', at },
        published: 3,
        last,
        ...now,
      } as SeenStory,
    },
  ).map((change) => {
    const { kind, at: moment, ...rest } = { at: undefined, ...change }
    expect(moment).toBe(at)
    return [kind, ...Object.values(rest)].join(' ')
  })

it.each<[string, Partial<KnownStory>, Partial<SeenStory>, string[]]>([
  ['nothing', {}, {}, []],
  ['that it was published', {}, { state: 'published' }, ['published Cleo']],
  ['that it was published and changed since', {}, { state: 'changed' }, ['published Cleo']],
  [
    'that its changes were published',
    { state: 'changed' },
    { state: 'published', published: 4 },
    ['published Cleo'],
  ],
  [
    'that a plan published a version while the draft has changed since',
    { state: 'changed' },
    { state: 'changed', published: 4 },
    ['published Cleo'],
  ],
  [
    'no publish of this editor itself',
    { state: 'published', publish: undefined },
    { state: 'published', published: 4 },
    [],
  ],
  ['no save of a published page', { state: 'published' }, { state: 'changed' }, []],
  ['that it was taken off', { state: 'published' }, { state: 'draft' }, ['unpublished Dora']],
  [
    'that a plan was carried out',
    { state: 'changed', plan: toPublish },
    { state: 'changed', published: 4 },
    ['publishedAsPlanned Cleo'],
  ],
  [
    'that the first half of a plan was carried out, and nothing of the second',
    { plan: toBoth },
    { state: 'published', plan: { publishAt: '', unpublishAt: toBoth.unpublishAt } },
    ['publishedAsPlanned Cleo'],
  ],
  [
    'that the page was taken off as planned',
    { state: 'published', plan: toTakeOff },
    { state: 'draft' },
    ['unpublishedAsPlanned Dora'],
  ],
  [
    'a publish by hand while a plan still waits',
    { plan: toPublish },
    { state: 'published', plan: toPublish },
    ['published Cleo'],
  ],
  ['who has planned it', {}, { plan: toPublish }, ['planned Edda']],
  [
    'who has planned another version of it for the same time',
    { plan: toPublish },
    { plan: { ...toPublish, version: { ...version, at } } },
    ['replanned Edda'],
  ],
  ['who has planned its end too', { plan: toPublish }, { plan: toBoth }, ['replanned Edda']],
  [
    'a plan that follows one that was carried out',
    { state: 'draft', plan: toPublish },
    { state: 'published', published: 4, plan: toTakeOff },
    ['publishedAsPlanned Cleo', 'planned Edda'],
  ],
  [
    'who has cancelled its plan',
    { plan: toBoth },
    { last: { ...last, unscheduled: { at, by: 'Fritzi' } } },
    ['planEnded Fritzi'],
  ],
  ['nothing while its plan is only put on hold', { plan: toPublish }, { plan: { ...toPublish, onHold } }, []],
  ['another name', {}, { name: 'Karre' }, ['renamed Karre Ada']],
  ['another address', {}, { fullSlug: 'de-de/karre', slug: 'karre' }, ['moved /de/karre/ Bea']],
  ['who has saved it', {}, { draft: { version: 'v2', at, by: 'Eva' } }, ['saved Eva']],
  ['that a program has saved it', {}, { draft: { version: 'v2', at } }, ['saved ']],
  ['no save while there is unsaved work', { version: undefined }, { draft: { version: 'v2', at } }, []],
])('a look at a page that is open tells %s', (_, before, now, wanted) => {
  expect(told(before, now)).toEqual(wanted)
})

it('tells of a plan that ended without having been carried out, though nobody cancelled it', () => {
  const data = { ...known, draft: { version: 'v1', at }, published: 3, last } as SeenStory
  expect(otherChanges({ ...known, plan: toTakeOff }, { ok: true, data })).toEqual([{ kind: 'planEnded' }])
})

it('tells that a page was deleted, and nothing while there is no answer', () => {
  expect(otherChanges(known, { ok: false, status: 404 })).toEqual([{ kind: 'deleted' }])
  const deletion = { by: 'Ada', at: '2026-11-24T13:05:00.000Z' }
  expect(otherChanges(known, { ok: false, status: 404, body: { deletion } })).toEqual([
    { kind: 'deleted', ...deletion },
  ])
  for (const status of [0, 401, 412, 429, 503]) expect(otherChanges(known, { ok: false, status })).toEqual([])
})

it.each<[string, OtherChange['kind'][], OtherChange['kind'][], OtherChange['kind'][]]>([
  ['a save stays told after a publish', ['saved'], ['published'], ['saved', 'published']],
  ['a later save takes the place of the one before', ['saved', 'renamed'], ['saved'], ['renamed', 'saved']],
  [
    'a plan that was carried out replaces its publish',
    ['published'],
    ['unpublishedAsPlanned'],
    ['unpublishedAsPlanned'],
  ],
  ['a plan that ended is not told as made', ['planned'], ['planEnded'], ['planEnded']],
  ['a plan that was made anew is told so', ['planned'], ['replanned'], ['replanned']],
  ['a page that was taken off is not told as published', ['published'], ['unpublished'], ['unpublished']],
])('%s', (_, told, now, wanted) => {
  const changes = (kinds: OtherChange['kind'][]) => kinds.map((kind) => ({ kind }) as OtherChange)
  expect(withChanges(changes(told), changes(now)).map(({ kind }) => kind)).toEqual(wanted)
})
