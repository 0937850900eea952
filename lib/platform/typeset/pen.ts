import PdfDocument from 'pdfkit'
import type { PaperColours } from '@/schemas/shop'
import { code128 } from './code-128'
import { drawnColour, plainColours } from './colours'
import { farTypefaces, filesWith } from './far-typefaces'
import { inOrder, isLeftwards } from './in-order'
import { mendAnchors } from './mend-anchors'
import { attach, writeMetadata } from './metadata'
import { features, isReordered } from './shaping'
import { type Covers, printable, type Run, splitRuns } from './split-runs'
import type { Weight } from './typefaces'
import { fontFor } from './with-letters'
import { wrap } from './wrap'

/** `colour`: `ink`, `quiet` or `line` of the paper, or any other as in CSS. */
export type Style = { size?: number; weight?: Weight; colour?: string }

export type PaperInfo = {
  title: string
  author: string
  /** BCP 47. */
  language: string
  createdAt: Date
  /** A typeface of the shop's own, in which letters are looked for first. */
  own?: OwnFaces | undefined
  /** Those of the shop; unset: black and greys. */
  colours?: PaperColours | undefined
  /** A document within this one, which is then PDF/A-3. `metadata` is XMP that says what it is. */
  attached?: { name: string; type: string; content: string; metadata: string }
}

/** Width and height in points. */
export type PaperSize = readonly [width: number, height: number]

export type Faces = Record<Weight, readonly Buffer[]>
/** A font for each weight, as OpenType. */
export type OwnFaces = Record<Weight, Buffer>
/** What fontkit tells of a font that pdfkit has opened. */
type Opened = {
  _font: { font: { hasGlyphForCodePoint: Covers } }
  /** Maps each glyph of a font to the text that is copied for it; a font may have several names. */
  _fontFamilies: Record<string, { unicode?: number[][] }>
}

export const usualSize = 9.5
export const leading = 1.35

/** The standard fonts of PDF have the letters of Windows-1252, of which these are in use. */
const isStandard = (text: string) => /^[\u0020-\u007e\u00a0-\u00ff]*$/.test(text)
const standardFaces: Record<Weight, string> = { regular: 'Helvetica', bold: 'Helvetica-Bold' }

/** A PDF whose texts are drawn in the first typeface that has their letters. The origin is the upper left corner. */
export class Pen {
  protected readonly pdf: PDFKit.PDFDocument
  readonly #colours: PaperColours
  readonly #covers: Record<Weight, Covers[]>
  readonly #far = new Map<string, Covers>()
  /** The first typeface of the project, because the box of a shop's own may be empty. */
  readonly #box: number
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<unknown>

  constructor(info: PaperInfo, faces: Faces, size: PaperSize) {
    const { title, author, language, createdAt, attached, own, colours = plainColours } = info
    this.#colours = colours
    this.#box = own ? 1 : 0
    this.pdf = new PdfDocument({
      size: [...size],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      ...(attached && { subset: 'PDF/A-3b' as const }),
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    })
    writeMetadata(this.pdf, { title, author, createdAt })
    if (attached) attach(this.pdf, attached, createdAt)
    this.pdf.on('data', (chunk: Buffer) => this.#chunks.push(chunk))
    this.#ended = new Promise((resolve, reject) => {
      this.pdf.on('end', resolve)
      this.pdf.on('error', reject)
    })
    // A font is opened when it is first asked for a letter: most documents need the first one of a weight.
    const open = (weight: Weight): Covers[] =>
      faces[weight].map((file, index) => {
        this.pdf.registerFont(`${weight}${index}`, file)
        let covers: Covers | undefined
        return (code) => {
          covers ??= this.#coversOf(`${weight}${index}`)
          return covers(code)
        }
      })
    this.#covers = { regular: open('regular'), bold: open('bold') }
  }

  /** A colour of the paper by its name, or any other. */
  protected drawn(colour: string): string {
    return drawnColour(this.#colours, colour)
  }

  /** The runs of a text. A letter that no near typeface has is looked for in those of far scripts. */
  #runs(text: string, weight: Weight): Run[] {
    const near = this.#covers[weight]
    const far = {
      find: (code: number) => {
        const found = filesWith(code).find((place) => this.#farCovers(weight, near.length + place)(code))
        return found === undefined ? -1 : near.length + found
      },
      covers: (face: number, code: number) => this.#farCovers(weight, face)(code),
    }
    return splitRuns(text, near, far, this.#box)
  }

  #farCovers(weight: Weight, face: number): Covers {
    const name = `${weight}${face}`
    const known = this.#far.get(name)
    if (known) return known
    const place = face - this.#covers[weight].length
    const file = farTypefaces()[place]
    const font = file && fontFor(file, place, weight)
    if (!font) return () => false
    this.pdf.registerFont(name, font)
    const covers = this.#coversOf(name)
    this.#far.set(name, covers)
    return covers
  }

  #coversOf(name: string): Covers {
    this.pdf.font(name)
    const { font } = (this.pdf as unknown as Opened)._font
    mendAnchors(font)
    return (code) => font.hasGlyphForCodePoint(code)
  }

  /** The width of a line of text. */
  measure(text: string, { size = usualSize, weight = 'regular' }: Style = {}): number {
    const widths = this.#runs(text, weight).map(({ face, text: piece }) =>
      this.pdf.font(`${weight}${face}`, size).widthOfString(piece),
    )
    return widths.reduce((sum, width) => sum + width, 0)
  }

  /** Draws one line of text, whose letters stand on `baseline`. */
  line(text: string, x: number, baseline: number, style: Style = {}): void {
    const { size = usualSize, weight = 'regular', colour = 'ink' } = style
    const pieces = inOrder(this.#runs(text, weight)).map((piece) => ({
      ...piece,
      width: this.pdf.font(`${weight}${piece.face}`, size).widthOfString(piece.text, features(piece)),
    }))
    for (const { face, text: piece, place, isShaped } of pieces) {
      const before = pieces.filter((other) => other.place < place)
      const left = before.reduce((sum, { width }) => sum + width, x)
      this.pdf.font(`${weight}${face}`, size).fillColor(this.drawn(colour))
      const draw = () =>
        this.pdf.text(piece, left, baseline, {
          ...{ lineBreak: false, baseline: 'alphabetic' },
          ...features({ isShaped, text: piece }),
        })
      if (!isReordered(piece)) draw()
      else {
        this.pdf.markContent('Span', { actual: piece })
        draw()
        this.pdf.endMarkedContent()
      }
    }
  }

  /**
   * The width of a line in Helvetica, in which standards of banks want their forms; letters that it has not are those of the
   * shop's typeface.
   */
  standardWidth(text: string, { size = usualSize, weight = 'regular' }: Style = {}): number {
    if (!isStandard(text)) return this.measure(text, { size, weight })
    return this.pdf.font(standardFaces[weight], size).widthOfString(text)
  }

  /** A text in such lines, none wider than `width`. */
  standardLines(text: string, width: number, size: number): string[] {
    return wrap(printable(text), width, (piece) => this.standardWidth(piece, { size }))
  }

  /** Draws one such line in black, whose letters stand on `baseline`. */
  standardLine(
    text: string,
    x: number,
    baseline: number,
    { size = usualSize, weight = 'regular' }: Style,
  ): void {
    if (!isStandard(text)) {
      this.line(text, x, baseline, { size, weight, colour: '#000000' })
      return
    }
    this.pdf.font(standardFaces[weight], size).fillColor('#000000')
    this.pdf.text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic' })
  }

  /** Draws a black line, dashed where `dash` is given. */
  stroke(
    from: readonly [number, number],
    to: readonly [number, number],
    { width, dash }: { width: number; dash?: number },
  ): void {
    this.pdf
      .save()
      .moveTo(...from)
      .lineTo(...to)
      .lineWidth(width)
    if (dash) this.pdf.dash(dash, { space: dash })
    this.pdf.stroke('#000000')
    this.pdf.restore()
  }

  /** Draws a text as a bar code in a box, from edge to edge; beside it ten of its modules stay free. */
  bars(text: string, { x, y, width, height }: { x: number; y: number; width: number; height: number }): void {
    const modules = code128(text)
    const step = width / modules.length
    for (const [index, isDark] of modules.entries())
      if (isDark) this.pdf.rect(x + index * step, y, step, height)
    this.pdf.fill('#000000')
  }

  /** Readers turn what is read leftwards round letter by letter, those of a sign for two letters as well. */
  #turnLigatures(): void {
    for (const { unicode } of new Set(Object.values((this.pdf as unknown as Opened)._fontFamilies)))
      unicode?.forEach((codes, sign) => {
        if (codes.length > 1 && isLeftwards(String.fromCodePoint(...codes)))
          unicode[sign] = codes.toReversed()
      })
  }

  /** Ends the document. */
  protected async end(): Promise<Uint8Array> {
    this.#turnLigatures()
    this.pdf.end()
    await this.#ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }
}
