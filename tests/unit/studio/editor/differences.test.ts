import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Blok, countDifferences, differencesOf } from '@/lib/studio/editor/model'

const blok = (uid: string, fields: object = {}): Blok => ({ _uid: uid, component: 'headline', ...fields })
const grid = (uid: string, ...body: Blok[]): Blok => ({ _uid: uid, component: 'grid', body })
const page = (...body: Blok[]): Blok => ({ _uid: 'root', component: 'page', title: '', body })

const told = (one: Blok, other: Blok) =>
  differencesOf(one, other).map((each) =>
    each.kind === 'field'
      ? [each.blok._uid, each.field, each.before, each.after]
      : [each.blok._uid, each.kind],
  )

describe('the differences of two versions', () => {
  const [a, b, c] = [blok('a'), blok('b'), blok('c')]

  it.each<[string, Blok, Blok, unknown[]]>([
    ['none in the same', page(a, b), page(a, b), []],
    ['none in another uid of the root', page(a), { ...page(a), _uid: 'other' }, []],
    [
      'none between never filled and emptied',
      page(blok('a', { text: '' })),
      page(blok('a', { text: null })),
      [],
    ],
    ['a field', page(blok('a', { text: 'A' })), page(blok('a', { text: 'B' })), [['a', 'text', 'A', 'B']]],
    ['a field of the page', page(), { ...page(), title: 'T' }, [['root', 'title', '', 'T']]],
    ['a field that is gone', page(blok('a', { text: 'A' })), page(a), [['a', 'text', 'A', undefined]]],
    ['a new block, and no move of those after it', page(a, b), page(c, a, b), [['c', 'added']]],
    ['a removed block, and no move of those after it', page(c, a, b), page(a, b), [['c', 'removed']]],
    ['a move within a list, once', page(a, b, c), page(b, c, a), [['a', 'moved']]],
    ['a move under another block', page(a, grid('g')), page(grid('g', a)), [['a', 'moved']]],
    ['a new block with what is in it, once', page(), page(grid('g', a, b)), [['g', 'added']]],
    ['a removed block with what was in it, once', page(grid('g', a, b)), page(), [['g', 'removed']]],
    [
      'what was moved into a new block',
      page(a),
      page(grid('g', a)),
      [
        ['g', 'added'],
        ['a', 'moved'],
      ],
    ],
    [
      'another block under the same uid',
      page(a),
      page({ ...a, component: 'quote' }),
      [['a', 'component', 'headline', 'quote']],
    ],
  ])('%s', (_, one, other, expected) => {
    expect(told(one, other)).toEqual(expected)
  })

  it('are as many moves as are needed, never more, and as many additions the other way as removals', () => {
    const order = fc.shuffledSubarray(['a', 'b', 'c', 'd', 'e', 'f'])
    fc.assert(
      fc.property(order, order, (left, right) => {
        const [one, other] = [left, right].map((uids) => page(...uids.map((uid) => blok(uid)))) as [
          Blok,
          Blok,
        ]
        const count = (list: readonly unknown[][], kind: string) =>
          list.filter(([, what]) => what === kind).length
        const [there, back] = [told(one, other), told(other, one)]
        expect(count(there, 'moved')).toBe(count(back, 'moved'))
        expect(count(there, 'added')).toBe(count(back, 'removed'))
        expect(count(there, 'removed')).toBe(count(back, 'added'))
        expect(count(there, 'moved')).toBeLessThan(
          Math.max(1, left.filter((uid) => right.includes(uid)).length),
        )
      }),
    )
  })
})

it('are counted by blocks, of which one is counted once however many of its fields have changed', () => {
  const before = page(blok('a', { text: 'A', type: 'h1' }), blok('b'), blok('c'))
  const after = page(blok('c'), blok('a', { text: 'B', type: 'h2' }), blok('d'))
  const { removed, added, field } = countDifferences(differencesOf(before, after))
  expect({ removed, added, field }).toEqual({ removed: 1, added: 1, field: 1 })
})
