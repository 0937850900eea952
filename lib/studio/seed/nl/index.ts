import type { Place } from '../place'
import type { Draft } from '../types'
import { about } from './about'
import { carSeat } from './car-seat'
import { documentation } from './documentation'
import { faq } from './faq'
import { guides } from './guides'
import { home } from './home'
import { layout } from './layout'
import { imprint, privacy } from './legal'
import { prams } from './prams'
import { shipping } from './shipping'
import { sizes } from './sizes'
import { sleepingBag } from './sleeping-bag'
import { special } from './special'

/** Every story of a Dutch-speaking market, in the order of its folder. */
export const dutchStories = (here: Place): Draft[] => [
  home(here),
  shipping(here),
  sizes(here),
  faq(here),
  about(here),
  guides(here),
  sleepingBag(here),
  carSeat(here),
  prams(here),
  imprint(here),
  privacy(here),
  ...special(here),
  layout(here),
  ...documentation(here),
]
