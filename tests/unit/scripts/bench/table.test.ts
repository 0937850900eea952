import { expect, it } from 'vitest'
import { comparedRow } from '@/scripts/bench/row'
import { formatTable } from '@/scripts/bench/table'

const bare = (figure: number) => ({ name: 'bare page', figure })

it('lines up the figures to the right, each in its unit and with its ratio', () => {
  const table = formatTable([
    comparedRow({ subject: 'Home', unit: 'req/s', figure: 1499.6, yardstick: bare(2000) }),
    comparedRow({ subject: 'Scripts', unit: 'KiB', figure: 140, yardstick: bare(134.04), note: '+6.0 KiB' }),
  ])
  expect(table.split('\n')).toEqual([
    'Measured         Shop    Yardstick  which is   Ratio  Note',
    '────────  ───────────  ───────────  ─────────  ─────  ────────',
    'Home      1,500 req/s  2,000 req/s  bare page   0.75',
    'Scripts     140.0 KiB    134.0 KiB  bare page   1.04  +6.0 KiB',
  ])
})

it.each([
  [149.6, 'within the bound of 150 ms, median of 40'],
  [150, 'within the bound of 150 ms, median of 40'],
  [150.4, 'ABOVE the bound of 150 ms, median of 40'],
  [undefined, 'median of 40'],
])('says of a figure of %s whether it keeps its bound', (figure, said) => {
  const table = formatTable([{ subject: 'Key', unit: 'ms', figure, note: 'median of 40', bound: 150 }])
  expect(table.split('\n').at(-1)?.endsWith(`  ${said}`)).toBe(true)
})

it('says of a row that could not be measured why', () => {
  const table = formatTable([{ subject: 'LCP', unit: 'ms', figure: undefined, note: 'there is no Chromium' }])
  expect(table.split('\n').at(-1)).toMatch(/^LCP\s+–\s+–\s+–\s+–\s+there is no Chromium$/)
})

it('gives no ratio to a yardstick of nothing', () => {
  const row = comparedRow({ subject: 'CLS', unit: 'shift', figure: 0.012, yardstick: bare(0) })
  expect(row.ratio).toBeUndefined()
  expect(formatTable([row])).toMatch(/0\.012 shift\s+0\.000 shift\s+bare page\s+–$/)
})

it('has a head alone when nothing was measured', () => {
  expect(formatTable([]).split('\n')).toHaveLength(2)
})
