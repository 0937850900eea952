/**
 * The filters of listings by their parameter in the address, in the order of display, with the attributes of the product
 * or its variants that each reads. Price, brand, sub-brand and sale have columns of their own.
 */
const facets = {
  size: ['asGro', 'doppelgroesse'],
  brand: [],
  colour: ['farbe'],
  price: [],
  age: ['dimAlterGeeignetAb'],
  gender: ['geschlecht'],
  subbrand: [],
  season: ['saison'],
  sustainability: ['nachhaltigkeit'],
  uv: ['uvSchutz'],
  water: ['wassersaeule'],
  condition: ['zustand'],
  sale: [],
} as const satisfies Record<string, readonly string[]>

export type FacetName = keyof typeof facets

export const facetNames = Object.keys(facets) as FacetName[]

/** The filters whose values are chosen from a list; a price is chosen as a range. */
export const valueFacets = facetNames.filter((name): name is Exclude<FacetName, 'price'> => name !== 'price')
export type ValueFacet = (typeof valueFacets)[number]

/**
 * The child that goods are for, where they name it: its age in months at most, and its weight in kilograms at least and at
 * most. These are no filters of their own, but searches ask for them.
 */
const childFacets = ['oldest', 'lightest', 'heaviest'] as const
export type ChildFacet = (typeof childFacets)[number]

/** Whether no filter shows the values of a facet. */
export const isHidden = (facet: string): facet is ChildFacet => childFacets.some((own) => own === facet)

/** What entries are indexed by. */
export type IndexedFacet = ValueFacet | ChildFacet

export const facetAttributes: Readonly<Record<FacetName, readonly string[]>> = facets

/** Raised where filters read the same attributes in another way than before. */
const revision = 4

/** What entries of the listings hold of filters. */
export const facetsVersion = `${revision} ${JSON.stringify(facets)}`

/** Lower bounds of the price ranges, in whole units of the currency. */
const priceSteps = [
  0, 5, 10, 15, 20, 25, 30, 40, 50, 60, 80, 100, 125, 150, 200, 250, 300, 400, 500, 600, 800, 1000, 1500,
  2000, 3000, 5000, 10_000,
]

/** Lower bounds of the price ranges, in minor units. */
export const priceRanges: readonly number[] = priceSteps.map((step) => step * 100)

/** The lower bound of the range that a price is in; both in minor units. */
export const priceRangeOf = (price: number): number => priceRanges.findLast((low) => low <= price) ?? 0

/** The end of a range, exclusive: the lower bound of the next one. The last range has no end. */
export const priceRangeEnd = (low: number): number =>
  priceRanges[priceRanges.indexOf(low) + 1] ?? 2_147_483_647

/** The only value of the filter for what is reduced. */
export const saleValue = '1'

/** All parameters of a listing's address. `priceFrom` and `priceTo` come from forms without scripts. */
export const listingParameters = [...facetNames, 'priceFrom', 'priceTo', 'sort', 'page', 'without'] as const

/** Everything that a listing or the search reads from an address. */
export const questionParameters: readonly string[] = [...listingParameters, 'term', 'category', 'pageSize']
