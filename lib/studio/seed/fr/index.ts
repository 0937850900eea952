import { categoryPages } from '../category'
import type { Place } from '../place'
import type { Draft } from '../types'
import { about } from './about'
import { accessibility } from './accessibility'
import { carSeat } from './car-seat'
import { carrier } from './carrier'
import { frenchCategories, frenchCategoryWords } from './categories'
import { documentation } from './documentation'
import { faq } from './faq'
import { guideTeaser } from './guide-teasers'
import { guides } from './guides'
import { home } from './home'
import { layette } from './layette'
import { layout } from './layout'
import { imprint, privacy } from './legal'
import { newsletter } from './newsletter'
import { payment } from './payment'
import { pictures } from './pictures'
import { pramQuestions } from './pram-questions'
import { recycling } from './recycling'
import { consultation, contactInfos, service } from './service'
import { shipping } from './shipping'
import { sizes } from './sizes'
import { sleepingBag } from './sleeping-bag'
import { special } from './special'
import { terms } from './terms'
import { withdrawal } from './withdrawal'
import { frenchWords } from './words'

const categories = (here: Place): Draft[] => {
  const words = frenchWords(here)
  return categoryPages(frenchCategories(words), {
    words: frenchCategoryWords(words),
    pictures,
    guide: guideTeaser,
  })
}

/** Every story of a French-speaking market, in the order of its folder. */
export const frenchStories = (here: Place): Draft[] => [
  home(here),
  ...categories(here),
  shipping(here),
  payment(here),
  sizes(here),
  faq(here),
  service(here),
  contactInfos(here),
  consultation(here),
  recycling(here),
  newsletter(here),
  about(here),
  guides(here),
  layette(here),
  sleepingBag(here),
  carSeat(here),
  pramQuestions(here),
  carrier(here),
  imprint(here),
  privacy(here),
  terms(here),
  withdrawal(here),
  accessibility(here),
  ...special(here),
  layout(here),
  ...documentation(here),
]
