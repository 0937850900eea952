import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { typefaceProblem } from '@/lib/content/media/typeface-problem'
import { openTypeOf, typefaceFacts } from '@/lib/platform/typeset'
import { readWoff2 } from '@/lib/platform/typeset/woff2/font-file'
import { compositeOf, withLastGlyphs, writeWoff2 } from '../../../fixtures/typeface-file'

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
