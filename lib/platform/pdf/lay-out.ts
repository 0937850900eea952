import { measured } from './typeface'

/** The parts of a document, from top to bottom. */
export type Part =
  | { kind: 'title' | 'heading' | 'text' | 'item'; text: string }
  | { kind: 'fact'; label: string; text: string }

/** A line of text on a page; the origin is the lower left corner, the unit a point. */
export type Line = { x: number; y: number; size: number; bold: boolean; text: string }

/** ISO 216, A4. */
export const paper = { width: 595, height: 842 } as const
const margin = 60
const width = paper.width - 2 * margin
const leading = 1.42
const labelWidth = 150

const styles = {
  title: { size: 22, bold: true, before: 0 },
  heading: { size: 13, bold: true, before: 18 },
  text: { size: 10.5, bold: false, before: 7 },
  item: { size: 10.5, bold: false, before: 6 },
  fact: { size: 10.5, bold: false, before: 5 },
} as const

/** Splits a word that is wider than its line. */
function pieces(word: string, room: number, size: number, bold: boolean): string[] {
  if (measured(word, size, bold) <= room) return [word]
  const found: string[] = []
  let piece = ''
  for (const letter of word) {
    if (piece !== '' && measured(piece + letter, size, bold) > room) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}

/** Widths are sums of those of characters, so a line's is added up: measured anew for each word, it took seconds. */
function wrapped(text: string, room: number, size: number, bold: boolean): string[] {
  const words = text.split(/[ \t\n]+/).filter((word) => word !== '')
  const space = measured(' ', size, bold)
  const lines: string[][] = []
  let used = 0
  for (const word of words.flatMap((each) => pieces(each, room, size, bold))) {
    const wide = measured(word, size, bold)
    const line = lines.at(-1)
    if (line && used + space + wide <= room) {
      line.push(word)
      used += space + wide
    } else {
      lines.push([word])
      used = wide
    }
  }
  return lines.map((line) => line.join(' '))
}

/** The columns of a part: where each begins, and its lines. */
function columns(part: Part, size: number, bold: boolean): { x: number; bold: boolean; lines: string[] }[] {
  const column = (x: number, text: string, room: number, heavy = bold) => ({
    x: margin + x,
    bold: heavy,
    lines: wrapped(text, room, size, heavy),
  })
  if (part.kind === 'item') return [column(0, '•', 14), column(14, part.text, width - 14)]
  if (part.kind !== 'fact') return [column(0, part.text, width)]
  const beside = labelWidth + 12
  return [column(0, part.label, labelWidth, true), column(beside, part.text, width - beside)]
}

/** The lines of a document, page by page. A heading stays on the page of the text that follows it. */
export function layOut(parts: readonly Part[]): Line[][] {
  const pages: Line[][] = [[]]
  let y = paper.height - margin
  const turn = () => {
    pages.push([])
    y = paper.height - margin
  }
  for (const part of parts) {
    const { size, bold, before } = styles[part.kind]
    const step = size * leading
    const set = columns(part, size, bold)
    const count = Math.max(...set.map(({ lines }) => lines.length))
    const needed = part.kind === 'heading' ? step * (count + 3) : step
    y -= y === paper.height - margin ? 0 : before
    if (y - needed < margin) turn()
    for (let index = 0; index < count; index += 1) {
      if (y - step < margin) turn()
      y -= step
      for (const { x, bold: heavy, lines } of set) {
        const text = lines[index]
        if (text !== undefined) pages.at(-1)?.push({ x, y, size, bold: heavy, text })
      }
    }
  }
  return pages
}

/** A line below the text of a page. */
export const footer = (text: string): Line => ({ x: margin, y: margin - 24, size: 8.5, bold: false, text })
