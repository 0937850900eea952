import { create, type TrueTypeFont } from 'fontkit'
import { farTypefaces, filesWith } from './far-typefaces'
import { inOrder } from './in-order'
import { mendAnchors } from './mend-anchors'
import { printable, type Run, splitRuns } from './split-runs'
import { loadTypefaces, type Weight } from './typefaces'
import { unwrapWoff } from './unwrap-woff'
import { fontFor } from './with-letters'
import { wrap } from './wrap'

const more = '…'

/** Texts as outlines for pictures: in a typeface of the caller's, and in those of papers where it lacks letters. */
export class Lettering {
  readonly #weight: Weight
  readonly #near: readonly Buffer[]
  readonly #opened = new Map<number, TrueTypeFont>()

  constructor(own: Buffer, weight: Weight, rest: readonly Buffer[]) {
    this.#weight = weight
    this.#near = [own, ...rest]
  }

  /** A typeface by its place: those at hand, then those of far scripts. */
  #font(face: number): TrueTypeFont | undefined {
    const known = this.#opened.get(face)
    if (known) return known
    const place = face - this.#near.length
    const far = farTypefaces()[place]
    const file = this.#near[face] ?? (far && fontFor(far, place, this.#weight))
    if (!file) return undefined
    const font = create(file)
    mendAnchors(font)
    this.#opened.set(face, font)
    return font
  }

  #runs(text: string): Run[] {
    const count = this.#near.length
    const covers = (face: number, code: number) => this.#font(face)?.hasGlyphForCodePoint(code) ?? false
    const far = {
      covers,
      find: (code: number) => {
        const found = filesWith(code).find((place) => covers(count + place, code))
        return found === undefined ? -1 : count + found
      },
    }
    const near = this.#near.map((_, face) => (code: number) => covers(face, code))
    // The box of the first of the project's typefaces: that of a shop's own may be empty.
    return splitRuns(text, near, far, 1)
  }

  #laidOut({ face, text }: Run, size: number) {
    const font = this.#font(face)
    if (!font) return undefined
    const { glyphs, positions } = font.layout(text)
    const scale = size / font.unitsPerEm
    return {
      glyphs,
      positions,
      scale,
      width: positions.reduce((sum, each) => sum + each.xAdvance, 0) * scale,
    }
  }

  /** The width of a line of text. */
  #measure(text: string, size: number): number {
    return this.#runs(text).reduce((sum, run) => sum + (this.#laidOut(run, size)?.width ?? 0), 0)
  }

  /** A text in lines, none wider than `width`; one that has more than `most` of them ends in dots. */
  lines(text: string, { width, size, most }: { width: number; size: number; most: number }): string[] {
    const measure = (piece: string) => this.#measure(piece, size)
    const lines = wrap(printable(text), width, measure)
    const shown = lines.slice(0, most)
    if (lines.length <= most) return shown
    const last = [...(shown.pop() ?? '')]
    while (last.length > 0 && measure(`${last.join('').trimEnd()}${more}`) > width) last.pop()
    return [...shown, `${last.join('').trimEnd()}${more}`]
  }

  /** One line of text as a path of SVG, from the left edge. Its letters stand on `baseline`. */
  outline(text: string, baseline: number, size: number): string {
    const pieces = inOrder(this.#runs(text)).toSorted((one, other) => one.place - other.place)
    let left = 0
    return pieces
      .flatMap((piece) => this.#laidOut(piece, size) ?? [])
      .flatMap(({ glyphs, positions, scale }) =>
        glyphs.map((glyph, index) => {
          const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {}
          const at = [left + xOffset * scale, baseline - yOffset * scale] as const
          left += xAdvance * scale
          return glyph.path.transform(scale, 0, 0, -scale, ...at).toSVG()
        }),
      )
      .join('')
  }
}

/** The letters of a weight. `own`: the typeface in which they are looked for first, as OpenType or in WOFF. */
export async function loadLettering(own: Buffer, weight: Weight): Promise<Lettering> {
  const isWoff = own.toString('latin1', 0, 4) === 'wOFF'
  return new Lettering(isWoff ? unwrapWoff(own) : own, weight, await loadTypefaces(weight))
}
