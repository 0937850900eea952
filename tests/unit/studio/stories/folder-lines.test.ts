import { expect, it } from 'vitest'
import { folderLines } from '@/lib/studio/stories/dialogs/folder-lines'

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
