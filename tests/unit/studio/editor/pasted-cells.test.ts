// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import {
  hasHeadRow,
  leftOutOfCells,
  mostCells,
  pastedCells,
  withCells,
  withHeadedCells,
} from '@/lib/studio/editor/fields/pasted-cells'
import { readTable } from '@/lib/studio/editor/fields/table-value'

const page = (rows: string) => `<html><body><!--StartFragment--><table>${rows}</table></body></html>`

it.each<[string, { html?: string; text?: string }, string[][] | undefined]>([
  [
    'of a spreadsheet as a page',
    {
      html: page(
        '<tr><th>Größe</th><th>cm</th></tr><tr><td>56</td><td>50 –<br>56</td></tr><tr><td> </td><td>x</td></tr>',
      ),
      text: 'Größe\tcm',
    },
    [
      ['Größe', 'cm'],
      ['56', '50 – 56'],
      ['', 'x'],
    ],
  ],
  [
    'with cells over several',
    { html: page('<tr><td colspan="2">a</td><td rowspan="2">b</td></tr><tr><td>c</td><td>d</td></tr>') },
    [
      ['a', '', 'b'],
      ['c', 'd', ''],
    ],
  ],
  [
    'as a text',
    { text: 'a\tb\r\n\tc\r\nd\t\r\n' },
    [
      ['a', 'b'],
      ['', 'c'],
      ['d', ''],
    ],
  ],
  ['as one column', { text: 'a\nb' }, [['a'], ['b']]],
  [
    'with line ends and quotation marks in cells',
    { text: '"a\nb ""c"""\t12"\n"d"\te' },
    [
      ['a b "c"', '12"'],
      ['"d"', 'e'],
    ],
  ],
  [
    'with numbers as they are written',
    {
      html: page(
        '<tr><td>1.000,50</td><td>007</td><td>1\u202f000 g</td><td>1\u00a0000\u00a0€</td></tr><tr><td>10<sup>3</sup></td><td>CO<sub>2</sub></td><td>5\u00a0</td><td>a<sup>b</sup></td></tr>',
      ),
    },
    [
      ['1.000,50', '007', '1\u202f000 g', '1\u00a0000\u00a0€'],
      ['10³', 'CO₂', '5', 'ab'],
    ],
  ],
  ['of one cell', { html: page('<tr><td>a</td></tr>'), text: 'a\r\n' }, undefined],
  ['that are words', { html: '<p>a</p><p>b</p>', text: 'a\nb' }, undefined],
  ['of nothing', {}, undefined],
])('reads cells %s', (_, { html = '', text = '' }, wanted) => {
  expect(pastedCells({ html, text })).toEqual(wanted)
})

it('begins a new table with a head, two rows and two columns', () => {
  for (const value of [undefined, '', { thead: [], tbody: [] }])
    expect(readTable(value)).toEqual({
      head: ['', ''],
      rows: [
        ['', ''],
        ['', ''],
      ],
    })
})

it('fills a table from a cell on, and lets it grow', () => {
  const grid = {
    head: ['A', 'B'],
    rows: [
      ['a', 'b'],
      ['c', 'd'],
    ],
  }
  expect(withCells(grid, [['1'], ['2', '3']], { row: 2, column: 1 })).toEqual({
    grid: {
      head: ['A', 'B', ''],
      rows: [
        ['a', 'b', ''],
        ['c', '1', ''],
        ['', '2', '3'],
      ],
    },
    isCut: false,
  })
})

it.each<[string, string, boolean]>([
  ['a bold one', '<tr><td><b>A</b></td><td><b>B</b></td></tr><tr><td>1</td><td>2</td></tr>', true],
  ['one of header cells', '<tr><th>A</th></tr><tr><td>1</td></tr>', true],
  ['one like the others', '<tr><td>A</td></tr><tr><td>1</td></tr>', false],
  ['one with a bold word', '<tr><td><b>A</b></td><td>B</td></tr><tr><td>1</td><td>2</td></tr>', false],
])('tells by its look whether the first row names the columns: %s', (_, rows, wanted) => {
  expect(hasHeadRow(page(rows))).toBe(wanted)
})

it('makes a first row that names the columns the head of a table without one', () => {
  const cells = [
    ['Größe', 'cm'],
    ['56', '50'],
  ]
  const empty = readTable(undefined)
  const rows = [
    ['56', '50'],
    ['', ''],
  ]
  const wanted = { grid: { head: ['Größe', 'cm'], rows }, isCut: false }
  expect(withHeadedCells(empty, cells, { row: 1, column: 0 })).toEqual(wanted)
  expect(withHeadedCells(empty, cells, { row: 0, column: 0 })).toEqual(wanted)
  const headed = { ...empty, head: ['A', ''] }
  expect(withHeadedCells(headed, cells, { row: 1, column: 0 }).grid).toEqual({ head: ['A', ''], rows: cells })
})

it('cuts what is more than a table may have, and never what was there', () => {
  const wide = [Array<string>(30).fill('x')]
  const { grid, isCut } = withCells({ head: ['A'], rows: [] }, wide, { row: 0, column: 0 })
  expect([grid.head.length, isCut]).toEqual([mostCells.columns, true])
  const long = Array(300).fill(['x'])
  const filled = withCells({ head: ['A'], rows: [] }, long, { row: 0, column: 0 })
  expect([filled.grid.rows.length, filled.isCut]).toEqual([mostCells.rows, true])
  const old = { head: Array<string>(25).fill('A'), rows: [] }
  expect(withCells(old, [['x', 'y']], { row: 0, column: 24 })).toMatchObject({ isCut: true })
  expect(withCells(old, [['x']], { row: 0, column: 24 }).grid.head).toHaveLength(25)
})

it('tell what of a page the cells cannot take', () => {
  const html = page(
    '<tr><td>a <img src="https://x.example/a.png"></td><td><a href="https://x.example/">b</a> <del datetime="2026">c</del></td></tr>',
  )
  expect(leftOutOfCells(`${html}<table><tr><td>d</td></tr></table>`)).toEqual({
    ...{ pictures: 1, links: 1, tables: 1, comments: 0, deletions: 1 },
  })
  expect(leftOutOfCells('')).toEqual({ pictures: 0, links: 0, tables: 0, comments: 0, deletions: 0 })
})
