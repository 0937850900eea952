import type { Language } from '@/lib/platform/markets'
import { type PaperKind, paperAddress } from '@/lib/shop/papers'
import type { ProductDocument } from '@/schemas/shop'
import type { Model } from './models'
import type { Kind, Words } from './types'

const labels: Record<'manual' | 'conformity', Words> = {
  manual: { de: 'Gebrauchsanleitung (PDF)', fr: 'Mode d’emploi (PDF)', nl: 'Gebruiksaanwijzing (PDF)' },
  conformity: {
    de: 'EU-Konformitätserklärung (PDF)',
    fr: 'Déclaration UE de conformité (PDF)',
    nl: 'EU-conformiteitsverklaring (PDF)',
  },
}

const has = ({ facts = [] }: Kind, key: string) => facts.some(([name]) => name === key)

/** What comes with a thing: a manual where it is put together, adjusted or plugged in, a declaration where the law asks. */
function papersOf(kind: Kind): PaperKind[] {
  const { family, warnings } = kind
  if (family === 'device') return ['manual', has(kind, 'range') ? 'conformity-radio' : 'conformity-device']
  if (family === 'toy') return [...(warnings.includes('parts') ? ['manual' as const] : []), 'conformity-toy']
  const isBuilt = family === 'furniture' && has(kind, 'weight')
  const isRidden = family === 'car' || (family === 'mobility' && warnings.length > 0)
  return isBuilt || isRidden ? ['manual'] : []
}

/** The documents of a product, one for each language. */
export const documentsOf = (
  { kind }: Model,
  number: string,
  languages: readonly Language[],
): ProductDocument[] =>
  papersOf(kind).flatMap((paper) =>
    languages.map((language) => ({
      label: { [language]: labels[paper === 'manual' ? 'manual' : 'conformity'][language] },
      src: paperAddress({ number, kind: paper, language }),
    })),
  )
