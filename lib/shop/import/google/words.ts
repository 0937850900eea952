import type { Language } from '@/schemas'
import type { AttributeValue } from '@/schemas/shop'

type Known = Omit<AttributeValue, 'attribute' | 'labels'> & { labels: Record<Language, string> }

/** Google's genders as values of `geschlecht`. */
export const genders: Record<string, Known> = {
  female: { value: 'maedchen', labels: { de: 'Mädchen', fr: 'Fille', nl: 'Meisje' } },
  male: { value: 'junge', labels: { de: 'Jungen', fr: 'Garçon', nl: 'Jongen' } },
  unisex: { value: 'unisex', labels: { de: 'Unisex', fr: 'Mixte', nl: 'Uniseks' } },
}

/** Google's age groups as values of `dimAlterGeeignetAb`, in months. Adults have none. */
export const ageGroups: Record<string, Known | undefined> = {
  newborn: {
    value: '0',
    labels: { de: 'ab Geburt', fr: 'dès la naissance', nl: 'vanaf de geboorte' },
    position: 0,
  },
  infant: {
    value: '3',
    labels: { de: 'ab 3 Monaten', fr: 'dès 3 mois', nl: 'vanaf 3 maanden' },
    position: 3,
  },
  toddler: {
    value: '12',
    labels: { de: 'ab 12 Monaten', fr: 'dès 12 mois', nl: 'vanaf 12 maanden' },
    position: 12,
  },
  kids: { value: '60', labels: { de: 'ab 5 Jahren', fr: 'dès 5 ans', nl: 'vanaf 5 jaar' }, position: 60 },
  adult: undefined,
}

/** Attributes that are shown unchanged, with their labels. */
export const shownAttributes = {
  material: { de: 'Material', fr: 'Matière', nl: 'Materiaal' },
  pattern: { de: 'Muster', fr: 'Motif', nl: 'Patroon' },
  mpn: { de: 'Herstellernummer', fr: 'Référence du fabricant', nl: 'Fabrikantnummer' },
} as const satisfies Record<string, Record<Language, string>>
