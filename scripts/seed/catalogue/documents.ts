import { type PaperKind, paperAddress } from '@/lib/shop/product-documents'
import type { Language } from '@/schemas'
import type { ProductDocument } from '@/schemas/shop'
import type { Kind } from './schema'
import { wordsOf } from './tables'

/**
 * The documents of a kind: a sheet about safety and care for what is assembled, adjusted or plugged in, and a
 * declaration of conformity where the law requires one. Manuals come with the goods.
 */
function papersOf(kind: Kind): PaperKind[] {
  const { family, warnings, facts } = kind
  if (family === 'device') {
    if ('range' in facts) return ['safety', 'conformity-radio']
    return ['safety', warnings.includes('heat') ? 'conformity-heater' : 'conformity-device']
  }
  if (family === 'toy') return ['conformity-toy']
  const isBuilt = family === 'furniture' && 'weight' in facts
  const isRidden = family === 'car' || (family === 'mobility' && warnings.length > 0)
  return isBuilt || isRidden ? ['safety'] : []
}

/** The documents of a product, one per language. */
export const documentsOf = (kind: Kind, number: string, languages: readonly Language[]): ProductDocument[] =>
  papersOf(kind).flatMap((paper) =>
    languages.map((language) => ({
      label: { [language]: wordsOf(language).phrases[paper === 'safety' ? 'safety' : 'conformity'] },
      src: paperAddress({ number, kind: paper, language }),
    })),
  )
