import PdfDocument from 'pdfkit'
import { type Covers, splitRuns } from './split-runs'
import type { Weight } from './typefaces'

export type Style = { size?: number; weight?: Weight; colour?: string }

export type PaperInfo = {
  title: string
  author: string
  /** BCP 47. */
  language: string
  createdAt: Date
}

/** Width and height in points. */
export type PaperSize = readonly [width: number, height: number]

export type Faces = Record<Weight, readonly Buffer[]>
/** What fontkit tells of a font that pdfkit has opened. */
type Opened = { _font: { font: { hasGlyphForCodePoint: Covers } } }

export const usualSize = 9.5
export const leading = 1.35
export const ink = '#2b2622'

/** A PDF whose texts are drawn in the first typeface that has their letters. The origin is the upper left corner. */
export class Pen {
  protected readonly pdf: PDFKit.PDFDocument
  readonly #covers: Record<Weight, Covers[]>
  readonly #chunks: Buffer[] = []
  readonly #ended: Promise<unknown>

  constructor({ title, author, language, createdAt }: PaperInfo, faces: Faces, size: PaperSize) {
    this.pdf = new PdfDocument({
      size: [...size],
      margin: 0,
      bufferPages: true,
      pdfVersion: '1.7',
      lang: language,
      displayTitle: true,
      info: { Title: title, Author: author, Creator: author, CreationDate: createdAt },
    })
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

  #coversOf(name: string): Covers {
    this.pdf.font(name)
    const { font } = (this.pdf as unknown as Opened)._font
    return (code) => font.hasGlyphForCodePoint(code)
  }

  /** The width of a line of text. */
  measure(text: string, { size = usualSize, weight = 'regular' }: Style = {}): number {
    const widths = splitRuns(text, this.#covers[weight]).map(({ face, text: piece }) =>
      this.pdf.font(`${weight}${face}`, size).widthOfString(piece),
    )
    return widths.reduce((sum, width) => sum + width, 0)
  }

  /** Draws one line of text, whose letters stand on `baseline`. */
  line(text: string, x: number, baseline: number, style: Style = {}): void {
    const { size = usualSize, weight = 'regular', colour = ink } = style
    let left = x
    for (const { face, text: piece } of splitRuns(text, this.#covers[weight])) {
      this.pdf.font(`${weight}${face}`, size).fillColor(colour)
      this.pdf.text(piece, left, baseline, { lineBreak: false, baseline: 'alphabetic' })
      left += this.pdf.widthOfString(piece)
    }
  }

  /** Ends the document. */
  protected async end(): Promise<Uint8Array> {
    this.pdf.end()
    await this.#ended
    return new Uint8Array(Buffer.concat(this.#chunks))
  }
}
