import type { Language } from '@/schemas'
import type { SourceProduct } from '@/schemas/shop'
import type { Dice } from './dice'
import type { Family } from './schema'
import { wordsOf } from './tables'

type Review = SourceProduct['reviews'][number]

const initials = 'ABDEFGHKLMNPRSTVWZ'
const counts = [0, 0, 0, 1, 2, 3, 4, 6, 8, 11, 14, 19, 25]
/** The ratings of twenty reviewers; most of them are content. */
const spread = [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4, 4, 3, 3, 2, 2] as const

const day = 24 * 60 * 60 * 1000

function text(language: Language, family: Family, rating: 2 | 3 | 4 | 5, of: Dice): string {
  const { good, poor, closings } = wordsOf(language).reviews
  const parts = rating === 2 ? [of.pick(poor[family])] : [of.pick(good[family])]
  if (rating === 3 || (rating === 4 && of.chance(0.5))) parts.push(of.pick(poor[family]))
  if (rating === 5 && of.chance(0.3))
    parts.push(...good[family].filter((one) => one !== parts[0]).slice(0, 1))
  if (of.chance(0.5)) parts.push(of.pick(closings))
  return parts.join(' ')
}

/** The reviews written after `since`, the newest last, each with another text. */
export function reviewsOf(
  family: Family,
  {
    languages,
    since,
    until,
    most,
    of,
  }: { languages: readonly Language[]; since: Date; until: Date; most: number; of: Dice },
): Review[] {
  const count = of.pick(counts.filter((one) => one <= most))
  const span = Math.max(1, Math.floor((until.getTime() - since.getTime()) / day) - 7)
  const weighted = languages.flatMap((language) =>
    Array.from({ length: wordsOf(language).reviews.weight }, () => language),
  )
  const texts = new Set<string>()
  return Array.from({ length: count }, () => {
    const language = of.pick(weighted)
    const { titles, authors } = wordsOf(language).reviews
    const rating = of.pick(spread)
    const written = new Date(since.getTime() + (7 + of.below(span)) * day)
    return {
      language,
      rating,
      title: of.pick(titles[rating]),
      text: text(language, family, rating, of),
      author: `${of.pick(authors)} ${initials[of.below(initials.length)]}.`,
      date: written.toISOString().slice(0, 10),
    }
  })
    .filter(({ text: own }) => !texts.has(own) && texts.add(own))
    .sort((one, other) => one.date.localeCompare(other.date))
}
