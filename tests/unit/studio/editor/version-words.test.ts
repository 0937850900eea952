import { expect, it } from 'vitest'
import { newerSide, versionWords } from '@/lib/studio/editor/dialogs/version-words'
import type { ConflictAuthor } from '@/lib/studio/editor/state/conflict-authors'

const at = '2026-11-30T13:02:00Z'
const [before, after] = [Date.parse(at) - 4 * 60_000, Date.parse(at) + 60_000]
const personName = 'Edda'

it.each<[string, 'mine' | 'theirs', ConflictAuthor, { mineAt?: number; isKept?: boolean }, string]>([
  ['this window', 'mine', { by: 'Eva', at }, { mineAt: after }, 'Dieses Fenster, 30.11.2026, 14:03'],
  [
    'work that this browser kept',
    'mine',
    { by: 'Edda', at },
    { mineAt: before, isKept: true },
    'Ihre noch nicht gespeicherte Arbeit, 30.11.2026, 13:58',
  ],
  ['kept work of a time that is not known', 'mine', { by: 'Eva', at }, {}, 'Dieses Fenster'],
  ['the own other window', 'theirs', { by: 'Edda', at }, {}, 'Ihr anderes Fenster, 30.11.2026, 14:02'],
  ['somebody else', 'theirs', { by: 'Eva', at }, {}, 'Eva, 30.11.2026, 14:02'],
  ['a program', 'theirs', { by: undefined, at }, {}, 'Fassung eines Programms, 30.11.2026, 14:02'],
  ['a version older than the history', 'theirs', 'unknown', {}, 'Fassung im gespeicherten Entwurf'],
])('a version of %s says whose it is, and from when', (_, which, author, own, words) => {
  const { mineAt, isKept = false } = own
  expect(versionWords({ which, author, mineAt, isKept, personName }, 'de')).toBe(words)
})

it('of two versions the later one is called newer, and none where a time is not known', () => {
  const author = { by: 'Eva', at }
  expect(newerSide({ author, mineAt: before })).toBe('theirs')
  expect(newerSide({ author, mineAt: after })).toBe('mine')
  expect(newerSide({ author, mineAt: undefined })).toBeUndefined()
  expect(newerSide({ author: 'unknown', mineAt: after })).toBeUndefined()
  expect(newerSide({ author: { by: 'Eva' }, mineAt: after })).toBeUndefined()
})
