/** Documents as PDF in the shop's typeface, with every alphabet of Europe, and the scripts of names from elsewhere: texts, columns and tables on pages. */
import { setImmediate } from 'node:timers/promises'
import type { Canvas } from './canvas'
import type { Faces, OwnFaces, PaperInfo, PaperSize } from './pen'
import type { Sheet } from './sheet'
import { loadTypefaces } from './typefaces'

export { attachedText } from './attached'
export type { Box, Canvas } from './canvas'
export { type Lettering, loadLettering } from './lettering'
export { textWidth } from './paper'
export type { OwnFaces, PaperSize } from './pen'
export type { Cell, Column, Sheet } from './sheet'
export { pictureSigns } from './split-runs'
export { withLetters } from './with-letters'
export { EndlessTypeface } from './woff2/endless-typeface'
export { openTypeOf, typefaceFacts } from './woff2/typeface-facts'

let lastTurn: Promise<void> = Promise.resolve()

/** Documents are drawn in the one thread that answers everything: others have their turn between two of them. */
export function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(() => setImmediate())
  return lastTurn
}

/** What draws a document is loaded with the first one. */
async function loadFaces(own: OwnFaces | undefined): Promise<Faces> {
  const [regular, bold] = await Promise.all([loadTypefaces('regular'), loadTypefaces('bold')])
  await takeTurn()
  return own ? { regular: [own.regular, ...regular], bold: [own.bold, ...bold] } : { regular, bold }
}

/** An empty document that is written from top to bottom. */
export async function openSheet(info: PaperInfo): Promise<Sheet> {
  const [drawing, faces] = await Promise.all([import('./sheet'), loadFaces(info.own)])
  return new drawing.Sheet(info, faces)
}

/** A document with one empty page, on which everything has its place. */
export async function openCanvas(info: PaperInfo, size: PaperSize): Promise<Canvas> {
  const [drawing, faces] = await Promise.all([import('./canvas'), loadFaces(info.own)])
  return new drawing.Canvas(info, faces, size)
}
