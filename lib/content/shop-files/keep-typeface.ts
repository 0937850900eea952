import { EndlessTypeface, typefaceFacts } from '@/lib/platform/typeset'
import type { Language } from '@/schemas'
import type { FontFace, OwnTypeface } from '@/schemas/shop'
import { FileFault } from './fault'
import { keep } from './kept-files'
import { type Places, readSource } from './read-source'

/** Each visitor loads it: with more, text waits for it. */
const mostKilobytes = 300

const usual = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,:;!?-–()/&%@+'
/** What texts of a language are written with, besides. */
const letters: Readonly<Record<Language, string>> = {
  de: 'äöüÄÖÜß„“€',
  fr: 'àâçèéêëîïôùûœÀÂÇÈÉÊËÎÏÔÙÛŒ«»’€',
  nl: 'áéëèïíóöúüÉ‘’€',
}

function factsOf(src: string, bytes: Buffer) {
  try {
    return typefaceFacts(bytes)
  } catch (error) {
    if (error instanceof EndlessTypeface) throw new FileFault(src, `cannot be drawn: ${error.message}`)
    throw new FileFault(src, 'is no typeface in WOFF2 that can be read')
  }
}

/** A file of a typeface, if it is one with the letters of a language. Throws a FileFault. */
async function keepFace(src: string, language: Language, places: Places) {
  const bytes = await readSource(src, places)
  const facts = factsOf(src, bytes)
  const kilobytes = Math.ceil(bytes.length / 1024)
  if (kilobytes > mostKilobytes)
    throw new FileFault(
      src,
      `has ${kilobytes} KB, and each visitor loads it: at most ${mostKilobytes} KB, such as with the letters of Latin alone`,
    )
  const missing = [...usual, ...letters[language]].filter((letter) => !facts.has(letter.codePointAt(0) ?? 0))
  if (missing.length > 0)
    throw new FileFault(src, `lacks letters of the market's language: ${missing.slice(0, 12).join(' ')}`)
  const { weights, isItalic, fit } = facts
  const face: FontFace = {
    src: await keep(places.storage, bytes, 'woff2'),
    weights: [weights[0], weights[1]],
    isItalic,
  }
  return { face, fit }
}

/** A typeface with copies of its files. Throws a FileFault. */
export async function keepTypeface(
  { files, like }: OwnTypeface,
  language: Language,
  places: Places,
): Promise<OwnTypeface> {
  const kept: Awaited<ReturnType<typeof keepFace>>[] = []
  for (const src of files) kept.push(await keepFace(src, language, places))
  const [first] = kept
  return { files, like, faces: kept.map(({ face }) => face), ...(first && { fit: first.fit[like] }) }
}
