import { oldestOfHeight } from '@/lib/shop/advisors'
import type { AdvancedAttributes } from '@/schemas/shop'
import { weightsIn } from './child-weights'
import { rangeReader, toldRows } from './told-ranges'

/** Medians of boys and girls in the growth standards of the WHO: the kilograms of a child by its months. */
const weights = [
  [0, 3.3],
  [3, 6.1],
  [6, 7.6],
  [9, 8.6],
  [12, 9.3],
  [18, 10.6],
  [24, 11.8],
  [30, 13],
  [36, 14.1],
  [48, 16.2],
  [60, 18.3],
  [72, 20.4],
  [84, 22.7],
  [96, 25.2],
  [108, 28.3],
  [120, 31.5],
] as const

/** The age in months up to which a child weighs no more; undefined beyond the table. */
function oldestOfWeight(kilograms: number): number | undefined {
  const [, most] = weights.at(-1) ?? [0, 0]
  return kilograms > most ? undefined : (weights.findLast(([, own]) => own <= kilograms)?.[0] ?? 0)
}

/** What a label calls the height and the age of a child, in the languages of the shop. */
const heights = /körper(?:größe|grösse|länge)|taille de l.enfant|pour une taille|lichaamslengte/i
const ages = /^(?:alter|altersempfehlung|empfohlenes alter|âge|âge conseillé|leeftijd|leeftijdsadvies)$/i

const centimetres = rangeReader('cm')
const months = rangeReader('monate?n?|mois|maand(?:en)?')
const years = rangeReader('jahre?n?|ans?|jaar')

/** The age in months that a row of a product's table names as the last. */
function oldestIn(row: { label: string; value: string }): number | undefined {
  const { label, value } = row
  const heaviest = weightsIn(row)?.to
  if (heaviest !== undefined) return oldestOfWeight(heaviest)
  if (ages.test(label)) {
    const inYears = years(value)?.to
    return inYears === undefined ? months(value)?.to : inYears * 12
  }
  const tallest = heights.test(label) ? centimetres(value)?.to : undefined
  return tallest === undefined ? undefined : oldestOfHeight(tallest)
}

/**
 * The age in months of the oldest child that goods are for, by the age, the height and the weight of a child that they name: an
 * infant carrier up to 87 cm is for one of 18 months. Undefined where they name no end.
 */
export function oldestChild(facts: AdvancedAttributes): number | undefined {
  const ends = toldRows(facts).flatMap((row) => oldestIn(row) ?? [])
  return ends.length > 0 ? Math.min(...ends) : undefined
}
