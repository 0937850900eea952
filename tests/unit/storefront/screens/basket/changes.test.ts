import { describe, expect, it } from 'vitest'
import {
  type Change,
  expected,
  withChange,
  withNewKey,
  withNewKeys,
} from '@/lib/storefront/screens/basket/changes'
import { basketLine } from '@/tests/fixtures/basket'

const [a, b, c] = ['a', 'b', 'c'].map((key) => basketLine(key))
if (!a || !b || !c) throw new Error('no lines')
const quantity = (item: typeof a, number: number): Change => ({ kind: 'quantity', item, quantity: number })
const remove = (item: typeof a): Change => ({ kind: 'remove', item })
const restore = (item: typeof a): Change => ({ kind: 'restore', item })

describe('changes that wait', () => {
  it.each<[string, Change[], Change, Change[]]>([
    ['only the last quantity of a line counts', [quantity(a, 2)], quantity(a, 3), [quantity(a, 3)]],
    [
      'lines do not get in each other’s way',
      [quantity(a, 2)],
      quantity(b, 3),
      [quantity(a, 2), quantity(b, 3)],
    ],
    ['a removal makes the quantity pointless', [quantity(a, 2)], remove(a), [remove(a)]],
    ['a line that comes back follows its removal', [remove(a)], restore(a), [remove(a), restore(a)]],
    ['a removal follows what came back', [restore(a)], remove(a), [restore(a), remove(a)]],
  ])('%s', (_, waiting, change, after) => expect(withChange(waiting, change)).toEqual(after))

  it('go to the line that came back under another key', () => {
    expect(withNewKey([quantity(a, 2), remove(b)], 'a', 'x')).toEqual([
      quantity({ ...a, key: 'x' }, 2),
      remove(b),
    ])
  })
})

describe('the lines that are expected', () => {
  const keys = (items: { key: string }[]) => items.map(({ key }) => key)
  const order = ['a', 'b', 'c']

  it.each<[string, Change[], string[]]>([
    ['without a change', [], ['a', 'b', 'c']],
    ['without one that is removed', [remove(b)], ['a', 'c']],
    ['with one that comes back to its place', [remove(b), restore(b)], ['a', 'b', 'c']],
    ['with one that comes back while it is still there', [restore(b)], ['a', 'b', 'c']],
  ])('%s', (_, changes, after) => expect(keys(expected([a, b, c], changes, order))).toEqual(after))

  it('cost what the new quantity costs, as far as there are so many', () => {
    const few = basketLine('f', { variant: { most: 3 } })
    const of = (number: number) => expected([few], [quantity(few, number)], ['f'])[0]
    expect(of(2)).toMatchObject({ quantity: 2, total: 2000 })
    expect(of(5)).toMatchObject({ quantity: 5, total: 3000 })
  })

  it('stand where they stood; what is new comes first', () => {
    const known = withNewKeys(['b', 'gone', 'c'], [a, b, c])
    expect(known).toEqual(['a', 'b', 'gone', 'c'])
    expect(keys(expected([c, b, a], [], known))).toEqual(['a', 'b', 'c'])
  })
})
