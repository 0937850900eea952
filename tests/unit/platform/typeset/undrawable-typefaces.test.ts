import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { typefaceProblem } from '@/lib/content/media/typeface-problem'
import { openTypeOf, typefaceFacts } from '@/lib/platform/typeset'
import { readWoff2 } from '@/lib/platform/typeset/woff2/font-file'
import {
  compositeOf,
  programNumber,
  sharedCall,
  withLastGlyphs,
  withPrograms,
  writeWoff2,
} from '../../../fixtures/typeface-file'

const files = 'node_modules/@fontsource-variable'
const variable = readWoff2(readFileSync(`${files}/fraunces/files/fraunces-latin-full-normal.woff2`))
const glyphs = (count: number, parts: (id: number, index: number) => number[]) =>
  writeWoff2(
    withLastGlyphs(variable, (first) =>
      Array.from({ length: count }, (_, index) => compositeOf(parts(first + index, index))),
    ),
  )

describe('A typeface whose outlines would not end', () => {
  it.each<[string, Buffer, 'broken' | 'endless']>([
    ['twice the one before, again and again', glyphs(40, (id) => [id - 1, id - 1]), 'endless'],
    ['twice the one before, as deep as is allowed', glyphs(14, (id) => [id - 1, id - 1]), 'endless'],
    ['one within another', glyphs(60, (id) => [id - 1]), 'endless'],
    ['itself', glyphs(1, (id) => [id]), 'endless'],
    ['each other', glyphs(2, (id, index) => [index === 0 ? id + 1 : id - 1]), 'endless'],
    [
      'many others',
      glyphs(3, (id, index) => Array(index === 0 ? 2000 : 200).fill(index === 0 ? 40 : id - 1)),
      'endless',
    ],
    ['a glyph that is missing', glyphs(1, () => [65_535]), 'broken'],
  ])('is refused where it comes in and where it is drawn: %s', (_, file, problem) => {
    expect(typefaceProblem(file)).toBe(problem)
    expect(() => typefaceFacts(file)).toThrow()
    expect(() => openTypeOf(file, 400)).toThrow()
  })

  it('is none where letters are made of a few others', () => {
    const file = glyphs(3, (id) => [40, id - 1])
    expect(typefaceProblem(file)).toBeUndefined()
    expect(openTypeOf(file, 400).readUInt32BE(0)).toBe(0x00010000)
  })
})

describe('A typeface whose outlines are programs that would not end', () => {
  const move = [...programNumber(10), ...programNumber(20), 21]
  const line = [...programNumber(5), 6]
  const end = [14]
  const calls = (place: number, times: number) =>
    Array.from({ length: times }, () => sharedCall(place)).flat()
  const file = (glyph: number[], subroutines: number[][] = []) =>
    writeWoff2(withPrograms(variable, glyph, subroutines))
  const nested = (depth: number, times: number) =>
    Array.from({ length: depth }, (_, place) => [...(place + 1 < depth ? calls(place + 1, times) : line), 11])
  const calculated = [...programNumber(7), ...programNumber(7), 12, 24, ...programNumber(3), 12, 30]

  it.each<[string, Buffer, 'broken' | 'endless']>([
    [
      'subroutines that call others again and again',
      file([...move, ...calls(0, 40), 14], nested(6, 20)),
      'endless',
    ],
    ['subroutines one within another', file([...move, ...calls(0, 1), 14], nested(11, 1)), 'endless'],
    [
      'a subroutine that calls itself',
      file([...move, ...calls(0, 1), 14], [[...sharedCall(0), 11]]),
      'endless',
    ],
    [
      'more operators than a glyph has',
      file(
        [...move, ...calls(0, 1), 14],
        [
          [...calls(1, 60_000), 11],
          [...line, 11],
        ],
      ),
      'endless',
    ],
    ['more operators in all glyphs together', file([...move, ...calls(0, 30_000), 14], [[11]]), 'endless'],
    ['numbers that never end', file([...Array(60).fill(programNumber(1)).flat(), ...end]), 'endless'],
    ['turns of numbers that take forever', file([...calculated, ...end]), 'endless'],
    ['a call that is calculated', file([...programNumber(1), 12, 27, 29, 14], [[11]]), 'endless'],
    ['a call of nothing', file([...move, ...sharedCall(9), 14]), 'broken'],
    [
      'numbers that are left over, by which readers go different ways',
      file(
        [...line, ...programNumber(1), ...move, ...programNumber(1), ...programNumber(2), 19, 29, 14],
        [[11]],
      ),
      'broken',
    ],
    ['more after its end', file([...move, ...end, ...line]), 'broken'],
  ])('is refused where it comes in and where it is drawn: %s', (_, font, problem) => {
    expect(typefaceProblem(font)).toBe(problem)
    expect(() => openTypeOf(font, 400)).toThrow()
  })

  it('is none where letters call a few subroutines, and take masks for their stems', () => {
    const stems = [
      ...programNumber(500),
      ...programNumber(1),
      ...programNumber(2),
      18,
      ...programNumber(3),
      ...programNumber(4),
      19,
      0xff,
    ]
    const font = file([...stems, ...move, ...calls(0, 3), ...end], nested(9, 1))
    expect(typefaceProblem(font)).toBeUndefined()
    expect(openTypeOf(font, 400).toString('latin1', 0, 4)).toBe('OTTO')
  })
})
