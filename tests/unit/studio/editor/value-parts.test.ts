import { describe, expect, it } from 'vitest'
import { valueParts } from '@/lib/studio/editor/pickers/value-parts'
import { pickQuery } from '@/lib/studio/pickers'

const numbers = (count: number, digits = 4) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(digits, '0'))

describe('the values that a picker asks for', () => {
  it.each([
    ['none', [], 1],
    ['a few', numbers(80), 1],
    ['as many as one call takes', numbers(100), 1],
    ['one more', numbers(101), 2],
    ['many', numbers(950), 10],
    ['long ones', numbers(90, 100), 3],
  ])('are all answered by the calls: %s', (_, values, calls) => {
    const parts = valueParts(values)
    expect(parts).toHaveLength(calls)
    const read = parts.map((part) => pickQuery.parse({ values: part.join(',') }).values ?? [])
    expect(read.flat()).toEqual(values)
  })

  it('are the others where one is too long for a call', () => {
    expect(valueParts(['a', 'x'.repeat(4_001), 'b'])).toEqual([['a', 'b']])
  })
})
