import type { Market } from '@/lib/platform/markets'
import type { Language } from '@/schemas'
import type { ProductCard } from '@/schemas/shop'
import type { Attempt } from '../attempts'
import { endings, isOfThing } from '../compounds'
import { foldWords } from '../fold'
import { formsOf } from '../forms'

/**
 * Why no result is called by the words: their texts alone mention them, or what is called so is not all that was asked
 * for, and these are of its kind.
 */
export type Nearly = 'mentioned' | 'alike'

type Found = {
  hits: number
  cards: readonly Pick<ProductCard, 'name'>[]
  isNamed?: boolean | undefined
  isKnown?: boolean | undefined
  /** They stand for others that are called by the words. */
  isInstead: boolean
}

const allForms = (word: string, language: Language) => [word, ...formsOf(word, language)]

/** Whether a name has a word that ends with one that was typed, in any of its forms: a Stoffhase is a Hase. */
const isCalled = (name: string, word: string, language: Language): boolean =>
  foldWords(name, language).some((own) =>
    allForms(word, language).some((form) => endings.some((tail) => own.endsWith(form + tail))),
  )

/** Whether a name has a word that the typed one only begins: a Kleiderschrank is no Kleid. */
const isBegun = (name: string, word: string, language: Language): boolean =>
  foldWords(name, language).some((own) =>
    allForms(word, language).some((form) => own.length > form.length && own.startsWith(form)),
  )

/** What a page says of its results. */
export function nearlyOf(
  { hits, cards, isNamed, isKnown, isInstead }: Found,
  { words }: Pick<Attempt, 'words'>,
  { language }: Pick<Market, 'language'>,
): Nearly | undefined {
  if (hits === 0 || words.length === 0 || isNamed) return undefined
  const isEachCalled = words.every(({ word }) => cards.some(({ name }) => isCalled(name, word, language)))
  const [only, ...more] = words
  const isOther =
    only !== undefined &&
    more.length === 0 &&
    allForms(only.word, language).some((form) => isOfThing(form, language)) &&
    cards.every(({ name }) => isBegun(name, only.word, language))
  if (isKnown === false || isOther) return isEachCalled ? undefined : 'mentioned'
  return isInstead ? 'alike' : undefined
}
