import { create } from 'fontkit'
import { type Font, readWoff2, writeFont } from './font-file'
import { writeGlyphs } from './glyphs'

/** What says how the outlines of other weights differ. */
const variations = ['avar', 'cvar', 'fvar', 'gvar', 'HVAR', 'MVAR', 'STAT', 'VVAR']

/** The widths of glyphs, each with its left side. */
function widthsOf(widths: readonly number[], lefts: readonly number[]): Buffer {
  const table = Buffer.alloc(4 * widths.length)
  widths.forEach((width, index) => {
    table.writeUInt16BE(Math.round(width), 4 * index)
    table.writeInt16BE(lefts[index] ?? 0, 4 * index + 2)
  })
  return table
}

/** A table that is changed, which must not happen where it lies. */
const copied = ({ tables }: Font, tag: string, change: (table: Buffer) => void): Buffer => {
  const table = Buffer.from(tables.get(tag) ?? Buffer.alloc(54))
  change(table)
  return table
}

/**
 * One weight of a font with all of them, as plain OpenType: what draws documents can read variable fonts and WOFF2, but
 * can put neither into a document.
 * @param woff2 a variable font in WOFF2
 * @param weight as in CSS: 400
 */
export function fontOfWeight(woff2: Buffer, weight: number): Buffer {
  const font = readWoff2(woff2)
  const wanted = create(writeFont(font)).getVariation({ wght: weight })
  const glyphs = Array.from({ length: wanted.numGlyphs }, (_, id) => wanted.getGlyph(id))
  const { glyf, loca, lefts } = writeGlyphs(
    glyphs.map((glyph) =>
      glyph
        ._getContours()
        .map((contour) =>
          contour.map(({ x, y, onCurve }) => ({ x: Math.round(x), y: Math.round(y), isOnCurve: onCurve })),
        ),
    ),
  )
  const tables = new Map([...font.tables].filter(([tag]) => !variations.includes(tag)))
  tables.set('glyf', glyf).set('loca', loca)
  tables.set(
    'hmtx',
    widthsOf(
      glyphs.map(({ advanceWidth }) => advanceWidth),
      lefts,
    ),
  )
  tables.set(
    'head',
    copied(font, 'head', (table) => table.writeInt16BE(1, 50)),
  )
  tables.set(
    'hhea',
    copied(font, 'hhea', (table) => table.writeUInt16BE(glyphs.length, 34)),
  )
  return writeFont({ ...font, tables })
}
