import type { Author } from '../stories'
import { about } from './about'
import { accessibility } from './accessibility'
import { carSeat } from './car-seat'
import { carrier } from './carrier'
import { frenchCategories, frenchCategoryWords } from './categories/index'
import { complaint } from './complaint'
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
import { stores } from './stores'
import { terms } from './terms'
import { withdrawal } from './withdrawal'
import { frenchWords } from './words'

export const french: Author = {
  home,
  categories: (here) => {
    const words = frenchWords(here)
    return { groups: frenchCategories(words), words: frenchCategoryWords(words) }
  },
  guideTeaser,
  pictures,
  shipping,
  payment,
  sizes,
  faq,
  service,
  contactInfos,
  consultation,
  complaint,
  recycling,
  stores,
  newsletter,
  about,
  guides,
  layette,
  sleepingBag,
  carSeat,
  pramQuestions,
  carrier,
  imprint,
  privacy,
  terms,
  withdrawal,
  accessibility,
  special,
  layout,
  documentation,
}
