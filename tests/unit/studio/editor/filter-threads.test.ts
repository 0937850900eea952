import { expect, it } from 'vitest'
import type { ThreadView } from '@/lib/studio/comments/client'
import { filterThreads, type ThreadKind } from '@/lib/studio/editor/comments/filter-threads'

const thread = (id: string, more: Partial<ThreadView> & { words?: string; by?: string }): ThreadView => ({
  ...{ id, title: 'Absatz › Text', block: 'b', field: 'text', quote: null, solvedAt: null, isMine: false },
  comments: [
    {
      ...{ id: `${id}-1`, by: more.by ?? 'Eva', isOwn: false, at: '2026-01-01T10:00:00Z', isEdited: false },
      message: [
        { type: 'text', text: more.words ?? '' },
        { type: 'mention', attrs: { id: 'ole', label: 'Ole' } },
      ],
    },
  ],
  ...more,
})
const threads = [
  thread('price', { words: 'Stimmt der Preis?', isMine: true }),
  thread('title', { title: 'Überschrift', quote: 'Sommer', by: 'Anna' }),
  thread('solved', { words: 'Der Preis ist alt', solvedAt: '2026-01-02T10:00:00Z', isMine: true }),
]

it.each<[ThreadKind, string, string[]]>([
  ['open', '', ['price', 'title']],
  ['mine', '', ['price']],
  ['solved', '', ['solved']],
  ['all', '', ['price', 'title', 'solved']],
  ['all', 'preis', ['price', 'solved']],
  ['open', ' der  PREIS ', ['price']],
  ['all', 'überschrift', ['title']],
  ['all', 'sommer anna', ['title']],
  ['all', '@ole stimmt', ['price']],
  ['all', 'winter', []],
])('lists of the threads that are %s those with “%s”', (kind, search, wanted) => {
  expect(filterThreads(threads, { kind, search }).map(({ id }) => id)).toEqual(wanted)
})
