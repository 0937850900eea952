import { foldWords } from '@/lib/shop/listing'
import type { Language } from '@/schemas'
import type { ProductCard } from '@/schemas/shop'

/** Brands whose names are said for a kind of goods, by their folded words joined, with what the kind is called in a sentence. */
const brands: readonly { word: string; brand: string; kind: Record<Language, string> }[] = [
  {
    word: 'maxicosi',
    brand: 'Maxi-Cosi',
    kind: { de: 'Babyschalen', fr: 'coques pour bébé', nl: 'autostoelen voor baby’s' },
  },
  {
    word: 'tripptrapp',
    brand: 'Tripp Trapp',
    kind: { de: 'Hochstühle', fr: 'chaises hautes', nl: 'kinderstoelen' },
  },
]

const joined = (text: string, language: Language) => foldWords(text, language).join('')

/** The brand that a term names, where none of the results is of it: what is shown instead is to be said. */
export function otherBrand(
  term: string,
  cards: readonly Pick<ProductCard, 'brand' | 'name'>[],
  language: Language,
): { brand: string; kind: string } | undefined {
  const asked = joined(term, language)
  const named = brands.find(({ word }) => asked.includes(word))
  const isSold = ({ brand, name }: Pick<ProductCard, 'brand' | 'name'>) =>
    named !== undefined && joined(`${brand} ${name}`, language).includes(named.word)
  if (!named || cards.length === 0 || cards.some(isSold)) return undefined
  return { brand: named.brand, kind: named.kind[language] }
}
