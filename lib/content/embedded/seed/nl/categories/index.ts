import type { CategoryGroup, CategoryWords } from '../../category'
import type { DutchWords } from '../words'
import { eten } from './eten'
import { kleding } from './kleding'
import { onderweg } from './onderweg'
import { slapen } from './slapen'
import { spelen } from './spelen'
import { verzorging } from './verzorging'

/** The groups in the order of the navigation. */
export const dutchCategories = (words: DutchWords): CategoryGroup[] => [
  onderweg(words),
  slapen(words),
  kleding(words),
  spelen(),
  eten(words),
  verzorging(words),
]

export const dutchCategoryWords = (words: DutchWords): CategoryWords => ({
  home: 'Startpagina',
  before: 'Voordat u kiest',
  fit: 'Past het?',
  safe: 'Is het veilig?',
  when: 'Wanneer is het er?',
  parcel: `Wat meteen leverbaar is, komt in ${words.days} voor ${words.standard} verzending. Elke andere datum staat bij het artikel.`,
  bulky: `Grote stukken brengt de transporteur in ${words.bulkyDays} voor ${words.bulky} tot in de woning. Toebehoren komt als pakket.`,
  further: 'Goed om te weten',
  questions: 'Vaak gevraagd',
  choose: 'Wat zoekt u?',
  more: (group) => `Ook bij ${group}`,
  tag: 'categorie',
})
