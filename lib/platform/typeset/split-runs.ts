/** Whether a typeface has a letter. */
export type Covers = (codePoint: number) => boolean

/** A piece of a text that one typeface draws; the typeface by its place in the list. */
export type Run = { face: number; text: string }

/** Typefaces beyond a list, by their places after it; -1 where none has a letter. */
export type FarFaces = {
  find: (codePoint: number) => number
  covers: (face: number, codePoint: number) => boolean
}
const none: FarFaces = { find: () => -1, covers: () => false }

/** Narrow spaces and hyphens that do not break, for which typefaces have no letter of their own. */
const likes: Record<string, string> = { '\u202f': '\u00a0', '\u2009': '\u00a0', '\u2011': '-' }

/** Letters as phones dress them up, and Roman numbers of one sign, which few typefaces have: `𝓐𝓷𝓷𝓪`, `Ⅻ`. */
const dressed = /[\u{1d400}-\u{1d7ff}\u2160-\u217f]/gu

/** What stands for a picture of a face or a thing, which typefaces of text do not have. */
const pictureSign = '•'

/** Pictures, each with what varies it or joins another to it. */
const pictures =
  /(?:\p{Regional_Indicator}{2}|[\u{1f000}-\u{1faff}]|\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f)(?:[\ufe0e\ufe0f]|\p{Emoji_Modifier}|\u200d\p{Emoji})*/gu

/** The pictures in a text, each once: none of them can be printed. */
export const pictureSigns = (text: string): string[] => [...new Set(text.match(pictures))]

/** Spaces and hyphens as typefaces have them, and nothing that cannot be seen. */
export const printable = (text: string): string =>
  text
    .replace(dressed, (letter) => letter.normalize('NFKC'))
    .normalize('NFC')
    .replace(pictures, pictureSign)
    .replace(/\ufe0e|\ufe0f|\u20e3/g, '')
    .replace(/[\u202f\u2009\u2011]/g, (sign) => likes[sign] ?? sign)
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g, '')

const isMark = (letter: string) => /^\p{M}$/u.test(letter)

/**
 * Splits a text into pieces that one typeface draws each: the first of the list that has the letter. A letter stays in
 * the typeface of the one before it where that has it, and a mark with its letter.
 * @param far finds typefaces beyond the list
 * @param box the typeface that draws a letter that none has, as an empty box
 */
export function splitRuns(text: string, faces: readonly Covers[], far: FarFaces = none, box = 0): Run[] {
  const runs: Run[] = []
  for (const letter of printable(text)) {
    const code = letter.codePointAt(0) ?? 0
    const last = runs.at(-1)
    const keeps =
      last &&
      (isMark(letter) || (/\s/.test(letter) && (faces[last.face]?.(code) ?? far.covers(last.face, code))))
    const found = faces.findIndex((covers) => covers(code))
    const beyond = keeps || found >= 0 ? -1 : far.find(code)
    const face = keeps ? last.face : found >= 0 ? found : beyond >= 0 ? beyond : box
    if (last?.face === face) last.text += letter
    else runs.push({ face, text: letter })
  }
  return runs
}
