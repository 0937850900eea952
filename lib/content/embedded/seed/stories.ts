import { type CategoryGroup, type CategoryWords, categoryPages, type GuideTeaser } from './category'
import type { Pictures } from './pictures'
import type { Place } from './place'
import type { Draft } from './types'

type Page = (here: Place) => Draft
type Pages = (here: Place) => Draft[]

/** Everything that one language says. */
export type Author = {
  home: Page
  categories: (here: Place) => { groups: CategoryGroup[]; words: CategoryWords }
  guideTeaser: GuideTeaser
  pictures: Pictures
  shipping: Page
  payment: Page
  sizes: Page
  faq: Page
  service: Page
  contactInfos: Page
  consultation: Page
  complaint: Page
  stores: Page
  recycling: Page
  newsletter: Page
  about: Page
  guides: Page
  layette: Page
  sleepingBag: Page
  carSeat: Page
  pramQuestions: Page
  carrier: Page
  imprint: Page
  privacy: Page
  terms: Page
  withdrawal: Page
  accessibility: Page
  special: Pages
  layout: Page
  documentation: Pages
}

/** Every story of a market in its author's words, in the order of its folder: the same in every language. */
export function storiesOf(author: Author, here: Place): Draft[] {
  const { groups, words } = author.categories(here)
  const pages = (...written: Page[]) => written.map((write) => write(here))
  return [
    author.home(here),
    ...categoryPages(groups, { words, pictures: author.pictures, guide: author.guideTeaser }),
    ...pages(author.shipping, author.payment, author.sizes, author.faq),
    ...pages(author.service, author.contactInfos, author.consultation, author.complaint),
    ...pages(author.stores, author.recycling, author.newsletter),
    ...pages(author.about, author.guides),
    ...pages(author.layette, author.sleepingBag, author.carSeat, author.pramQuestions, author.carrier),
    ...pages(author.imprint, author.privacy, author.terms, author.withdrawal, author.accessibility),
    ...author.special(here),
    author.layout(here),
    ...author.documentation(here),
  ]
}
