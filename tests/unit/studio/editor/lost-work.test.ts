import { expect, it } from 'vitest'
import {
  firstWordsIn,
  folderAround,
  keptStories,
  keptWorkOn,
  slugOf,
} from '@/lib/studio/editor/lost-work/lost-work'

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
  expect(firstWordsIn(content, {})).toBe('Gut schlafen')
  expect(firstWordsIn({ component: 'page', _uid: 'root' }, {})).toBe('')
})

it('tells what the page was called and where it was, and is read without it too', () => {
  const page = { name: 'Dreihundert', fullSlug: 'de-de/dreihundert' }
  const store = storeOf({
    'studio-unsaved/ann/12/tab1.load1': JSON.stringify({ ...JSON.parse(work), page }),
    'studio-unsaved/ann/13/tab1.load1': JSON.stringify({ ...JSON.parse(work), page: { name: 1 } }),
  })
  expect(keptWorkOn(store, 'ann', 12)[0]?.unsaved.page).toEqual(page)
  expect(keptWorkOn(store, 'ann', 13)[0]?.unsaved.page).toBeUndefined()
})

it.each([
  ['de-de/aktionen/sommer', ['de-de', 'de-de/aktionen'], 'de-de/aktionen'],
  ['de-de/aktionen/sommer', ['de-de', 'fr-ch/aktionen'], 'de-de'],
  ['de-de/aktionen/', ['de-de', 'de-de/aktionen'], 'de-de/aktionen'],
  ['de-de/aktionen/sommer', ['de-at'], undefined],
  ['dreihundert', ['de-de'], undefined],
  ['', ['de-de'], undefined],
])('a page that was %s goes, of the folders %j, into %s', (path, folders, wanted) => {
  expect(
    folderAround(
      path,
      folders.map((fullSlug) => ({ fullSlug })),
    )?.fullSlug,
  ).toBe(wanted)
})

it('has the last part of its address again', () => {
  expect(['de-de/aktionen/sommer', 'de-de/aktionen/', ''].map(slugOf)).toEqual(['sommer', '', ''])
})
