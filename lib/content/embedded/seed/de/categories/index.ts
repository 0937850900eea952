import type { CategoryGroup, CategoryWords } from '../../category'
import type { GermanWords } from '../words'
import { essen } from './essen'
import { kleidung } from './kleidung'
import { pflege } from './pflege'
import { schlafen } from './schlafen'
import { spielen } from './spielen'
import { unterwegs } from './unterwegs'

/** The groups in the order of the navigation. */
export const germanCategories = (words: GermanWords): CategoryGroup[] => [
  unterwegs(words),
  schlafen(words),
  kleidung(words),
  spielen(),
  essen(words),
  pflege(words),
]

export const germanCategoryWords = (words: GermanWords): CategoryWords => ({
  home: 'Startseite',
  before: 'Bevor Sie auswählen',
  fit: 'Passt es?',
  safe: 'Ist es sicher?',
  when: 'Wann ist es da?',
  parcel: `Was sofort lieferbar ist, kommt in ${words.inDays} für ${words.standard} Versand. Jeder andere Termin steht beim Artikel.`,
  bulky: `Große Stücke bringt die Spedition in ${words.inBulkyDays} für ${words.bulky} bis in die Wohnung. Zubehör reist als Paket.`,
  further: 'Gut zu wissen',
  questions: 'Häufig gefragt',
  choose: 'Wonach suchen Sie?',
  more: (group) => `Mehr aus ${group}`,
  tag: 'kategorie',
})
