import fc from 'fast-check'
import { expect, it } from 'vitest'
import { wrap } from '@/lib/platform/typeset/wrap'

const measure = (text: string) => [...text].length

it.each([
  ['one two three', 7, ['one two', 'three']],
  ['one\ntwo', 20, ['one', 'two']],
  ['abcdefgh', 3, ['abc', 'def', 'gh']],
  ['', 5, ['']],
  ['one · two · three', 11, ['one · two', 'three']],
  ['one two · three', 7, ['one two', 'three']],
])('%j in %i letters', (text, room, lines) => expect(wrap(text, room, measure)).toEqual(lines))

it('no line is wider than its column, and every word is there', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ minLength: 1, unit: fc.constantFrom('a', 'ß', 'м') })),
      fc.integer({ min: 1, max: 30 }),
      (words, room) => {
        const lines = wrap(words.join(' '), room, measure)
        for (const line of lines) expect(measure(line)).toBeLessThanOrEqual(room)
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''))
      },
    ),
  )
})
