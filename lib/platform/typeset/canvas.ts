import { drawModules, type Modules } from './draw-modules'
import { leading, type PaperSize, Pen, type Style, usualSize } from './pen'
import { printable } from './split-runs'
import { wrap } from './wrap'

export type Box = { x: number; y: number; width: number; height: number }

type BlockStyle = Style & {
  align?: 'left' | 'centre' /** The most lines; what is beyond is left out. */
  lines?: number
}

/** Pages on which everything has its place. Lengths are in points. */
export class Canvas extends Pen {
  newPage(size: PaperSize): void {
    this.pdf.addPage({ size: [...size], margin: 0 })
  }

  fill({ x, y, width, height }: Box, colour: string, radius = 0): void {
    this.pdf.roundedRect(x, y, width, height, radius).fill(this.drawn(colour))
  }

  /** Draws a path of SVG, enlarged by `scale`, with its origin at a place. */
  path(d: string, x: number, y: number, scale: number, colour: string, opacity = 1): void {
    this.pdf.save().translate(x, y).scale(scale).fillOpacity(opacity).path(d).fill(this.drawn(colour))
    this.pdf.restore()
  }

  /** Draws all of a JPEG or PNG in the middle of a box, as large as fits: a picture may carry words. */
  picture(bytes: Buffer, { x, y, width, height }: Box, radius = 0): void {
    this.pdf.save().roundedRect(x, y, width, height, radius).clip()
    this.pdf.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' })
    this.pdf.restore()
  }

  /** Draws modules of a code, such as a QR code with its quiet zone, in a square. */
  modules(rows: Modules, x: number, y: number, side: number): void {
    drawModules(this.pdf, rows, { x, y, side })
  }

  dashed(from: readonly [number, number], to: readonly [number, number], colour = 'line'): void {
    this.pdf
      .save()
      .moveTo(...from)
      .lineTo(...to)
      .dash(3, { space: 4 })
      .lineWidth(0.5)
      .stroke(this.drawn(colour))
    this.pdf.restore()
  }

  /** Draws what stands on its head in a box. */
  turned({ x, y, width, height }: Box, draw: () => void): void {
    this.pdf.save().rotate(180, { origin: [x + width / 2, y + height / 2] })
    draw()
    this.pdf.restore()
  }

  /** How high a text is in a column. */
  heightOf(text: string, width: number, { size = usualSize, ...style }: BlockStyle = {}): number {
    return this.#lines(text, width, { size, ...style }).length * size * leading
  }

  /** Draws a text in a column from `y` downwards; returns where it ends. */
  block(text: string, x: number, y: number, width: number, style: BlockStyle = {}): number {
    const { size = usualSize, align = 'left', colour = 'ink' } = style
    const step = size * leading
    let at = y
    for (const line of this.#lines(text, width, style)) {
      at += step
      const indent = align === 'centre' ? (width - this.measure(line, style)) / 2 : 0
      this.line(line, x + indent, at - step * 0.26, { ...style, colour })
    }
    return at
  }

  #lines(text: string, width: number, { lines = Number.POSITIVE_INFINITY, ...style }: BlockStyle): string[] {
    const all = wrap(printable(text), width, (piece) => this.measure(piece, style))
    return all.slice(0, lines)
  }

  finish(): Promise<Uint8Array> {
    return this.end()
  }
}
