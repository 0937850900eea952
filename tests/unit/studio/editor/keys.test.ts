import { describe, expect, it } from 'vitest'
import { isAllKey, rangeEnd, stepFor } from '@/lib/studio/editor/tree/keys'
import type { Row } from '@/lib/studio/editor/tree/rows'

const line = (uid: string, level: number, isOpen?: boolean): Row => ({
  kind: 'blok',
  key: uid,
  level,
  blok: { _uid: uid, component: 'grid' },
  label: uid,
  words: '',
  isOpen,
  position: 1,
  size: 1,
})
const list: Row = {
  kind: 'list',
  key: 'l',
  level: 3,
  label: 'Blocks',
  place: { parent: 'b', list: [], index: 0 },
  allow: [],
  isFull: false,
}
const rows = [
  line('root', 1, true),
  line('a', 2),
  line('b', 2, true),
  list,
  line('c', 4),
  line('d', 2, false),
]

describe('the keys of the tree', () => {
  it.each([
    ['ArrowDown', 'b', { list: 'l' }],
    ['ArrowDown', 'l', { select: 'c' }],
    ['ArrowUp', 'l', { select: 'b' }],
    ['ArrowRight', 'l', { select: 'c' }],
    ['ArrowLeft', 'l', { select: 'b' }],
    ['ArrowUp', 'c', { list: 'l' }],
    ['ArrowDown', 'd', undefined],
    ['ArrowUp', 'root', undefined],
    ['Home', 'd', { select: 'root' }],
    ['End', 'a', { select: 'd' }],
    ['ArrowRight', 'd', { toggle: 'd' }],
    ['ArrowRight', 'b', { list: 'l' }],
    ['ArrowRight', 'a', undefined],
    ['ArrowLeft', 'b', { toggle: 'b' }],
    ['ArrowLeft', 'c', { list: 'l' }],
    ['ArrowLeft', 'd', { select: 'root' }],
    ['Tab', 'a', undefined],
    ['ArrowDown', 'gone', undefined],
  ])('%s on %s', (key, selected, wanted) => {
    expect(stepFor(key, rows, selected)).toEqual(wanted)
  })
})

it.each([
  ['ArrowDown', 'b', 'c'],
  ['ArrowDown', 'd', undefined],
  ['ArrowUp', 'b', 'a'],
  ['ArrowUp', 'a', undefined],
  ['Home', 'c', 'a'],
  ['Home', 'a', undefined],
  ['End', 'a', 'd'],
  ['End', 'd', undefined],
  ['x', 'b', undefined],
])('Shift with %s on %s chooses up to %s', (key, at, wanted) => {
  expect(rangeEnd(key, ['a', 'b', 'c', 'd'], at)).toBe(wanted)
})

const held = { key: 'a', altKey: false, shiftKey: false, ctrlKey: false, metaKey: false }
it.each([
  [{ ctrlKey: true }, true],
  [{ metaKey: true }, true],
  [{ ctrlKey: true, key: 'A' }, true],
  [{}, false],
  [{ ctrlKey: true, shiftKey: true }, false],
  [{ ctrlKey: true, altKey: true }, false],
  [{ ctrlKey: true, key: 'b' }, false],
])('Ctrl and A choose all: %j', (keys, isAll) => expect(isAllKey({ ...held, ...keys })).toBe(isAll))
