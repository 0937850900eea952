import { expect, it } from 'vitest'
import { workflowChange } from '@/lib/studio/stories/workflow-after-move'

const guides = { id: 1, name: 'Guides', path: 'de-de/ratgeber' }
const inside = { id: 2, name: 'Law', path: 'de-de/ratgeber/recht' }
const around = { inFolders: [guides, inside], otherwise: { id: 3, name: 'All' } }
const folders = { inFolders: [guides, inside] }

it.each([
  ['out of its folder', around, 'de-de/ratgeber/a', false, 'de-de/a', { before: 'Guides', after: 'All' }],
  ['to where none holds', folders, 'de-de/ratgeber/a', false, 'de-de/a', { before: 'Guides' }],
  ['into one', folders, 'de-de/a', false, 'de-de/ratgeber/a', { after: 'Guides' }],
  ['to the nearest one', around, 'de-de/a', false, 'de-de/ratgeber/recht/a', { before: 'All', after: 'Law' }],
  ['within it', around, 'de-de/ratgeber/a', false, 'de-de/ratgeber/b/a', undefined],
  ['beside a folder of a longer name', around, 'de-de/a', false, 'de-de/ratgeber-neu/a', undefined],
  ['a folder out of it', folders, 'de-de/ratgeber/b', true, 'de-de/b', { before: 'Guides' }],
  ['a folder that has its own', folders, 'de-de/ratgeber/recht', true, 'de-de/recht', undefined],
])('a move tells of the workflow that is left: %s', (_, workflows, fullSlug, isFolder, next, wanted) => {
  expect(workflowChange(workflows, { fullSlug, isFolder }, next)).toEqual(wanted)
})
