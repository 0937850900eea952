import { describe, expect, test } from 'vitest'
import { collectIssues, table } from '@/schemas/content'

const field = table({ label: 'Table' })

describe('table', () => {
  test('as the content service sends it', () => {
    const given = {
      fieldtype: 'table',
      thead: [
        { _uid: '1', value: 'Größe', component: '_table_head' },
        { _uid: '2', value: 'Alter', component: '_table_head' },
      ],
      tbody: [
        {
          _uid: '3',
          component: '_table_row',
          body: [
            { _uid: '4', value: '56', component: '_table_col' },
            { _uid: '5', value: 2, component: '_table_col' },
          ],
        },
      ],
    }
    expect(field.parse(given)).toEqual({ head: ['Größe', 'Alter'], rows: [['56', '2']] })
  })

  test('every row is as wide as the widest', () => {
    const given = {
      thead: [{ value: 'a' }],
      tbody: [{ body: [{ value: '1' }, { value: '2' }] }, { body: [] }],
    }
    expect(field.parse(given)).toEqual({
      head: ['a', ''],
      rows: [
        ['1', '2'],
        ['', ''],
      ],
    })
  })

  test('a head without a word is no head', () => {
    expect(field.parse({ thead: [{ value: '' }, {}], tbody: [] })).toEqual({ head: [], rows: [] })
  })

  test('a bad row costs that row alone and is reported', () => {
    const { result, left } = collectIssues(() =>
      field.parse({ tbody: [7, { body: [{ value: 'a' }] }, { body: null }] }),
    )
    expect(result).toEqual({ head: [], rows: [['a']] })
    expect(left.map(({ item }) => item)).toEqual([0, 2])
  })

  test('many rows do not exhaust the stack', () => {
    const tbody = Array.from({ length: 200_000 }, () => ({ body: [{ value: 'a' }] }))
    expect(field.parse({ tbody }).rows).toHaveLength(200_000)
  })

  test.each([undefined, null, '', 'text', 7, []])('%j is no table', (value) => {
    expect(field.safeParse(value).success).toBe(false)
  })
})
