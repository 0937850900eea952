import { describe, expect, it } from 'vitest'
import { notesOfConsequences, skippedAtOnce } from '@/lib/studio/stories/bulk/bulk-facts'
import { typedTags } from '@/lib/studio/stories/bulk/tag-field.client'
import {
  chosenIn,
  noSelection,
  onlyThose,
  type Selection,
  withAll,
  withNewest,
  withoutFolder,
  withRange,
  withTurned,
} from '@/lib/studio/stories/list/selection'
import type { StoryRow } from '@/lib/studio/stories/story-row'

const row = (id: number, isFolder = false) => ({ id, isFolder }) as StoryRow
const list = [row(1), row(2, true), row(3), row(4), row(5)]
const at = (id: number) => list.find((each) => each.id === id) ?? row(id)
const idsOf = ({ rows }: Selection) => [...rows.keys()].sort()

describe('the pages that are chosen in a list', () => {
  it('are chosen one by one, and no longer by the same press', () => {
    const two = withTurned(withTurned(noSelection, at(1)), at(3))
    expect(idsOf(two)).toEqual([1, 3])
    expect(idsOf(withTurned(two, at(1)))).toEqual([3])
  })

  it('are those from the last chosen one to another, without folders, in either direction', () => {
    expect(idsOf(withRange(withTurned(noSelection, at(1)), list, at(4)))).toEqual([1, 3, 4])
    expect(idsOf(withRange(withTurned(noSelection, at(5)), list, at(3)))).toEqual([3, 4, 5])
    // Without a last one it is this one alone.
    expect(idsOf(withRange(noSelection, list, at(4)))).toEqual([4])
  })

  it('are all pages of a list, and afterwards those that are left to do', () => {
    const all = withAll(noSelection, list)
    expect(idsOf(all)).toEqual([1, 3, 4, 5])
    expect(idsOf(onlyThose(all, new Set([4])))).toEqual([4])
  })

  it('are counted in their folder, at any depth, and go with it', () => {
    const folder = { fullSlug: 'de/mode' }
    const rows = ['de/mode/hosen', 'de/mode/jacken/winter', 'de/moden', 'de/mode'].map((fullSlug, at) => ({
      ...row(at),
      fullSlug,
    }))
    const all = withAll(noSelection, rows)
    expect(chosenIn(all.rows, folder)).toBe(2)
    expect(idsOf(withoutFolder(all, folder))).toEqual([2, 3])
  })

  it('are known as they were listed last', () => {
    const chosen = withTurned(noSelection, at(1))
    expect(withNewest(chosen, list)).toBe(chosen)
    const newer = { ...at(1), mark: 'new' }
    expect(withNewest(chosen, [newer]).rows.get(1)).toBe(newer)
  })
})

const roles = { editor: ['edit'], publisher: ['edit', 'publish'] } as const

describe('an action on several pages leaves out', () => {
  it.each([
    ['publish', 'published', true, 'publisher', 'unchanged'],
    ['publish', 'changed', true, 'publisher', undefined],
    ['publish', 'draft', false, 'publisher', undefined],
    ['unpublish', 'draft', false, 'publisher', 'notPublic'],
    ['unpublish', 'changed', true, 'publisher', undefined],
    ['move', 'published', true, 'editor', 'needsPublisher'],
    ['move', 'draft', false, 'editor', undefined],
    ['tag', 'published', true, 'editor', 'needsPublisher'],
    ['tag', 'draft', false, 'editor', undefined],
    ['delete', 'draft', true, 'editor', 'needsPublisher'],
    ['delete', 'published', true, 'publisher', undefined],
    ['release', 'published', true, 'publisher', undefined],
  ] as const)('%s, of a %s one (public: %s) by a %s: %s', (action, state, isPublic, role, skipped) => {
    const may = (permission: string) => roles[role].some((each) => each === permission)
    expect(skippedAtOnce(action, { state, isPublic }, may)).toBe(skipped)
  })
})

it('tags are typed with commas between them, each once', () => {
  expect(typedTags(' Winter, Sale,,winter , Sale')).toEqual(['Winter', 'Sale', 'winter'])
})

it('a deletion of several pages names what hangs on each', () => {
  const found = {
    ...{ stories: 1, binDays: 30, isPublic: true, references: { rows: [], total: 3 }, plans: [] },
    versions: [{ id: 2, name: 'B', fullSlug: 'fr-ch/b', isPublished: true }],
    releases: [{ id: 1, name: 'Winter' }],
    campaigns: [],
    redirects: { from: ['/alt'], total: 1, away: [] },
    present: ['Anna'],
    atWork: ['Ole'],
    comments: 2,
    reach: [
      { kind: 'section', folders: [], pages: 3 },
      { kind: 'frame', folders: ['de-de'], pages: 58 },
    ] as const,
  }
  expect(notesOfConsequences('delete', found, 1).map(({ key }) => key)).toEqual([
    'reach',
    'public',
    'references',
    'versions',
    'redirects',
    'comments',
    'unsaved',
    'atWork',
    'releases',
    'present',
  ])
  expect(notesOfConsequences('move', found, 1).map(({ key, names }) => [key, names])).toEqual([
    ['reach', undefined],
    ['releases', 'Winter'],
    ['present', 'Anna'],
  ])
  // A shared section is shown wherever it lies.
  const shared = { ...found, reach: [{ kind: 'section', folders: [], pages: 3 }] as const }
  const told = (action: 'delete' | 'move') => notesOfConsequences(action, shared, 0).map(({ key }) => key)
  expect([told('delete').includes('reach'), told('move').includes('reach')]).toEqual([true, false])
})
