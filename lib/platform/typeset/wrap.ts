type Measure = (text: string) => number

/** Words come again and again within a text. */
function remembered(measure: Measure): Measure {
  const widths = new Map<string, number>()
  return (text) => {
    const width = widths.get(text) ?? measure(text)
    widths.set(text, width)
    return width
  }
}

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

/** The dot between two parts neither ends nor begins a line: the break stands in its place. */
const withoutLoneDot = (line: string, index: number, count: number): string => {
  const end = index < count - 1 ? line.replace(/ ·$/, '') : line
  return index > 0 ? end.replace(/^· /, '') : end
}

/** A line's width is that of its words added up: measured anew with each word, long texts took seconds. */
function wrapParagraph(text: string, room: number, measure: Measure): string[] {
  const words = text.split(/[ \t]+/).flatMap((each) => pieces(each, room, measure))
  if (words.length < 2) return words
  const space = measure(' ')
  const lines: string[] = []
  let used = 0
  for (const word of words) {
    const width = measure(word)
    const last = lines.at(-1)
    if (last !== undefined && used + space + width <= room) {
      lines[lines.length - 1] = `${last} ${word}`
      used += space + width
    } else {
      lines.push(word)
      used = width
    }
  }
  return lines.map((line, index) => withoutLoneDot(line, index, lines.length))
}

/** The lines of a text in a column. It breaks at spaces and at line breaks, and inside a word that is too wide. */
export const wrap = (text: string, room: number, measure: Measure): string[] =>
  text.split('\n').flatMap((paragraph) => wrapParagraph(paragraph.trim(), room, remembered(measure)))
