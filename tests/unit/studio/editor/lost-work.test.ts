import { expect, it } from 'vitest'
import { firstWordsIn, keptStories, keptWorkOn } from '@/lib/studio/editor/lost-work/lost-work'

/** As `localStorage` is. */
function storeOf(entries: Record<string, string>) {
  const map = new Map(Object.entries(entries))
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, text: string) => void map.set(key, text),
    removeItem: (key: string) => void map.delete(key),
    key: (index: number) => [...map.keys()][index] ?? null,
    get length() {
      return map.size
    },
  }
}

const content = {
  component: 'page',
  _uid: 'root',
  body: [{ component: 'headline', _uid: 'h', text: ' Gut schlafen ' }],
}
const work = JSON.stringify({ base: { content, version: '1' }, content })

it('unsaved work of a person is found by the stories of which it is kept, in every tab', () => {
  const store = storeOf({
    'studio-unsaved/ann/12/tab1.load1': work,
    'studio-unsaved/ann/12/tab2.load1': work,
    'studio-unsaved/ann/7/tab1.load1': 'no JSON',
    'studio-unsaved/ben/9/tab1.load1': work,
    'studio-copied/ann': work,
  })
  expect(keptStories(store, 'ann')).toEqual([12, 7])
  expect(keptWorkOn(store, 'ann', 12).map(({ entry }) => entry)).toEqual(['tab1.load1', 'tab2.load1'])
  expect(keptWorkOn(store, 'ann', 7)).toEqual([])
})

it('its first words tell which page it was', () => {
  expect(firstWordsIn(content)).toBe('Gut schlafen')
  expect(firstWordsIn({ component: 'page', _uid: 'root' })).toBe('')
})
