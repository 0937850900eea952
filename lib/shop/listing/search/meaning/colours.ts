import { type Language, perLanguage } from '@/schemas'
import type { BaseColour } from '@/schemas/shop'
import { foldWords } from '../fold'
import table from './meant-colours.json'
import { phraseAt } from './phrases'

type Entry = {
  /** What follows the stem of a colour: inflections, and words for its colour. */
  endings: string[]
  /** What stands before a colour in one word: `dunkelblau`. */
  before: string[][]
  /** What stands beside a colour and says nothing of the thing: `bleu marine`. */
  beside: string[]
  words: Partial<Record<BaseColour, string[]>>
}

const entries: Record<Language, Entry> = table

type Table = {
  words: ReadonlyMap<string, BaseColour>
  longest: number
  endings: readonly string[]
  before: ReadonlySet<string>
  beside: ReadonlySet<string>
}

const joined = (text: string, language: Language) => foldWords(text, language).join(' ')

function tableOf(language: Language): Table {
  const { endings, before, beside, words } = entries[language]
  const folded = Object.entries(words).flatMap(([colour, list]) =>
    list.map((word) => [joined(word, language), colour as BaseColour] as const),
  )
  return {
    words: new Map(folded),
    longest: Math.max(...folded.map(([word]) => word.split(' ').length)),
    endings,
    before: new Set(before.flat().map((word) => joined(word, language))),
    beside: new Set(beside.flatMap((word) => foldWords(word, language))),
  }
}

const tables = perLanguage(tableOf)

/** The colour that a compound ends with, if what stands before is known to go with colours. */
function ofCompound(word: string, { words, endings, before }: Table): BaseColour | undefined {
  if (before.size === 0) return undefined
  for (const ending of endings) {
    if (!word.endsWith(ending)) continue
    const stem = word.slice(0, word.length - ending.length)
    for (let at = 2; at < stem.length - 2; at += 1) {
      const colour = before.has(stem.slice(0, at)) && words.get(stem.slice(at))
      if (colour) return colour
    }
  }
  return undefined
}

/** A colour that words name, from the first to before the last of them. */
export type NamedColour = { colour: BaseColour; from: number; to: number }

/**
 * The colour that is named at a place, with the words beside it that only tell its shade. Words that also name a thing
 * (Holz, Leinen, jeans) are no colours here.
 */
export function colourAt(words: readonly string[], at: number, language: Language): NamedColour | undefined {
  const own = tables[language]
  const found = phraseAt(words, at, own.words, own.longest, own.endings)
  const colour = found?.meant ?? ofCompound(words[at] ?? '', own)
  if (!colour) return undefined
  const isBeside = (place: number) => own.beside.has(words[place] ?? '')
  let [from, to] = [at, at + (found?.length ?? 1)]
  while (isBeside(to)) to += 1
  while (from > 0 && isBeside(from - 1)) from -= 1
  return { colour, from, to }
}
