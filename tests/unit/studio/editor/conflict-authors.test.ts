import { expect, it } from 'vitest'
import { type Blok, mergeStories } from '@/lib/studio/editor/model'
import { type Authored, authorsOf } from '@/lib/studio/editor/state/conflict-authors'

type Words = { disputed?: string; other?: string; isGone?: true }

const page = ({ disputed = 'before', other = 'before', isGone }: Words): Blok => ({
  ...{ _uid: 'root', component: 'page', other },
  body: isGone ? [] : [{ _uid: 'block', component: 'text', text: disputed }],
})
const [base, mine] = [page({}), page({ disputed: 'mine' })]
const by = (name: string | undefined, words: Words): Authored => ({ content: page(words), by: name })
const at = '2026-11-30T13:02:00Z'

const theirs = { disputed: 'theirs' }
it.each<[string, Authored[], unknown]>([
  ['saved last', [by('Pauline', theirs), by('Erika', {})], { by: 'Pauline' }],
  [
    'saved before the person went on elsewhere',
    [by('Erika', { ...theirs, other: 'new' }), by('Pauline', theirs), by('Erika', {})],
    { by: 'Pauline' },
  ],
  [
    'changed after somebody else had',
    [by('Mark', theirs), by('Pauline', { disputed: 'else' }), by('Erika', {})],
    { by: 'Mark' },
  ],
  ['saved in another window', [by('Erika', theirs), by('Pauline', {})], { by: 'Erika' }],
  ['changed by a program', [by(undefined, theirs), by('Erika', {})], { by: undefined }],
  [
    'deleted',
    [by('Erika', { isGone: true, other: 'new' }), by('Pauline', { isGone: true }), by('Erika', {})],
    { by: 'Pauline' },
  ],
  ['older than the history', [by('Erika', { ...theirs, other: 'new' }), by('Pauline', theirs)], 'unknown'],
])('what collides is that of whoever has %s', (_, history, author) => {
  const { conflicts } = mergeStories(base, mine, history[0]?.content ?? base)
  expect(conflicts).toHaveLength(1)
  expect([...authorsOf({ base, mine, conflicts }, history).values()]).toEqual([author])
})

it('tells with whose it is when it was saved', () => {
  const history = [{ ...by('Pauline', theirs), at }, by('Erika', {})]
  const { conflicts } = mergeStories(base, mine, page(theirs))
  expect([...authorsOf({ base, mine, conflicts }, history).values()]).toEqual([{ by: 'Pauline', at }])
})
