import { namesIn } from '@/lib/content/campaigns/client'
import type { Picks } from '@/schemas/content'
import type { PickSource } from '../pickers/use-found'
import type { EditorText } from '../texts'
import { numbersOf } from './field-value'

type PickedKind = {
  source: PickSource
  /** The entries of a text, of which those that are known may hold commas. */
  read: (text: string, known: readonly string[]) => string[]
  /** A text of several lines, whose order counts. */
  isOrdered?: true
  /** Several values; otherwise one takes the place of the other. */
  isList: boolean
  /** Its values are keys of the program, which are no examples of what to type. */
  isKeys?: true
  title: (t: EditorText) => string
}

const one = (text: string) => [text.trim()].filter(Boolean)
const list = { read: namesIn, isList: true } as const

/** How each kind of value is read from its text and chosen. */
export const pickedKinds: Readonly<Record<Exclude<Picks, 'icon'>, PickedKind>> = {
  product: { source: 'products', read: one, isList: false, title: (t) => t('product.chooseOne') },
  products: {
    source: 'products',
    read: numbersOf,
    isList: true,
    isOrdered: true,
    title: (t) => t('product.choose'),
  },
  category: { source: 'categories', read: one, isList: false, title: (t) => t('category.choose') },
  productNumbers: { ...list, source: 'productNumbers', title: (t) => t('product.choose') },
  brands: { ...list, source: 'brands', title: (t) => t('pick.brands') },
  subbrands: { ...list, source: 'subbrands', title: (t) => t('pick.subbrands') },
  categoryNames: { ...list, source: 'categoryNames', title: (t) => t('pick.categories') },
  pages: { ...list, source: 'pages', title: (t) => t('pick.pages') },
  checkoutPlaces: { ...list, isKeys: true, source: 'checkoutPlaces', title: (t) => t('pick.checkoutPlaces') },
}
