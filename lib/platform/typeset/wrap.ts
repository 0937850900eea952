type Measure = (text: string) => number

/** Letters with their marks. */
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** Splits a word that is wider than its line. */
function pieces(word: string, room: number, measure: Measure): string[] {
  if (measure(word) <= room) return [word]
  const found: string[] = []
  let piece = ''
  for (const { segment: letter } of letters.segment(word)) {
    if (piece !== '' && measure(piece + letter) > room) {
      found.push(piece)
      piece = ''
    }
    piece += letter
  }
  return [...found, piece]
}

function wrapParagraph(text: string, room: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of text.split(/[ \t]+/).flatMap((each) => pieces(each, room, measure))) {
    const last = lines.at(-1)
    if (last !== undefined && measure(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The lines of a text in a column. It breaks at spaces and at line breaks, and inside a word that is too wide. */
export const wrap = (text: string, room: number, measure: Measure): string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), room, measure))
