import { expect, it } from 'vitest'
import { folderLines } from '@/lib/studio/stories/dialogs/folder-lines'
import { newPlace } from '@/lib/studio/stories/list/new-place'

const folders = ['de-de', 'de-de-alt', 'de-de/aktionen', 'de-de/aktionen/sommer', 'vorlagen'].map(
  (fullSlug, id) => ({
    ...{
      id,
      fullSlug,
      name: fullSlug === 'de-de/aktionen' ? 'Aktionen' : (fullSlug.split('/').at(-1) ?? ''),
    },
  }),
)

it('each stands below the one in which it lies, as deep as it lies, and tells its way', () => {
  const lines = folderLines(folders, 'de').map(({ label, way }) => [label.replaceAll('\u2003', '> '), way])
  expect(lines).toEqual([
    ['Deutschland, Deutsch (de-de)', undefined],
    ['> Aktionen', 'Deutschland, Deutsch › Aktionen'],
    ['> > sommer', 'Deutschland, Deutsch › Aktionen › sommer'],
    ['de-de-alt', undefined],
    ['vorlagen', undefined],
  ])
})

it.each([
  [undefined, ['de-at', 'de-de', 'fr-ch', 'baby', 'vorlagen']],
  ['fr-ch', ['fr-ch', 'de-at', 'de-de', 'baby', 'vorlagen']],
  ['baby', ['baby', 'de-at', 'de-de', 'fr-ch', 'vorlagen']],
])('the market in which the person stands (%s) comes first, then the other markets', (near, wanted) => {
  const tops = ['baby', 'de-at', 'de-de', 'fr-ch', 'vorlagen'].map((slug, id) => ({
    ...{ id, name: slug, fullSlug: slug },
  }))
  expect(folderLines(tops, 'de', near).map(({ fullSlug }) => fullSlug)).toEqual(wanted)
})

it.each([
  ['in the active folder', { current: { id: 5, isFolder: true, parentId: 2 } }, 5],
  ['beside the active page', { current: { id: 5, isFolder: false, parentId: 2 }, market: 'de-at' }, 2],
  ['in the market that the list is narrowed to', { market: 'de-at' }, 2],
  ['in the market of the page on which the person worked last', {}, 1],
  ['nowhere yet without any of them', { begins: [] }, null],
])('something new is created %s', (_, standing, wanted) => {
  const tops = [
    { id: 1, isFolder: true, slug: 'de-de' },
    { id: 2, isFolder: true, slug: 'de-at' },
  ]
  expect(newPlace({ current: undefined, market: undefined, begins: [7, 1], ...standing, tops })).toBe(wanted)
})
