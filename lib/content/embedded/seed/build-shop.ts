import { doc, type Fields, to } from './build'
import type { PictureField } from './pictures'
import { p } from './rich'
import type { SeedBlok } from './types'

/** The most wanted products of a category in a row, with the way to all of them. */
export const productSlider = (
  headline: string,
  category: string,
  all: [target: string, words: string],
): SeedBlok => ({
  component: 'product_slider',
  headline,
  category,
  link: to(all[0]),
  linkText: all[1],
})

type Words = { headline: string; text: string } & Fields

/** A product that goes into the basket from the page. */
export const directAdd = (number: string, words: Words): SeedBlok => ({
  component: 'basket_direct_add',
  number,
  ...words,
})

/** What costs less together. */
export const bundle = (promotion: string, words: Words): SeedBlok => ({
  component: 'bundle_promotion',
  promotion,
  ...words,
})

/** What the visitor looked at last, in the words of the market. */
export const recentlyViewed = (): SeedBlok => ({ component: 'recently_viewed' })

type Card = { headline: string; text: string; price: string; target: string; image: PictureField } & Fields

export const campaignCard = ({ target, ...fields }: Card): SeedBlok => ({
  component: 'campaign_card',
  link: to(target),
  ...fields,
})

/** The advisor for sizes, with the page that says more. */
export const sizeAdvisor = (headline: string, text: string, target: string): SeedBlok => ({
  component: 'advisor_entry',
  headline,
  text,
  advisor: 'size',
  link: to(target),
  backgroundColor: 'sky',
})

const babySizes = [
  ['50', '45-50', { months: '0-1' }],
  ['56', '51-56', { months: '0-2' }],
  ['62', '57-62', { months: '2-3' }],
  ['68', '63-68', { months: '4-6' }],
  ['74', '69-74', { months: '7-9' }],
  ['80', '75-80', { months: '10-12' }],
  ['86', '81-86', { months: '13-18' }],
  ['92', '87-92', { months: '19-24' }],
  ['98', '93-98', { years: '2-3' }],
] as const

/** The sizes of clothes for the first three years. */
export const babySizeTable = (caption: string, note: string): SeedBlok => ({
  component: 'size_table',
  caption,
  rows: babySizes.map(([size, height, age]) => ({ component: 'size_table_row', size, height, ...age })),
  note,
})

type Area = { name: string; text: string; target?: string }

/** The picture of a nursery, of whose furniture it tells. */
export const nurseryMap = (
  headline: string,
  image: PictureField,
  { chest, wardrobe }: { chest: Area; wardrobe: Area },
): SeedBlok => {
  const area = ({ name, text, target }: Area, [left, top, width, height]: readonly number[]): SeedBlok => ({
    component: 'image_map_area',
    name,
    left,
    top,
    width,
    height,
    text: doc([p(text)]),
    ...(target && { link: to(target) }),
  })
  return {
    component: 'image_map',
    headline,
    image,
    areas: [area(chest, [19, 47, 34, 32]), area(wardrobe, [56, 22, 33, 56])],
  }
}

/** The shops of the market's country. */
export const storeFinder = (): SeedBlok => ({ component: 'store_finder', map: true })
