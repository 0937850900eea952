import type { CategoryGroup, CategoryWords } from '../../category'
import type { FrenchWords } from '../words'
import { dormir } from './dormir'
import { enRoute } from './en-route'
import { jouer } from './jouer'
import { manger } from './manger'
import { soins } from './soins'
import { vetements } from './vetements'

/** The groups in the order of the navigation. */
export const frenchCategories = (words: FrenchWords): CategoryGroup[] => [
  enRoute(words),
  dormir(words),
  vetements(words),
  jouer(words),
  manger(words),
  soins(words),
]

export const frenchCategoryWords = (words: FrenchWords): CategoryWords => ({
  home: 'Accueil',
  before: 'Avant de choisir',
  fit: 'Est-ce adapté ?',
  safe: 'Est-ce sûr ?',
  when: 'Livré quand ?',
  parcel: `Ce qui est disponible arrive en ${words.days}, pour ${words.standard} de port. Tout autre délai figure avec l’article.`,
  bulky: `Le transporteur livre les grandes pièces en ${words.bulkyDays}, pour ${words.bulky}, jusque dans le logement. Les accessoires voyagent par colis.`,
  further: 'Bon à savoir',
  questions: 'Questions courantes',
  choose: 'Que cherchez-vous ?',
  more: (group) => `Dans le même rayon : ${group}`,
  tag: 'categorie',
})
