import { oldestOfHeight } from '@/lib/shop/advisors'
import type { AdvancedAttributes, LocalisedText } from '@/schemas/shop'

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

/** What a label calls the height and the weight of a child, in the languages of the shop. */
const heights = /körper(?:größe|grösse|länge)|taille de l.enfant|pour une taille|lichaamslengte/i
const weightsOfChild = /gewicht des kindes|poids de l.enfant|gewicht van het kind/i

/** The upper end of a range, or what goes up to it: `40–87 cm`, `3,5–15 kg`, `bis 13 kg`. */
const upperEnd = /(?:\d\s?[–-]\s?|bis |jusqu.à |tot )(\d{1,3})(?:[.,]\d{1,2})?\s?(cm|kg)$/i

function endOf(label: string, value: string): number | undefined {
  const [, amount = '', unit = ''] = upperEnd.exec(value.trim()) ?? []
  if (amount === '') return undefined
  if (unit.toLowerCase() === 'cm') return heights.test(label) ? oldestOfHeight(Number(amount)) : undefined
  return weightsOfChild.test(label) ? oldestOfWeight(Number(amount)) : undefined
}

const textsOf = (text: LocalisedText) => Object.entries(text)

/**
 * The age in months of the oldest child that goods are for, by the height and the weight of a child that they name: an infant
 * carrier up to 87 cm is for one of 18 months. Undefined where they name no end.
 */
export function oldestChild(facts: AdvancedAttributes): number | undefined {
  const ends = Object.values(facts).flatMap(({ label, value }) =>
    textsOf(value).flatMap(([language, text]) => {
      const own = textsOf(label).find(([other]) => other === language)?.[1]
      return endOf(own ?? '', text ?? '') ?? []
    }),
  )
  return ends.length > 0 ? Math.min(...ends) : undefined
}
