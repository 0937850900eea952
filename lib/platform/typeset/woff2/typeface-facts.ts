import { create } from 'fontkit'
import { readWoff2, writeFont } from './font-file'
import { fontOfWeight } from './font-of-weight'
import { assertDrawable } from './outline-work'

/** How wide the letters of a text are, each as often as texts have it: https://github.com/seek-oss/capsize. */
const usual = 'aaabcdeeeefghiijklmnnoopqrrssttuvwxyz '

/** The mean width of those letters in typefaces that most devices have, in parts of an em. */
const widthsOnDevices = { sans: 934.5116279069767 / 2048, serif: 854.3953488372093 / 2048 } as const

/** What a page needs to know of a file of a typeface. */
export type TypefaceFacts = {
  /** One weight, or the first and the last. */
  weights: readonly [number, number]
  isItalic: boolean
  /** By which a typeface of devices has the same size, as CSS has it: parts of one. */
  fit: Readonly<Record<keyof typeof widthsOnDevices, FontFit>>
  /** Whether it has a letter, by its code point. */
  has: (code: number) => boolean
}
type FontFit = { size: number; ascent: number; descent: number; lineGap: number }

const collection = 0x74746366

/** Whether a file begins as one font in WOFF2 does. */
const isWoff2 = (file: Buffer): boolean =>
  file.length > 48 && file.toString('latin1', 0, 4) === 'wOF2' && file.readUInt32BE(4) !== collection

const short = (value: number) => Math.round(value * 10_000) / 10_000

/** Reads a font in WOFF2. Throws where it is none, is broken, or is made so that drawing it would not end. */
export function typefaceFacts(woff2: Buffer): TypefaceFacts {
  if (!isWoff2(woff2)) throw new TypeError('no font in WOFF2')
  const read = readWoff2(woff2)
  assertDrawable(read)
  const font = create(writeFont(read))
  const { unitsPerEm, ascent, descent, lineGap, variationAxes } = font
  const own = font['OS/2'].usWeightClass
  const { min = own, max = own } = variationAxes.wght ?? {}
  const letters = [...usual].map((letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth)
  const width = letters.reduce((sum, each) => sum + each, 0) / letters.length / unitsPerEm
  const fitTo = (kind: keyof typeof widthsOnDevices): FontFit => {
    const size = width / widthsOnDevices[kind]
    const part = (units: number) => short(Math.abs(units) / (unitsPerEm * size))
    return { size: short(size), ascent: part(ascent), descent: part(descent), lineGap: part(lineGap) }
  }
  return {
    weights: [min, max],
    isItalic: font.italicAngle !== 0,
    fit: { sans: fitTo('sans'), serif: fitTo('serif') },
    has: (code) => font.hasGlyphForCodePoint(code),
  }
}

/**
 * A font of WOFF2 as plain OpenType, which draws pictures.
 * @param weight as in CSS, of a font with all of them
 */
export function openTypeOf(woff2: Buffer, weight: number): Buffer {
  const font = readWoff2(woff2)
  assertDrawable(font)
  if (!font.tables.has('fvar')) return writeFont(font)
  const { weights } = typefaceFacts(woff2)
  return fontOfWeight(woff2, Math.min(Math.max(weight, weights[0]), weights[1]))
}
