import type { Language } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Model } from './models'
import { wordsOf } from './tables'

type Review = SourceProduct['reviews'][number]

const initials = 'ABDEFGHKLMNPRSTVWZ'
const day = 24 * 60 * 60 * 1000

type Written = { language: Language; by?: 'mother' | undefined; rating: number; title: string; text: string }

/** The reviews of a model: the first models of a kind share its written ones out, one of each language at a time. */
function reviewsOfModel({ kindKey, ordinal }: Model, languages: readonly Language[]): Written[] {
  return languages.flatMap((language) => {
    const written = wordsOf(language).reviews.kinds[kindKey]?.[ordinal]
    return written ? [{ language, ...written }] : []
  })
}

type Given = {
  languages: readonly Language[]
  /** Among the siblings of the model, and how many they are. */
  sibling: number
  siblings: number
  /** On which the product came. */
  since: Date
  until: Date
  of: Dice
}

/** The reviews of a product, the newest last. Siblings share those of their model, so that none is shown twice. */
export function reviewsOf(model: Model, { languages, sibling, siblings, since, until, of }: Given): Review[] {
  const span = Math.max(1, Math.floor((until.getTime() - since.getTime()) / day) - 7)
  return reviewsOfModel(model, languages)
    .filter((_, index) => index % siblings === sibling)
    .map(({ language, by, ...written }) => {
      const at = new Date(since.getTime() + (7 + of.below(span)) * day)
      const { authors, mothers } = wordsOf(language).reviews
      return {
        language,
        ...written,
        author: `${of.pick(by === 'mother' ? mothers : authors)} ${initials[of.below(initials.length)]}.`,
        date: at.toISOString().slice(0, 10),
      }
    })
    .sort((one, other) => one.date.localeCompare(other.date))
}
