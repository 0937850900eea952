import { AsyncLocalStorage } from 'node:async_hooks'
import { setImmediate } from 'node:timers/promises'
import type { FarTypeface } from './far-typefaces'
import type { Weight } from './typefaces'

/** Files of far scripts that one document may open: a name and its address have a few, a page of Chinese some dozens. */
const mostFiles = 24

/** Of a document that is drawn: which files it wants, or at last those that are open for it. */
type Drawing = { wanted: Map<string, () => Buffer>; opened?: Map<string, Buffer> }

const drawings = new AsyncLocalStorage<Drawing>()

const keyOf = (place: number, weight: Weight) => `${place} ${weight}`

/**
 * The font of a file of far scripts for the document that is drawn; undefined where it is opened later, or where the
 * document has as many as it may.
 * @param place of the file in the list
 */
export function fontFor(file: FarTypeface, place: number, weight: Weight): Buffer | undefined {
  const drawing = drawings.getStore()
  const key = keyOf(place, weight)
  const opened = drawing?.opened?.get(key)
  if (opened || !drawing || file.isOpen(weight)) return opened ?? file.read(weight)
  if (!drawing.opened) drawing.wanted.set(key, () => file.read(weight))
  return undefined
}

/**
 * Draws a document, and draws it again where it wants letters of far scripts: their files are opened in between, with a
 * turn for others before each, as documents are drawn in the one thread that answers everything.
 */
export async function withLetters(draw: () => Promise<Uint8Array>): Promise<Uint8Array> {
  const wanted = new Map<string, () => Buffer>()
  const first = await drawings.run({ wanted }, draw)
  if (wanted.size === 0) return first
  const opened = new Map<string, Buffer>()
  for (const [key, open] of [...wanted].slice(0, mostFiles)) {
    await setImmediate()
    opened.set(key, open())
  }
  await setImmediate()
  return drawings.run({ wanted, opened }, draw)
}
