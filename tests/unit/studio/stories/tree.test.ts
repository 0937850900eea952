import { describe, expect, it } from 'vitest'
import { actionsFor } from '@/lib/studio/stories/actions'
import { nextOrder } from '@/lib/studio/stories/list/list-order'
import { stateOf } from '@/lib/studio/stories/story-state'
import { storyTypes } from '@/lib/studio/stories/story-types'
import { effectOfKey } from '@/lib/studio/stories/tree/tree-keys'
import {
  emptyTree,
  linesOf,
  rowOf,
  type TreeLine,
  top,
  withFolder,
  withMore,
  withOpen,
} from '@/lib/studio/stories/tree/tree-state'
import { definitions } from '@/schemas/definitions'

const row = (id: number, isFolder = false) => ({
  ...{ id, uuid: `uuid ${id}`, name: `Name ${id}`, slug: `s${id}`, fullSlug: `s${id}`, parentId: null },
  address: `s${id}`,
  ...{
    isFolder,
    isStartpage: false,
    component: isFolder ? null : 'page',
    state: undefined,
    isPublic: false,
    updatedAt: '',
    mark: '',
  },
})

const inWords = (lines: readonly TreeLine[]) =>
  lines.map((line) =>
    line.kind === 'story' ? `${line.level} ${line.row.name}` : `${line.level} ${line.kind}`,
  )

describe('the tree of stories', () => {
  const rows = [row(1, true), row(2, true), row(3)]
  const tree = withFolder(emptyTree, top, { rows, total: 5 })

  it('shows the top, and that there is more', () => {
    expect(inWords(linesOf(tree))).toEqual(['1 Name 1', '1 Name 2', '1 Name 3', '1 more'])
  })

  it('shows what is in open folders, as far as it is known', () => {
    const open = withOpen(withOpen(tree, 1, true), 2, true)
    const loaded = withFolder(open, 1, { rows: [row(4)], total: 1 })
    expect(inWords(linesOf(loaded))).toEqual([
      ...['1 Name 1', '2 Name 4', '1 Name 2', '2 loading', '1 Name 3', '1 more'],
    ])
    expect(inWords(linesOf(withOpen(withFolder(loaded, 2, { rows: [], total: 0 }), 1, false)))).toEqual([
      ...['1 Name 1', '1 Name 2', '2 empty', '1 Name 3', '1 more'],
    ])
  })

  it('adds the next part once, whatever has moved meanwhile', () => {
    const more = withMore(tree, top, { rows: [row(3), row(5)], total: 4 })
    expect(inWords(linesOf(more))).toEqual(['1 Name 1', '1 Name 2', '1 Name 3', '1 Name 5'])
    expect(rowOf(more, 5)?.name).toBe('Name 5')
    expect(rowOf(more, 6)).toBeUndefined()
  })

  it('answers the keys of a treegrid', () => {
    const open = withFolder(withOpen(tree, 1, true), 1, { rows: [row(4)], total: 1 })
    const lines = linesOf(open).filter((line) => line.kind === 'story')
    const effect = (key: string, id: number) => {
      const found = effectOfKey(key, lines, id)
      return found?.kind === 'focus' ? found.line.row.id : found
    }
    expect(effect('ArrowDown', 1)).toBe(4)
    expect(effect('ArrowUp', 1)).toBeUndefined()
    expect(effect('ArrowRight', 1)).toBe(4)
    expect(effect('ArrowRight', 2)).toEqual({ kind: 'toggle', isOpen: true })
    expect(effect('ArrowLeft', 4)).toBe(1)
    expect(effect('ArrowLeft', 1)).toEqual({ kind: 'toggle', isOpen: false })
    expect(effect('Home', 3)).toBe(1)
    expect(effect('End', 1)).toBe(3)
    expect(effect('Enter', 3)).toEqual({ kind: 'action', action: 'open' })
    expect(effect('Enter', 2)).toEqual({ kind: 'toggle', isOpen: true })
    expect(effect(' ', 2)).toEqual({ kind: 'choose' })
    expect(effect('F2', 2)).toEqual({ kind: 'action', action: 'rename' })
    expect(effect('Delete', 3)).toEqual({ kind: 'action', action: 'delete' })
    expect(effect('x', 3)).toBeUndefined()
  })
})

it.each([
  ['name', undefined, 'name'],
  ['name', 'name', '-name'],
  ['name', '-name', undefined],
  ['name', 'state', 'name'],
  ['changed', undefined, '-changed'],
  ['changed', '-changed', 'changed'],
  ['person', 'changed', 'person'],
] as const)('the head “%s” of a list in the order %s asks for %s', (column, order, expected) => {
  expect(nextOrder(column, order)).toBe(expected)
})

describe('a story', () => {
  it.each([
    [false, true, 'draft'],
    [true, false, 'published'],
    [true, true, 'changed'],
  ] as const)(
    'that is published: %s, with changes: %s, is %s',
    (isPublished, hasUnpublishedChanges, state) => {
      expect(stateOf({ isPublished, hasUnpublishedChanges })).toBe(state)
    },
  )

  it.each([
    ['editor', 'draft', false, 'open rename move duplicate (publish) delete'],
    ['editor', 'draft', true, 'open rename (move) duplicate (publish) (delete)'],
    ['editor', 'changed', true, 'open rename (move) duplicate (publish) (unpublish) (delete)'],
    ['publisher', 'draft', false, 'open rename move duplicate publish delete'],
    ['publisher', 'changed', true, 'open rename move duplicate publish unpublish delete'],
    ['publisher', 'published', true, 'open rename move duplicate unpublish delete'],
  ] as const)('offers an %s of a %s one (public: %s) these actions', (role, state, isPublic, expected) => {
    const actions = actionsFor(
      { isFolder: false, state, isPublic },
      (asked) => asked === 'edit' || role === 'publisher',
    )
    // In brackets: shown with the reason why not.
    expect(actions.map(({ action, refusal }) => (refusal ? `(${action})` : action)).join(' ')).toBe(expected)
  })

  it('can be of every type whose block is a root', () => {
    const roots = Object.values(definitions)
      .filter(({ kind }) => kind === 'page')
      .map(({ name }) => name)
    expect([...storyTypes].sort()).toEqual(roots.sort())
  })
})
