import { type Language, languages, perLanguage } from '@/schemas'
import { type BaseColour, baseColours, languageOfKeys } from '@/schemas/shop'
import { foldWords } from '../search/fold'
import table from './base-colours.json'
import { nearestTone } from './tone'

type Entry = {
  labels: Record<Language, string>
  swatch?: string
  words: Record<Language | 'every', string[]>
}

const entries: Record<BaseColour, Entry> = table

/** The names, the swatch and the place in the filter of a base colour. */
export const describeBaseColour = (colour: BaseColour) => ({
  labels: entries[colour].labels,
  swatch: entries[colour].swatch ?? null,
  position: baseColours.indexOf(colour) + 1,
})

/** Gold and silver are told by their shine, not by their tone. */
const metals: readonly BaseColour[] = ['gold', 'silber']
const tones = baseColours.flatMap((colour) => {
  const { swatch } = entries[colour]
  return swatch === undefined || metals.includes(colour) ? [] : [[colour, swatch] as const]
})

/** A colour word as the tables hold it: `Moos-Grün` is `moos grun`. Empty without letters and digits. */
export const colourWord = (text: string, language: Language): string => foldWords(text, language).join(' ')

/** Base colours by the folded words of a language. */
type WordTable = ReadonlyMap<string, BaseColour>
export type ColourWords = Partial<Record<Language, WordTable>>

const tableOf = (language: Language, wordsOf: (colour: BaseColour) => readonly string[]): WordTable =>
  new Map(
    baseColours.flatMap((colour) =>
      wordsOf(colour).map((word) => [colourWord(word, language), colour] as const),
    ),
  )

const usual = perLanguage((language) =>
  tableOf(language, (colour) => [...entries[colour].words.every, ...entries[colour].words[language]]),
)

/** Shorter words end many others. */
const shortestEnding = { usual: 4, own: 3 }

/**
 * The words that compounds end with, in languages that join words: Dunkelblau, lichtgrijs. Only names of colours, since
 * Nachthimmel is no blue.
 */
const endings = perLanguage((language) =>
  tableOf(language, (colour) =>
    language === 'fr' || colour === 'andere'
      ? []
      : [
          entries[colour].labels[language],
          ...entries[colour].words.every.filter((word) => word.length >= shortestEnding.usual),
        ],
  ),
)

/** The base colour of a text in a language: as a whole, else of the first of its words that means one. */
function colourIn(text: string, language: Language, own: WordTable | undefined): BaseColour | undefined {
  const meaning = (word: string) => own?.get(word) ?? usual[language].get(word)
  const ofEnding = (word: string) => {
    if (endings[language].size === 0) return undefined
    for (let from = 1; word.length - from >= shortestEnding.own; from += 1) {
      const ending = word.slice(from)
      const colour = own?.get(ending) ?? endings[language].get(ending)
      if (colour) return colour
    }
    return undefined
  }
  const words = foldWords(text, language)
  const whole = meaning(words.join(' '))
  if (whole) return whole
  for (const part of text.split(/[/,;+&|]/)) {
    const colour = meaning(colourWord(part, language))
    if (colour) return colour
    for (const word of foldWords(part, language)) {
      const named = meaning(word) ?? ofEnding(word)
      if (named) return named
    }
  }
  return undefined
}

type Labels = Readonly<Partial<Record<string, string>>>

function namedColour(value: string, labels: Labels, own: ColourWords): BaseColour | undefined {
  const labelled = languages.flatMap((language) => {
    const label = labels[language]
    return label === undefined ? [] : [[language, label] as const]
  })
  const others = languages.filter((language) => language !== languageOfKeys)
  const bare = [languageOfKeys, ...others].map((language) => [language, value] as const)
  for (const [language, text] of [...labelled, ...bare]) {
    const colour = colourIn(text, language, own[language])
    if (colour) return colour
  }
  return undefined
}

/**
 * The base colour of a colour by its labels, else by the value itself, which may be a word of any language. Of several
 * colours (`blau/weiß`) the first. A shop's own words come before the usual ones. Unknown colours are `andere`.
 */
export const baseColourOf = (value: string, labels: Labels, own: ColourWords): BaseColour =>
  namedColour(value, labels, own) ?? 'andere'

const isBaseColour = (value: string): value is BaseColour => baseColours.some((colour) => colour === value)

/** A colour of products, as the shop describes it. */
export type DescribedColour = { labels: Labels; swatch: string | null }

/**
 * The colour of the filter that a colour of products is under. One with a tone is a shade: what its words do not say, the
 * tone does. One that is called as a base colour is that one.
 */
export function filterBase(value: string, shown: DescribedColour | undefined, own: ColourWords): BaseColour {
  const { labels = {}, swatch = null } = shown ?? {}
  if (swatch === null) return baseColourOf(value, labels, own)
  if (isBaseColour(value)) return value
  return namedColour(value, labels, own) ?? nearestTone(swatch, tones) ?? 'andere'
}
