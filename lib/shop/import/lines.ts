/** A line with its number, from 1. A line that is too long is cut off. */
export type Line = { number: number; text: string; tooLong: boolean }

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
    return {
      number,
      text: (text.endsWith('\r') ? text.slice(0, -1) : text).slice(0, longest),
      tooLong: whole,
    }
  }
  for await (const piece of pieces) {
    let from = 0
    for (let end = piece.indexOf('\n'); end !== -1; end = piece.indexOf('\n', from)) {
      const text = rest + piece.slice(from, end)
      rest = ''
      from = end + 1
      yield line(text)
    }
    rest += piece.slice(from)
    if (rest.length <= longest) continue
    tooLong = true
    rest = rest.slice(0, 200)
  }
  if (rest !== '' || tooLong) yield line(rest)
}
