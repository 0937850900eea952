import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readKeptFile } from '@/lib/content/shop-files'
import { logError } from '@/lib/platform/log'
import { ttlCache } from '@/lib/platform/memory'
import { type Lettering, loadLettering, openTypeOf } from '@/lib/platform/typeset'
import { isOwn } from '@/lib/storefront/design/brand'
import type { OwnTypeface, ShopFonts, Typeface } from '@/schemas/shop'

export type ReadCopy = (src: string) => Promise<Buffer | undefined>

/** Pictures are drawn here, where there are no typefaces of devices: one of the project's of the same kind. */
const files = {
  sans: 'figtree/files/figtree-latin-600-normal.woff',
  serif: 'fraunces/files/fraunces-latin-500-normal.woff',
  text: 'figtree/files/figtree-latin-500-normal.woff',
} as const

const likeOf: Readonly<Record<Typeface, 'sans' | 'serif'>> = {
  figtree: 'sans',
  fraunces: 'serif',
  'system-sans': 'sans',
  'system-serif': 'serif',
}

const ofProject = (file: keyof typeof files) =>
  readFile(join(process.cwd(), 'node_modules/@fontsource', files[file]))

const usual = (typeface: Typeface | OwnTypeface, isText: boolean) => {
  const like = isOwn(typeface) ? typeface.like : likeOf[typeface]
  return ofProject(isText && like === 'sans' ? 'text' : like)
}

/** Drawing one weight of a typeface with all of them takes about half a second. A copy never changes under its address. */
const drawn = ttlCache<Buffer>({ most: 8, seconds: 24 * 60 * 60 })

/** A typeface of a shop as OpenType; one of the project's where its file is missing or cannot be drawn. */
async function fontOf(typeface: Typeface | OwnTypeface, isText: boolean, read: ReadCopy): Promise<Buffer> {
  const [first] = isOwn(typeface) ? (typeface.faces ?? []) : []
  if (!first) return usual(typeface, isText)
  try {
    const bytes = await read(first.src)
    const weight = isText ? 500 : 600
    // The await lets a font that is broken lead to the usual one.
    if (bytes) return await drawn(read, `${first.src} ${weight}`, async () => openTypeOf(bytes, weight))
  } catch (error) {
    logError('typeface of sharing pictures', error)
  }
  return usual(typeface, isText)
}

/** The typefaces in which a sharing picture is drawn. */
export async function shareTypefaces({ text, display }: ShopFonts, read: ReadCopy = readKeptFile) {
  const [first, second] = await Promise.all([fontOf(display, false, read), fontOf(text, true, read)])
  return { display: first, text: second }
}

/** Their letters, and those of the project's typefaces for letters that they lack. */
export async function shareLetters(
  fonts: ShopFonts,
  read?: ReadCopy,
): Promise<{ display: Lettering; text: Lettering }> {
  const { display, text } = await shareTypefaces(fonts, read)
  const [first, second] = await Promise.all([loadLettering(display, 'bold'), loadLettering(text, 'regular')])
  return { display: first, text: second }
}
