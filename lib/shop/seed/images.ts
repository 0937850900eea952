import type { Language } from '@/lib/platform/markets'
import { type ColourName, frontNames, pictureAddress, type View } from '@/lib/storefront/drawings'
import type { ProductImage } from '@/schemas/shop'
import { colours } from './colours'
import type { Model } from './models'
import type { Words } from './types'

const closeUp: Words = { de: 'Nahaufnahme', fr: 'gros plan', nl: 'close-up' }
const fromFront: Words = { de: 'andere Ansicht', fr: 'autre vue', nl: 'ander aanzicht' }

/** The pictures of a product in its colour: what it looks like, from the front where that shows more, and close by. */
export function picturesOf(
  { kind }: Model,
  colour: ColourName,
  names: (language: Language) => string,
  languages: readonly Language[],
): ProductImage[] {
  const views: [View, Words | undefined][] = [
    ['main', undefined],
    ...(frontNames.includes(kind.motif) ? [['front', fromFront] as [View, Words]] : []),
    ['detail', closeUp],
  ]
  return views.map(([view, words]) => ({
    src: pictureAddress({ kind: 'product', type: 'still', name: kind.motif, colour, view }),
    alt: Object.fromEntries(
      languages.map((language) => {
        const parts = [names(language), colours[colour].words[language], words?.[language]]
        return [language, parts.filter(Boolean).join(', ')]
      }),
    ),
  }))
}
