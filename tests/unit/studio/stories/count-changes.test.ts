import { expect, it } from 'vitest'
import { countChanges } from '@/lib/studio/stories/count-changes'

const block = (uid: string, more: object = {}) => ({ _uid: uid, component: 'text', ...more })
const table = (...cells: string[]) => {
  const body = cells.map((value, at) => ({ _uid: `c${at}`, component: '_table_col', value }))
  return block('table', { table: { thead: [], tbody: [{ _uid: 'row', component: '_table_row', body }] } })
}
const page = (body: object[], more: object = {}) => ({ _uid: 'root', component: 'page', body, ...more })

it.each([
  ['nothing', page([block('a')]), page([block('a')]), [0, 0, 0]],
  [
    'another order of properties',
    page([{ a: 1, ...block('a') }]),
    page([{ ...block('a'), a: 1 }]),
    [0, 0, 0],
  ],
  ['another uid of the root', page([]), { ...page([]), _uid: 'other' }, [1, 0, 0]],
  [
    'a field of a block, and not of the blocks around it',
    page([block('a', { body: [block('b')] })]),
    page([block('a', { body: [block('b', { text: 'x' })] })]),
    [1, 0, 0],
  ],
  ['a block that is new, which changes the list that has it', page([]), page([block('a')]), [1, 1, 0]],
  ['a block that is gone', page([block('a'), block('b')]), page([block('a')]), [1, 0, 1]],
  ['the order of blocks', page([block('a'), block('b')]), page([block('b'), block('a')]), [1, 0, 0]],
  [
    'cells of a table, which are a part of its block',
    page([table('one', 'two')]),
    page([table('one', 'three', 'four')]),
    [1, 0, 0],
  ],
  [
    'a rich text with a block in it',
    page([], { text: { content: [block('a')] } }),
    page([], { text: { content: [block('a', { x: 1 })] } }),
    [1, 0, 0],
  ],
] as const)('counts %s', (_, published, draft, [changed, added, removed]) => {
  expect(countChanges(published, draft)).toEqual({ changed, added, removed })
})
