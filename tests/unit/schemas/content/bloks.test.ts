import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { bloks, collectIssues, hintsOf, items, requiredText, toRawBloks } from '@/schemas/content'

const step = { name: 'step', schema: z.object({ title: requiredText({ label: 'Title' }) }) }
const group = { name: 'group', schema: z.object({ steps: items(step, { label: 'Steps' }) }) }

describe('nested blocks', () => {
  const field = bloks({ label: 'Body' })

  test.each([undefined, null, ''])('%j is an empty list', (value) => {
    expect(field.parse(value)).toEqual([])
  })

  test('a single block is a list of one', () => {
    expect(field.parse({ component: 'teaser', _uid: 'a', text: 1 })).toEqual([
      { component: 'teaser', _uid: 'a', text: 1 },
    ])
  })

  test('a bad block costs that block alone and is reported', () => {
    const given = [
      null,
      { component: 'a', _uid: '1' },
      'x',
      {},
      { component: 5 },
      { component: '' },
      [],
      { component: 'b' },
    ]
    const { result, left } = collectIssues(() => field.parse(given))
    expect(result).toEqual([
      { component: 'a', _uid: '1' },
      { component: 'b', _uid: 'b-7' },
    ])
    expect(left.map(({ item }) => item)).toEqual([0, 2, 3, 4, 5, 6])
  })

  test.each([7, 'text', true])('%j is no list', (value) => {
    expect(field.safeParse(value).success).toBe(false)
    expect(toRawBloks(value)).toEqual([])
  })
})

describe('items', () => {
  const field = items(step, { label: 'Steps' })

  test('an entry need not say what it is where only one kind may stand', () => {
    expect(field.parse([{ title: 'a' }, { component: 'step', _uid: 'x', title: 'b' }])).toEqual([
      { title: 'a', uid: '0', component: 'step' },
      { title: 'b', uid: 'x', component: 'step' },
    ])
  })

  test('a bad entry costs that entry alone and is reported with its reason', () => {
    const given = [
      { title: '' },
      null,
      'x',
      { component: 'group' },
      { component: { toString: 1 } },
      { title: 'b' },
    ]
    const { result, left } = collectIssues(() => field.parse(given))
    expect(result).toEqual([{ title: 'b', uid: '5', component: 'step' }])
    expect(left.map(({ item }) => item)).toEqual([0, 1, 2, 3, 4])
    expect(left[0]?.message).toMatch(/^title: /)
    expect(left[3]?.message).toBe('group does not belong here')
  })

  test('several kinds are known by their component', () => {
    const several = items([step, group], { label: 'Steps' })
    const given = [{ component: 'group', _uid: 'g', steps: [{ title: 'a' }, {}] }, { title: 'nameless' }]
    const { result, left } = collectIssues(() => several.parse(given))
    expect(result).toEqual([
      { component: 'group', uid: 'g', steps: [{ title: 'a', uid: '0', component: 'step' }] },
    ])
    expect(left).toHaveLength(2)
  })

  test.each([undefined, null, ''])('%j is an empty list', (value) => {
    expect(field.parse(value)).toEqual([])
  })

  test('tells the editor what may stand there', () => {
    expect(hintsOf(field)).toMatchObject({ type: 'bloks', allow: ['step'] })
  })
})

test('reports belong to the parse that made them, also when it fails', () => {
  expect(() =>
    collectIssues(() => {
      toRawBloks([null])
      throw new Error('fails')
    }),
  ).toThrow('fails')
  expect(collectIssues(() => toRawBloks([])).left).toEqual([])
  const outer = collectIssues(() => {
    const inner = collectIssues(() => toRawBloks([null]))
    toRawBloks([{ component: 'a' }, 7])
    return inner.left
  })
  expect(outer.result).toEqual([{ item: 0, message: 'is not a block' }])
  expect(outer.left).toEqual([{ item: 1, message: 'is not a block' }])
})
