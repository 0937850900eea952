import type { ColourName } from '@/lib/storefront/drawings'
import type { Words } from './types'

/** The colours that things are sold in, in the order of filters. */
export const colours: Record<ColourName, { value: string; swatch: string; words: Words }> = {
  sage: { value: 'salbei', swatch: '#93b398', words: { de: 'Salbei', fr: 'Vert sauge', nl: 'Saliegroen' } },
  forest: {
    value: 'waldgruen',
    swatch: '#4f7a66',
    words: { de: 'Waldgrün', fr: 'Vert forêt', nl: 'Bosgroen' },
  },
  sky: {
    value: 'himmelblau',
    swatch: '#86b2d0',
    words: { de: 'Himmelblau', fr: 'Bleu ciel', nl: 'Hemelsblauw' },
  },
  ink: {
    value: 'nachtblau',
    swatch: '#3b5163',
    words: { de: 'Nachtblau', fr: 'Bleu nuit', nl: 'Nachtblauw' },
  },
  rose: { value: 'rose', swatch: '#e2a3a5', words: { de: 'Altrosa', fr: 'Vieux rose', nl: 'Oudroze' } },
  coral: { value: 'koralle', swatch: '#dd6d57', words: { de: 'Koralle', fr: 'Corail', nl: 'Koraal' } },
  apricot: { value: 'aprikose', swatch: '#efaa74', words: { de: 'Aprikose', fr: 'Abricot', nl: 'Abrikoos' } },
  butter: {
    value: 'buttergelb',
    swatch: '#f0cd6a',
    words: { de: 'Buttergelb', fr: 'Jaune beurre', nl: 'Botergeel' },
  },
  sand: { value: 'sand', swatch: '#d8c2a4', words: { de: 'Sand', fr: 'Sable', nl: 'Zand' } },
  stone: {
    value: 'steingrau',
    swatch: '#9fa9a6',
    words: { de: 'Steingrau', fr: 'Gris pierre', nl: 'Steengrijs' },
  },
}
