import type { Picks } from '../content'

/** The places of the checkout that a trigger can name. */
export const checkoutPlaces = ['login', 'address', 'payment', 'review', 'thankYou'] as const

type Row = {
  /** In the editor: what it is, when it matches, and an example. */
  label: string
  /** What its values name; unset where it has none: a product is on sale or not. */
  picks?: Picks
  /** Whether a page has one value of it at most, so that two campaigns for different ones never meet. */
  isSingle?: true
  /** It compares the product whose page it is; a content page has none. */
  ofProduct?: true
  /** All values that there are, where their list is closed. */
  closed?: { what: string; names: readonly string[] }
}

/** The conditions of campaigns: the path, the place in the checkout, and properties of the product on the page. */
const rows = {
  url: {
    label: 'Address: on the pages named, for example those of an offer',
    picks: 'pages',
    isSingle: true,
  },
  scayleCheckout: {
    label: 'Checkout: at this step, for example the payment',
    picks: 'checkoutPlaces',
    isSingle: true,
    closed: { what: 'place of the checkout', names: checkoutPlaces },
  },
  productNumber: {
    label: 'Product number: on the page of one product, for example 1001',
    picks: 'productNumbers',
    isSingle: true,
    ofProduct: true,
  },
  marke: {
    label: 'Brand: on the pages of all products of a brand, for example of one maker of prams',
    picks: 'brands',
    isSingle: true,
    ofProduct: true,
  },
  subbrand: {
    label: 'Sub-brand: on the pages of one line of a brand, for example its car seats',
    picks: 'subbrands',
    isSingle: true,
    ofProduct: true,
  },
  breadcrumb: {
    label: 'Category: on the pages of all products of a category, for example prams',
    picks: 'categoryNames',
    ofProduct: true,
  },
  sale: { label: 'On sale: on the pages of reduced products, for example 79 instead of 99', ofProduct: true },
} as const satisfies Record<string, Row>

export type TriggerType = keyof typeof rows

export const triggers: Readonly<Record<TriggerType, Row>> = rows

export const triggerTypes = Object.keys(rows) as TriggerType[]

/** The type of a condition as content holds it: one that has none asks for the address. */
export const triggerTypeOf = (type: unknown): string =>
  type === undefined || type === '' ? ('url' satisfies TriggerType) : String(type)

/** Of a type as content holds it; undefined for one that there is not. */
export const triggerOf = (type: string): Row | undefined =>
  Object.hasOwn(triggers, type) ? triggers[type as TriggerType] : undefined

/** The type of content that is a page of its own, on which no product is sold. */
const contentPage = 'page'

/** Whether a condition compares a product where there is none: it is never met there. @param root the type of the content */
export const lacksProduct = (type: string, root: string | null | undefined): boolean =>
  root === contentPage && triggerOf(type)?.ofProduct === true
