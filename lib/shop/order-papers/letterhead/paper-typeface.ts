import { logError } from '@/lib/platform/log'
import { ttlCache } from '@/lib/platform/memory'
import { type OwnFaces, openSheet, openTypeOf } from '@/lib/platform/typeset'
import type { FontFace, ShopFonts } from '@/schemas/shop'
import { loadFile } from './load-file'

const mostBytes = 1_000_000

const weights = { regular: 400, bold: 600 } as const

const distance = ({ weights: [from, to] }: FontFace, weight: number) =>
  Math.max(from - weight, weight - to, 0)

/** The file for a weight: one that has it, else the nearest. */
const fileFor = (faces: readonly FontFace[], weight: number): FontFace | undefined =>
  faces
    .filter(({ isItalic }) => !isItalic)
    .toSorted((one, other) => distance(one, weight) - distance(other, weight))[0]

const readFont = async (src: string, weight: number) => openTypeOf(await loadFile(src, mostBytes), weight)

const sample = { title: 'Aa', author: 'Aa', language: 'de', createdAt: new Date(0) }

/** Draws both weights once: a file that a browser shows may still be none that can be put into a document. */
async function tried(own: OwnFaces): Promise<OwnFaces> {
  const sheet = await openSheet({ ...sample, own })
  for (const weight of ['regular', 'bold'] as const) sheet.paragraph('Aa 0', { weight })
  await sheet.finish(() => [])
  return own
}

async function load(faces: readonly FontFace[]): Promise<OwnFaces | undefined> {
  const [regular, bold] = [fileFor(faces, weights.regular), fileFor(faces, weights.bold)]
  if (!regular || !bold) return undefined
  const [text, strong] = [
    await readFont(regular.src, weights.regular),
    await readFont(bold.src, weights.bold),
  ]
  return tried({ regular: text, bold: strong })
}

const all = {}
const loaded = ttlCache<OwnFaces | undefined>({ most: 20, seconds: 300 })
/** Also keeps that a typeface cannot be had, not for long, as most failures pass. */
const asked = ttlCache<OwnFaces | undefined>({ most: 20, seconds: 15 })

/** The typeface of a shop's texts that comes from files, for paper; undefined where it has none or it cannot be had. */
export async function paperTypeface({ text }: ShopFonts): Promise<OwnFaces | undefined> {
  if (typeof text === 'string' || !text.faces?.length) return undefined
  const { faces } = text
  const key = faces.map(({ src }) => src).join(' ')
  return asked(all, key, async () => {
    try {
      return await loaded(all, key, () => load(faces))
    } catch (error) {
      logError('typeface of papers', error)
      return undefined
    }
  })
}
