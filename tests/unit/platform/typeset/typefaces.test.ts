import PdfDocument from 'pdfkit'
import { afterEach, expect, it, vi } from 'vitest'
import { openSheet } from '@/lib/platform/typeset'
import { loadTypefaces } from '@/lib/platform/typeset/typefaces'

afterEach(() => vi.restoreAllMocks())

const info = { title: 'a', author: 'a', language: 'de', createdAt: new Date(0) }

/** The sum by which a table of OpenType is checked; that of `head` leaves out the sum of the whole font. */
function sumOf(table: Buffer, tag: string): number {
  let sum = 0
  for (let at = 0; at < table.length; at += 4)
    if (tag !== 'head' || at !== 8) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

it.each(['regular', 'bold'] as const)('the %s fonts are plain OpenType, read once', async (weight) => {
  const faces = await loadTypefaces(weight)
  expect((await loadTypefaces(weight))[0]).toBe(faces[0])
  for (const font of faces) {
    expect(font.readUInt32BE(0)).toBe(0x00010000)
    for (let entry = 12; entry < 12 + 16 * font.readUInt16BE(4); entry += 16) {
      const tag = font.toString('latin1', entry, entry + 4)
      const start = font.readUInt32BE(entry + 8)
      const end = start + Math.ceil(font.readUInt32BE(entry + 12) / 4) * 4
      expect(sumOf(font.subarray(start, end), tag), tag).toBe(font.readUInt32BE(entry + 4))
    }
  }
})

it.each([
  ['Rechnung für Zoë', ['regular0']],
  ['Łódź', ['regular0', 'regular1']],
  ['Αθήνα', ['regular0', 'regular1', 'regular2']],
])('a document opens fonts only as far as its letters need them: %s', async (text, opened) => {
  const font = vi.spyOn(PdfDocument.prototype, 'font')
  const sheet = await openSheet(info)
  sheet.paragraph(text)
  await sheet.finish(() => [])
  const names = font.mock.calls.map(([name]) => name).filter((name) => /^(?:regular|bold)/.test(String(name)))
  expect([...new Set(names)]).toEqual(opened)
})

it('what else there is to do has its turn between two documents', async () => {
  await openSheet(info)
  let turns = 0
  const turn = () => {
    turns += 1
    ticking = setImmediate(turn)
  }
  let ticking = setImmediate(turn)
  const draw = async () => {
    await openSheet(info)
    return turns
  }
  const drawn = await Promise.all([draw(), draw(), draw()])
  clearImmediate(ticking)
  expect(new Set(drawn).size).toBe(3)
})
