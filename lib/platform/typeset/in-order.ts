import bidiFactory from 'bidi-js'
import type { Run } from './split-runs'

const bidi = bidiFactory()

/**
 * A piece of a line: `place` is where it stands from the left, `text` what is drawn there; `isShaped`: its letters are
 * read leftwards.
 */
export type Placed = Run & { place: number; isShaped: boolean }

const leftwards = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Whether a text has letters that are read from right to left. */
export const isLeftwards = (text: string): boolean => leftwards.test(text)

type Levelled = Run & { level: number }

/** Splits runs where the direction changes. A level is even for letters from left to right (UAX #9). */
function byLevel(runs: readonly Run[], levels: Uint8Array): Levelled[] {
  let at = 0
  return runs.flatMap(({ face, text }) => {
    const pieces: Levelled[] = []
    for (const letter of text) {
      const level = levels[at] ?? 0
      at += letter.length
      const last = pieces.at(-1)
      if (last?.level === level) last.text += letter
      else pieces.push({ face, text: letter, level })
    }
    return pieces
  })
}

/** UAX #9, rule L2: pieces from left to right, as the numbers of their places in the text. */
function fromLeft(pieces: readonly Levelled[]): number[] {
  const order = pieces.map((_, index) => index)
  const levelAt = (place: number) => pieces[order[place] ?? 0]?.level ?? 0
  for (let level = Math.max(0, ...pieces.map((piece) => piece.level)); level > 0; level -= 1) {
    for (let start = 0; start < order.length; start += 1) {
      if (levelAt(start) < level) continue
      let end = start
      while (end < order.length && levelAt(end) >= level) end += 1
      order.splice(start, end - start, ...order.slice(start, end).reverse())
      start = end
    }
  }
  return order
}

/** Signs between letters that are read leftwards; letters themselves are turned by what shapes them. */
const turned = (text: string): string =>
  [...text]
    .reverse()
    .map((sign) => bidi.getMirroredCharacter(sign) ?? sign)
    .join('')

/**
 * The runs of a line as they stand on paper, where the line itself is read from left to right. They are in the order of
 * the text, so that it can be copied from the document.
 */
export function inOrder(runs: readonly Run[]): Placed[] {
  const text = runs.map((run) => run.text).join('')
  if (!isLeftwards(text)) return runs.map((run, place) => ({ ...run, place, isShaped: false }))
  const pieces = byLevel(runs, bidi.getEmbeddingLevels(text, 'ltr').levels)
  const places: number[] = []
  fromLeft(pieces).forEach((index, place) => {
    places[index] = place
  })
  return pieces.map(({ face, text: piece, level }, index) => ({
    face,
    text: level % 2 === 1 && !isLeftwards(piece) ? turned(piece) : piece,
    place: places[index] ?? index,
    isShaped: isLeftwards(piece),
  }))
}
