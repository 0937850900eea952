import { parse } from 'csv-parse/sync'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { csvRow } from '@/lib/shop/merchant/csv'
import { majorUnits } from '@/lib/shop/merchant/money'
import { runsOf } from '../../../fixtures/runs'

const readBack = (row: string) => (parse(row, { relax_column_count: true }) as string[][])[0]

describe('a row of an export', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+49 30 1234', "'+49 30 1234"],
    ['-2', "'-2"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\r=1', "'\r=1"],
    ['  =1', "'  =1"],
    ['＝1', "'＝1"],
    ['＠x', "'＠x"],
  ])('lets %j become no formula', (text, harmless) => {
    expect(readBack(csvRow([text, 'x']))).toEqual([harmless, 'x'])
  })

  test.each([
    ['Müller, Anna', '"Müller, Anna"\r\n'],
    ['24" Rad', '"24"" Rad"\r\n'],
    ['zwei\nZeilen', '"zwei\nZeilen"\r\n'],
    ["L'Île", '"L\'Île"\r\n'],
    ['a;b', '"a;b"\r\n'],
    ['Größe 62', 'Größe 62\r\n'],
  ])('writes %j as %j', (text, row) => expect(csvRow([text])).toBe(row))

  test('keeps numbers and what is not there as they are', () => {
    expect(csvRow([-1.5, 0.19, true, null, undefined, ''])).toBe('-1.5,0.19,true,,,\r\n')
  })

  test('is read back as it was written, but for the mark before formulas', () => {
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 2 }), (cells) => {
        const read = readBack(csvRow([...cells, 'end']))
        expect(read?.map((cell, index) => (cell === `'${cells[index]}` ? cells[index] : cell))).toEqual([
          ...cells,
          'end',
        ])
        for (const cell of read ?? []) expect(cell).not.toMatch(/^\s*[=+\-@]/)
      }),
      { numRuns: runsOf(500) },
    )
  })
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [1234, '12.34'],
  [-7, '-0.07'],
  [100_000_000, '1000000.00'],
])('%i minor units are %s', (amount, words) => expect(majorUnits(amount)).toBe(words))
