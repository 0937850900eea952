import { breather } from './breathe'

/** A line with its number, from 1. A line that is too long is cut off. */
export type Line = { number: number; text: string; tooLong: boolean }

/** A line ends with LF, CR LF, or CR alone, as old spreadsheets write it. */
const lineEnd = /\r\n|\n|\r/g

/** The lines of a text. Holds at most `longest` characters and one piece in memory. */
export async function* readLines(
  pieces: AsyncIterable<string>,
  longest: number,
): AsyncGenerator<Line, void, undefined> {
  let rest = ''
  let tooLong = false
  let number = 0
  const line = (text: string): Line => {
    number += 1
    const whole = tooLong || text.length > longest
    tooLong = false
    return { number, text: text.slice(0, longest), tooLong: whole }
  }
  let held = ''
  const { isDue, breathe } = breather()
  for await (const next of pieces) {
    // Whether a CR at the end of a piece stands alone is known with the next one.
    const piece = held + next
    held = piece.endsWith('\r') ? '\r' : ''
    const whole = held === '' ? piece : piece.slice(0, -1)
    let from = 0
    for (const end of whole.matchAll(lineEnd)) {
      const text = rest + whole.slice(from, end.index)
      rest = ''
      from = end.index + end[0].length
      yield line(text)
      if (isDue()) await breathe()
    }
    rest += whole.slice(from)
    if (rest.length <= longest) continue
    tooLong = true
    rest = rest.slice(0, 200)
  }
  if (rest !== '' || tooLong) yield line(rest)
}
