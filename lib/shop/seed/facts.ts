import type { Words } from './types'

/** The facts that a product lists, by what they are called. */
export const facts = {
  material: { de: 'Material', fr: 'Matière', nl: 'Materiaal' },
  care: { de: 'Pflege', fr: 'Entretien', nl: 'Onderhoud' },
  age: { de: 'Alter', fr: 'Âge', nl: 'Leeftijd' },
  size: { de: 'Maße (B × H × T)', fr: 'Dimensions (l × h × p)', nl: 'Afmetingen (b × h × d)' },
  length: { de: 'Länge', fr: 'Longueur', nl: 'Lengte' },
  area: { de: 'Maße', fr: 'Dimensions', nl: 'Afmetingen' },
  folded: { de: 'Faltmaß', fr: 'Dimensions repliées', nl: 'Ingeklapt' },
  lying: { de: 'Liegefläche', fr: 'Couchage', nl: 'Ligvlak' },
  weight: { de: 'Gewicht', fr: 'Poids', nl: 'Gewicht' },
  load: { de: 'Belastbarkeit', fr: 'Charge maximale', nl: 'Draagvermogen' },
  stature: { de: 'Körpergröße', fr: 'Stature', nl: 'Lichaamslengte' },
  volume: { de: 'Volumen', fr: 'Contenance', nl: 'Inhoud' },
  tog: { de: 'Wärmewert', fr: 'Indice de chaleur', nl: 'Warmtewaarde' },
  room: { de: 'Raumtemperatur', fr: 'Température de la chambre', nl: 'Kamertemperatuur' },
  water: { de: 'Wassersäule', fr: 'Colonne d’eau', nl: 'Waterkolom' },
  range: { de: 'Reichweite im Freien', fr: 'Portée en plein air', nl: 'Bereik buiten' },
  power: { de: 'Leistung', fr: 'Puissance', nl: 'Vermogen' },
  screen: { de: 'Bildschirm', fr: 'Écran', nl: 'Beeldscherm' },
  pieces: { de: 'Anzahl der Teile', fr: 'Nombre de pièces', nl: 'Aantal delen' },
} satisfies Record<string, Words>

export type FactKey = keyof typeof facts

/** From which age a thing may be used, in months. */
export function ageWords(months: number): Words {
  if (months === 0) return { de: 'ab Geburt', fr: 'dès la naissance', nl: 'vanaf de geboorte' }
  if (months < 24)
    return { de: `ab ${months} Monaten`, fr: `dès ${months} mois`, nl: `vanaf ${months} maanden` }
  const years = months / 12
  return { de: `ab ${years} Jahren`, fr: `dès ${years} ans`, nl: `vanaf ${years} jaar` }
}
