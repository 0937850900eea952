import { drawModules, type Modules, type Over } from './draw-modules'
import { page, textWidth } from './paper'
import { type Faces, leading, type PaperInfo, Pen, type Style, usualSize } from './pen'
import { printable } from './split-runs'
import type { Weight } from './typefaces'
import { wrap } from './wrap'

export type Column = { width: number; align?: 'left' | 'right' }
export type Cell = string | { text: string; weight?: Weight; colour?: string }

type Code = { top: number; side: number; over?: readonly Over[]; caption: string }

/** Pages of A4 that are written from top to bottom. */
export class Sheet extends Pen {
  y: number = page.margin
  /** Where the foot begins on pages whose lowest part is taken, by their numbers. */
  readonly #feet = new Map<number, number>()

  constructor(info: PaperInfo, faces: Faces) {
    super(info, faces, [page.width, page.height])
  }

  /** Begins a new page if less than `height` is left on this one; says whether it did. */
  need(height: number): boolean {
    if (this.y + height <= page.height - page.foot - 16 || this.y === page.margin) return false
    this.pdf.addPage()
    this.y = page.margin
    return true
  }

  /** Begins a new page, unless nothing is on this one yet. */
  turn(): void {
    this.need(page.height)
  }

  /**
   * Takes the lowest part of a page, to its edges, for a form: of this page where that much is free, else of a new one. The
   * foot stands above it. Returns its upper edge; what is written next begins a new page.
   */
  bottom(height: number): number {
    const top = page.height - height
    const foot = top - page.foot + 10
    if (this.y > foot - 16) {
      this.pdf.addPage()
      this.y = page.margin
    }
    this.#feet.set(this.pdf.bufferedPageRange().count - 1, foot)
    this.y = page.height
    return top
  }

  /** Draws the modules of a code in a square. */
  squares(
    rows: Modules,
    { x, y, side, over = [] }: { x: number; y: number; side: number; over?: readonly Over[] },
  ): void {
    drawModules(this.pdf, rows, { x, y, side, over })
  }

  /** How many pages there are, and how far down the last one is written. */
  get extent(): { pages: number; height: number } {
    return { pages: this.pdf.bufferedPageRange().count, height: this.y - page.margin }
  }

  gap(height: number): void {
    if (this.y > page.margin) this.y += height
  }

  rule(colour = 'line'): void {
    this.pdf
      .moveTo(page.margin, this.y)
      .lineTo(page.width - page.margin, this.y)
      .lineWidth(0.6)
      .stroke(this.drawn(colour))
  }

  /** Draws a JPEG or PNG in the upper right corner of the text. */
  cornerPicture(bytes: Buffer, { width, height }: { width: number; height: number }): void {
    this.pdf.image(bytes, page.width - page.margin - width, page.margin, { width, height })
  }

  /** Draws paths of SVG on a field of 32 by 32 in the upper right corner of the text. */
  cornerShapes(shapes: readonly { path: string; colour: string }[], side: number): void {
    this.pdf
      .save()
      .translate(page.width - page.margin - side, page.margin)
      .scale(side / 32)
    for (const { path, colour } of shapes) this.pdf.path(path).fill(colour)
    this.pdf.restore()
  }

  /** Draws a code at the right edge with a caption below it, beside what is written from `top` on. */
  code(rows: Modules, { top, side, over, caption }: Code): void {
    const [x, written] = [page.width - page.margin - side, this.y]
    drawModules(this.pdf, rows, { x, y: top, side, ...(over && { over }) })
    this.y = top + side
    this.paragraph(caption, { size: 7.5, colour: 'quiet' }, { x, width: side })
    this.y = Math.max(this.y, written)
  }

  paragraph(
    text: string,
    style: Style = {},
    { x = page.margin, width = textWidth }: { x?: number; width?: number } = {},
  ): void {
    const step = (style.size ?? usualSize) * leading
    for (const line of wrap(printable(text), width, (piece) => this.measure(piece, style))) {
      this.need(step)
      this.y += step
      this.line(line, x, this.y - step * 0.26, style)
    }
  }

  /** Draws a row of cells, each wrapped in its column. A row moves to the next page as a whole if it can. */
  row(columns: readonly Column[], cells: readonly Cell[], style: Style = {}, onNewPage?: () => void): void {
    const step = (style.size ?? usualSize) * leading
    let left: number = page.margin
    const set = columns.map((column, index) => {
      const cell = cells[index] ?? ''
      const own = typeof cell === 'string' ? { ...style, text: cell } : { ...style, ...cell }
      const lines = wrap(printable(own.text), column.width - 8, (piece) => this.measure(piece, own))
      const placed = { ...column, own, lines, x: left }
      left += column.width
      return placed
    })
    const count = Math.max(1, ...set.map(({ lines }) => lines.length))
    const turn = (height: number) => {
      if (this.need(height)) onNewPage?.()
    }
    // A row that is higher than half a page may be broken; all others are kept whole.
    turn(Math.min(count * step, page.height / 2))
    for (let index = 0; index < count; index += 1) {
      turn(step)
      this.y += step
      for (const { x, width, align, own, lines } of set) {
        const text = lines[index]
        if (text === undefined) continue
        const indent = align === 'right' ? width - this.measure(text, own) : 0
        this.line(text, x + indent, this.y - step * 0.26, own)
      }
    }
  }

  /** Writes the foot of every page and ends the document. */
  async finish(foot: (page: number, pages: number) => readonly string[]): Promise<Uint8Array> {
    const { count } = this.pdf.bufferedPageRange()
    for (let index = 0; index < count; index += 1) {
      this.pdf.switchToPage(index)
      foot(index + 1, count).forEach((text, line) => {
        const top = this.#feet.get(index) ?? page.height - page.foot
        this.line(text, page.margin, top + line * 10.5, { size: 7.5, colour: 'quiet' })
      })
    }
    return this.end()
  }
}
