import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Weight, weights } from './typefaces'
import { unwrapWoff } from './unwrap-woff'
import { fontOfWeight } from './woff2/font-of-weight'

/**
 * The typefaces of the scripts that names are written in elsewhere: with a file for each weight or, where there are
 * thousands of letters, with a hundred files of all weights. Han letters have the shapes of the mainland. Of Noto's
 * Arabic letters the dots are signs of their own, which are copied as letters. A script is listed once its letters are
 * placed as its readers write them: Burmese is not, whose signs before a letter fontkit leaves behind it.
 */
const families = {
  'noto-sans-hebrew': 'weights',
  'ibm-plex-sans-arabic': 'weights',
  'noto-sans-thai': 'weights',
  'noto-sans-bengali': 'weights',
  'noto-sans-tamil': 'weights',
  'noto-sans-gujarati': 'weights',
  'noto-sans-gurmukhi': 'weights',
  'noto-sans-telugu': 'weights',
  'noto-sans-kannada': 'weights',
  'noto-sans-malayalam': 'weights',
  'noto-sans-sinhala': 'weights',
  'noto-sans-khmer': 'weights',
  'noto-sans-lao': 'weights',
  'noto-sans-ethiopic': 'weights',
  'noto-sans-syriac': 'weights',
  'noto-sans-thaana': 'weights',
  'noto-sans-sc': 'variable',
  'noto-sans-kr': 'variable',
} as const

type Family = keyof typeof families
type Range = readonly [first: number, last: number]

/** A file with some letters of a script. */
export type FarTypeface = {
  ranges: readonly Range[]
  /** Opens it, which takes some 50 ms of processor where it was not open. */
  read: (weight: Weight) => Buffer
  isOpen: (weight: Weight) => boolean
}

/** Open files of all far scripts, by their paths and weights, those used last at the end. Each has some 2 MB. */
const fonts = new Map<string, Buffer>()
const mostOpen = 48

function remember(key: string, font: Buffer): Buffer {
  fonts.delete(key)
  fonts.set(key, font)
  const [oldest] = fonts.keys()
  if (fonts.size > mostOpen && oldest !== undefined) fonts.delete(oldest)
  return font
}

const folder = (family: Family) =>
  join(
    process.cwd(),
    `node_modules/@fontsource${families[family] === 'variable' ? '-variable' : ''}/${family}`,
  )

/** `U+4e00-4e10,U+4f60`: code points as CSS writes them. */
const rangesOf = (text: string): Range[] =>
  text.split(',').map((range): Range => {
    const [first = '', last = first] = range.trim().slice(2).split('-')
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
  })

/** Subsets that are no letters of the script. */
const others = /^(?:latin|cyrillic|greek)(?:-ext)?$|^(?:vietnamese|math|symbols)$/

const readFont = (file: string, kind: (typeof families)[Family], weight: number): Buffer =>
  kind === 'variable'
    ? fontOfWeight(readFileSync(`${file}-wght-normal.woff2`), weight)
    : unwrapWoff(readFileSync(`${file}-${weight}-normal.woff`))

function filesOf(family: Family): FarTypeface[] {
  const ranges = JSON.parse(readFileSync(join(folder(family), 'unicode.json'), 'utf8')) as Record<
    string,
    string
  >
  return Object.entries(ranges)
    .filter(([subset]) => !others.test(subset))
    .map(([subset, text]) => {
      const file = join(folder(family), 'files', `${family}-${subset.replace(/[[\]]/g, '')}`)
      const keyOf = (weight: Weight) => `${file} ${weight}`
      return {
        ranges: rangesOf(text),
        read: (weight) =>
          remember(
            keyOf(weight),
            fonts.get(keyOf(weight)) ?? readFont(file, families[family], weights[weight]),
          ),
        isOpen: (weight) => fonts.has(keyOf(weight)),
      }
    })
}

let found: FarTypeface[] | undefined

/** The files of far scripts, in the order in which a letter is looked for in them. Their list is read when it is needed. */
export function farTypefaces(): readonly FarTypeface[] {
  found ??= (Object.keys(families) as Family[]).flatMap(filesOf)
  return found
}

/** The places of the files whose ranges have a letter, by its code point: thousands of ranges are compared once. */
const places = new Map<number, readonly number[]>()
const mostPlaces = 20_000

/** The files that may have a letter, by their places in the list. */
export function filesWith(code: number): readonly number[] {
  const known = places.get(code)
  if (known) return known
  if (places.size >= mostPlaces) places.clear()
  const all = farTypefaces().flatMap((face, place) => (hasLetter(face, code) ? [place] : []))
  places.set(code, all)
  return all
}

export const hasLetter = ({ ranges }: FarTypeface, code: number): boolean =>
  ranges.some(([first, last]) => code >= first && code <= last)
