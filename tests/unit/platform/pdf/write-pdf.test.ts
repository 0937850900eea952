import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Part } from '@/lib/platform/pdf/lay-out'
import { layOut, paper } from '@/lib/platform/pdf/lay-out'
import { encoded, measured } from '@/lib/platform/pdf/typeface'
import { writePdf } from '@/lib/platform/pdf/write-pdf'
import { runsOf } from '../../../fixtures/runs'

const written = (parts: readonly Part[], title = 'Anleitung') =>
  writePdf({ title, language: 'de', parts, footer: 'Lino' })

/** What stands on the pages, line by line. */
function linesOf(pdf: Buffer): string[] {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/\/Length (\d+)[^>]*>>\nstream\n/g)].flatMap((match) => {
    const start = match.index + match[0].length
    const content = inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1')
    return [...content.matchAll(/<([0-9a-f]*)> Tj/g)].map(([, hex = '']) =>
      new TextDecoder('windows-1252').decode(Buffer.from(hex, 'hex')),
    )
  })
}

const text = (content: string): Part => ({ kind: 'text', text: content })

describe('a PDF', () => {
  it('says where each of its objects begins, and how many there are', () => {
    const pdf = written(Array.from({ length: 200 }, () => text('Eine Zeile')))
    const file = pdf.toString('latin1')
    expect(file.startsWith('%PDF-1.7\n')).toBe(true)
    expect(file.endsWith('%%EOF\n')).toBe(true)
    const table = Number(/startxref\n(\d+)\n/.exec(file)?.[1])
    expect(file.slice(table, table + 5)).toBe('xref\n')
    const offsets = [...file.slice(table).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, digits]) =>
      Number(digits),
    )
    for (const [index, offset] of offsets.entries())
      expect(file.slice(offset, offset + 12)).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
    expect(file).toContain(`/Size ${offsets.length + 1} `)
    const pages = file.match(/\/Type \/Page /g)?.length ?? 0
    expect(pages).toBeGreaterThan(3)
    expect(file).toContain(`/Count ${pages} `)
  })

  it('holds its words, and the number of its page below them', () => {
    const pdf = written([
      { kind: 'title', text: 'Größe & Maße' },
      { kind: 'fact', label: 'Gewicht', text: '9,5 kg' },
      { kind: 'item', text: 'L’œuf « rond » – 5 €' },
    ])
    expect(linesOf(pdf)).toEqual([
      ...['Größe & Maße', 'Gewicht', '9,5 kg', '•', 'L’œuf « rond » – 5 €'],
      'Lino – 1 / 1',
    ])
  })

  it('writes narrow spaces as wide ones, and what its typeface does not have as a question mark', () => {
    expect(linesOf(written([text('5\u202fkg 日 🙂 z')]))[0]).toBe('5\u00a0kg ? ? z')
  })

  it('lets no text out of its place', () => {
    const hostile = ') Tj ET endstream endobj <</OpenAction (x)>> \\'
    const file = written([text(hostile)], hostile).toString('latin1')
    expect(file).not.toContain('OpenAction')
    expect(file.match(/endobj/g)).toHaveLength(7)
    expect(linesOf(written([text(hostile)]))[0]).toBe(hostile)
  })

  it('is the same for the same words', () => {
    expect(written([text('a')]).equals(written([text('a')]))).toBe(true)
  })
})

const part = fc.record({
  kind: fc.constantFrom('title', 'heading', 'text', 'item', 'fact'),
  label: fc.string({ maxLength: 80 }),
  text: fc.oneof(fc.string({ maxLength: 600 }), fc.lorem({ maxCount: 60 })),
}) as fc.Arbitrary<Part>

describe('whatever it says', () => {
  it('stays within the margins, and every word is there', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const lines = layOut(parts).flat()
        for (const { x, y, size, bold, text: words } of lines) {
          expect(x).toBeGreaterThanOrEqual(60)
          expect(x + measured(words, size, bold)).toBeLessThanOrEqual(paper.width - 59)
          expect(y).toBeGreaterThanOrEqual(60)
          expect(y).toBeLessThan(paper.height - 60)
        }
        const bare = (all: readonly string[]) => all.join('').replace(/\s/g, '').length
        const bullets = parts.filter(({ kind }) => kind === 'item').length
        expect(bare(lines.map((line) => line.text)) - bullets).toBe(
          bare(parts.flatMap((each) => (each.kind === 'fact' ? [each.label, each.text] : [each.text]))),
        )
      }),
      { numRuns: runsOf(200) },
    )
  })

  it('has no heading alone at the foot of a page', () => {
    for (let above = 1; above < 60; above += 1) {
      const parts: Part[] = [
        ...Array.from({ length: above }, () => text('Zeile')),
        { kind: 'heading', text: 'Wichtig' },
        text('Danach'),
      ]
      const page = layOut(parts).find((lines) => lines.some((line) => line.text === 'Wichtig'))
      expect(page?.at(-1)?.text).toBe('Danach')
    }
  })
})

it.each([
  ['Maß', 833 + 556 + 611],
  ['ill', 222 * 3],
  ['5 €', 556 + 278 + 556],
])('%s is as wide as the metrics of Helvetica say', (words, width) => {
  expect(measured(words, 1000)).toBe(width)
  expect(encoded(words)).toHaveLength([...words].length)
})
