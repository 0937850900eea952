import { afterEach, expect, it, vi } from 'vitest'
import {
  type CommentPlace,
  draftAt,
  draftsOf,
  keepDraft,
  placesIn,
} from '@/lib/studio/editor/comments/kept-drafts'

function browser() {
  const map = new Map<string, string>()
  const localStorage = {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  }
  vi.stubGlobal('window', { localStorage })
  vi.stubGlobal('document', { documentElement: { dataset: { person: 'anna' } } })
}
afterEach(() => vi.unstubAllGlobals())

const at: CommentPlace = { block: 'b', component: 'headline', field: 'text', quote: 'Sommer' }

it('finds again, after a reload, what was written on a page and not sent, with the words that it is about', () => {
  browser()
  const draft = { ...draftAt('new 1 b text', { at, story: 1 }), text: 'Stimmt das?' }
  keepDraft('new 1 b text', draft)
  keepDraft('reply x', { ...draftAt('reply x', { story: 2 }), text: 'Ja' })
  expect(draftsOf(1)).toEqual([{ ...draft, place: 'new 1 b text' }])
  expect(draftsOf(1)[0]?.at).toEqual(at)
  expect(draftsOf(2)).toMatchObject([{ text: 'Ja' }])
  // Once it is sent or dropped, nothing is left of it.
  keepDraft('new 1 b text', undefined)
  expect(draftsOf(1)).toEqual([])
})

it('knows what was written in a thread: an answer, and changes of its comments', () => {
  expect(placesIn({ id: 'x', comments: [{ id: 'c' }, { id: 'd' }] })).toEqual(['reply x', 'edit c', 'edit d'])
})

it('goes on with what was kept by an earlier release, and keeps it for its page from then on', () => {
  browser()
  const { at: _, story: __, ...old } = { ...draftAt('reply x'), text: 'Von früher', at, story: 1 }
  keepDraft('reply x', old)
  expect(draftAt('reply x', { story: 1 })).toMatchObject({ text: 'Von früher', id: old.id, story: 1 })
})
