import { describe, expect, it } from 'vitest'
import { changedSince, isOtherPage, type Since } from '@/lib/studio/stories/bulk/changed-since'

const row = { name: 'Start', fullSlug: 'de-de/start', state: 'changed', mark: 'm1' } as const
const page = { ...row, address: '/de/start/', draft: { version: 'v', at: '', by: 'Eva' } }
const last = {
  renamed: { at: '', by: 'Rena' },
  moved: { at: '', by: 'Mo' },
  published: { at: '', by: 'Pu' },
  unpublished: { at: '' },
}
const now = (change: object) => ({ ok: true, data: { ...page, last, ...change } }) as const

describe('what others have done with a page since a list showed it', () => {
  it.each<[string, Parameters<typeof changedSince>[1], Since[], boolean]>([
    ['nothing', now({}), [], false],
    ['no answer', { ok: false, status: 0 }, [], false],
    [
      'a deletion',
      { ok: false, status: 404, body: { deletion: { by: 'Del' } } },
      [{ kind: 'deleted', by: 'Del' }],
      true,
    ],
    ['a save', now({ mark: 'm2' }), [{ kind: 'saved', by: 'Eva' }], false],
    ['another name', now({ name: 'Los', mark: 'm2' }), [{ kind: 'renamed', name: 'Los', by: 'Rena' }], true],
    [
      'another folder',
      now({ fullSlug: 'de-de/neu/start', address: '/de/neu/start/', mark: 'm2' }),
      [{ kind: 'moved', address: '/de/neu/start/', by: 'Mo' }],
      true,
    ],
    ['a publish', now({ state: 'published' }), [{ kind: 'published', by: 'Pu' }], false],
    ['a page that was taken off', now({ state: 'draft' }), [{ kind: 'unpublished', by: undefined }], true],
  ])('is told: %s', (_, answer, since, isOther) => {
    expect(changedSince(row, answer)).toEqual(since)
    // Nothing of it is published unseen.
    expect(since.some(isOtherPage)).toBe(isOther)
  })
})
