import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { unwrapWoff } from './unwrap-woff'

export type Weight = 'regular' | 'bold'

/**
 * The shop's typeface, then Noto Sans for the alphabets that it lacks. Each file holds the letters of one script, so
 * that a document embeds only what it uses. Armenian and Georgian are the last of Europe's alphabets.
 */
const files = (weight: 400 | 600) => [
  ...['latin', 'latin-ext'].map((script) => `figtree/files/figtree-${script}-${weight}-normal.woff`),
  ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext', 'latin', 'latin-ext', 'vietnamese', 'devanagari'].map(
    (script) => `noto-sans/files/noto-sans-${script}-${weight}-normal.woff`,
  ),
  `noto-sans-armenian/files/noto-sans-armenian-armenian-${weight}-normal.woff`,
  `noto-sans-georgian/files/noto-sans-georgian-georgian-${weight}-normal.woff`,
]

export const weights = { regular: 400, bold: 600 } as const

const load = async (file: string) =>
  unwrapWoff(await readFile(join(process.cwd(), 'node_modules/@fontsource', file)))

const loaded = new Map<Weight, Promise<readonly Buffer[]>>()

/** The fonts of a weight, in the order in which a letter is looked for in them. They stay in memory: half a megabyte. */
export function loadTypefaces(weight: Weight): Promise<readonly Buffer[]> {
  const faces = loaded.get(weight) ?? Promise.all(files(weights[weight]).map(load))
  loaded.set(weight, faces)
  // What could not be read is read again for the next document.
  faces.catch(() => loaded.delete(weight))
  return faces
}
