import { expect, it } from 'vitest'
import { foldWords } from '@/lib/shop/listing/search/fold'
import { sizeRangeAt } from '@/lib/shop/listing/search/meaning/size-ranges'
import { knownSize } from '@/lib/shop/listing/search/meaning/sizes'
import type { Language } from '@/schemas'

// Of clothes, of sleeping bags, and of shoes.
const sizes = ['50', '56', '62', '68', '74', '80', '62/68', '70', '90', '20', '21', 'XL'].map(knownSize)

/** The range that the words of a term name from the second on, and the sizes in it. */
const rangeOf = (language: Language, term: string) => {
  const range = sizeRangeAt(foldWords(term, language), 1, language, sizes)
  return range && `${range.label}: ${range.values.join(' ')}`
}

it.each<[Language, string, string | undefined]>([
  ['de', 'Body bis 62', 'bis 62: 50 56 62 62/68'],
  ['de', 'Body bis Größe 62', 'bis 62: 50 56 62 62/68'],
  ['de', 'Body bis zu 56', 'bis 56: 50 56'],
  ['de', 'Body maximal 56', 'bis 56: 50 56'],
  ['de', 'Body ab 74', 'ab 74: 74 80 90'],
  ['de', 'Body ab Größe 74', 'ab 74: 74 80 90'],
  ['de', 'Body 56 bis 68', '56–68: 56 62 68 62/68'],
  ['de', 'Body Größe 56 bis 62', '56–62: 56 62 62/68'],
  ['de', 'Body Gr. 62 bis Gr. 68', '62–68: 62 68 62/68'],
  ['de', 'Schuhe bis 21', 'bis 21: 20 21'],
  ['de', 'Body 62', undefined],
  ['de', 'Body 68 bis 56', undefined],
  // No size of the shop, another unit, or nothing to limit.
  ['de', 'Body bis 64', undefined],
  ['de', 'Sitz bis 80 cm', undefined],
  ['de', 'Sitz ab 20 kg', undefined],
  ['de', 'Spielzeug ab 20 Monaten', undefined],
  ['de', 'Body bis', undefined],
  ['fr', 'body jusqu’à 62', 'jusqu’à 62: 50 56 62 62/68'],
  ['fr', 'body jusqu’à la taille 62', 'jusqu’à 62: 50 56 62 62/68'],
  ['fr', 'body dès la taille 74', 'dès 74: 74 80 90'],
  ['fr', 'body taille 56 à 62', '56–62: 56 62 62/68'],
  ['nl', 'romper tot 62', 'tot 62: 50 56 62 62/68'],
  ['nl', 'romper tot en met maat 62', 'tot 62: 50 56 62 62/68'],
  ['nl', 'romper t/m 62', 'tot 62: 50 56 62 62/68'],
  ['nl', 'romper vanaf maat 74', 'vanaf 74: 74 80 90'],
])('in %s “%s” names the sizes %s', (language, term, range) => {
  expect(rangeOf(language, term)).toBe(range)
})
