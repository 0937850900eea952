import { deflateSync } from 'node:zlib'
import { footer, type Line, layOut, type Part, paper } from './lay-out'
import { encoded } from './typeface'

type Document = {
  title: string
  /** BCP 47. */
  language: string
  parts: readonly Part[]
  /** Stands at the foot of each page, with its number. */
  footer: string
}

const hex = (codes: readonly number[]) =>
  `<${codes.map((code) => code.toString(16).padStart(2, '0')).join('')}>`

/** A string of the document's properties: UTF-16 with byte order mark. */
const utf16 = (text: string) => hex([0xfe, 0xff, ...Buffer.from(text, 'utf16le').swap16()])

const drawn = ({ x, y, size, bold, text }: Line) =>
  `BT /${bold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${x} ${y.toFixed(2)} Tm ${hex(encoded(text))} Tj ET`

const typeface = (name: string) =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`

/** The file of objects with its cross-reference table: PDF 32000-1, section 7.5. */
function assembled(objects: readonly (string | Buffer)[], info: number): Buffer {
  const chunks: Buffer[] = []
  let length = 0
  const write = (chunk: string | Buffer) => {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk, 'latin1') : chunk
    chunks.push(bytes)
    length += bytes.length
  }
  write('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')
  const offsets = objects.map((object, index) => {
    const offset = length
    write(`${index + 1} 0 obj\n`)
    write(object)
    write('\nendobj\n')
    return offset
  })
  const table = length
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`)
  write(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`)
  write(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info ${info} 0 R >>\n`)
  write(`startxref\n${table}\n%%EOF\n`)
  return Buffer.concat(chunks)
}

/** A document as PDF, in Helvetica, which every reader has built in. The output is deterministic. */
export function writePdf({ title, language, parts, footer: foot }: Document): Buffer {
  const pages = layOut(parts)
  const first = 6
  const contents = pages.flatMap((lines, index): (string | Buffer)[] => {
    const all = [...lines, footer(`${foot} – ${index + 1} / ${pages.length}`)]
    const stream = deflateSync(Buffer.from(all.map(drawn).join('\n'), 'latin1'))
    const head = `<< /Length ${stream.length} /Filter /FlateDecode >>\nstream\n`
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${paper.width} ${paper.height}] /Contents ${first + 2 * index + 1} 0 R /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> >>`,
      Buffer.concat([Buffer.from(head), stream, Buffer.from('\nendstream')]),
    ]
  })
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`)
  return assembled(
    [
      `<< /Type /Catalog /Pages 2 0 R /Lang (${language.replace(/[^A-Za-z-]/g, '')}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
      `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${pages.length} >>`,
      typeface('Helvetica'),
      typeface('Helvetica-Bold'),
      `<< /Title ${utf16(title)} >>`,
      ...contents,
    ],
    5,
  )
}
