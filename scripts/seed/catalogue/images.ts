import { frontNames, pictureAddress, type View } from '@/lib/storefront/drawings'
import type { Language } from '@/schemas'
import type { ProductImage } from '@/schemas/shop'
import { entry, perLanguage } from './tables'
import type { Described } from './texts'

/** The pictures of a product in its colour: the default view, the front if there is one, and a close view. */
export function picturesOf(
  { model: { kind }, colour }: Described,
  names: (language: Language) => string,
  languages: readonly Language[],
): ProductImage[] {
  const views: [View, 'otherView' | 'closeUp' | undefined][] = [
    ['main', undefined],
    ...(frontNames.includes(kind.motif) ? [['front', 'otherView'] as [View, 'otherView']] : []),
    ['detail', 'closeUp'],
  ]
  return views.map(([view, phrase]) => ({
    src: pictureAddress({ kind: 'product', type: 'still', name: kind.motif, colour, view }),
    alt: perLanguage(languages, ({ colours, phrases }, language) => {
      const parts = [names(language), entry(colours, colour).name, phrase && phrases[phrase]]
      return parts.filter(Boolean).join(', ')
    }),
  }))
}
