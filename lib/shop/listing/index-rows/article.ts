import { firstWords } from '@/lib/platform/i18n'
import { countryOf, type Market, screenPath } from '@/lib/platform/markets'
import { availabilityOf, spelledLabel, valuePlace } from '@/lib/shop/rules'
import type { Brand, Language } from '@/schemas'
import type { ProductCard } from '@/schemas/shop'
import type { AttributeWords, ListingColour, ListingSource } from './sources'

/** More colours than a tile shows. */
const mostColours = 8

/**
 * The colours of an article, of which lists show one. Of several products in the same colour, which differ in something
 * unknown, the first belongs to it; the others stand for themselves.
 */
function articleColours({ id, colours }: Pick<ListingSource, 'id' | 'colours'>): ListingColour[] {
  const first = new Map<string, ListingColour>()
  for (const one of colours) if (!first.has(one.colour)) first.set(one.colour, one)
  const own = [...first.values()]
  return own.length > 1 && own.some((one) => one.id === id) ? own : []
}

/** What the colours of an article have in common: the least of their ids; null for a single colour. */
export const articleOf = (source: Pick<ListingSource, 'id' | 'colours'>): number | null =>
  articleColours(source)[0]?.id ?? null

type Shop = { brand: Brand; market: Market }

const isSoldOut = ({ variants, productGroup, download }: ListingColour, country: string, brand: Brand) =>
  variants
    .filter(({ countries }) => countries.includes(country))
    .every(
      ({ bvc, daysFrom, daysTo, stock }) =>
        availabilityOf(
          bvc === null
            ? undefined
            : { BVC: bvc, deliveryDaysFrom: daysFrom ?? 0, deliveryDaysTo: daysTo ?? undefined },
          { stock, group: productGroup, file: download, brand },
        ).bvc === 4,
    )

/** The colours of a product's article that a market sells, itself among the first ones; none if it is the only one. */
export function coloursOf(
  source: ListingSource,
  { brand, market }: Shop,
  words: ReadonlyMap<string, AttributeWords>,
  languages: readonly Language[],
): ProductCard['colours'] {
  const country = countryOf(market)
  const sold = articleColours(source).flatMap((one) => {
    const language = languages.find((name) => one.paths[name])
    const path = language && one.paths[language]
    const isSold = one.variants.some(({ countries }) => countries.includes(country))
    if (!path || !isSold) return []
    const known = words.get(`farbe ${one.colour}`)
    return { one, path, known, place: valuePlace(one.colour, known?.position) }
  })
  if (sold.length < 2) return []
  const ordered = sold.toSorted((a, b) => a.place - b.place || (a.one.colour < b.one.colour ? -1 : 1))
  const own = ordered.findIndex(({ one }) => one.id === source.id)
  const last = ordered[own]
  const shown = own < mostColours || !last ? ordered : [...ordered.slice(0, mostColours - 1), last]
  return shown.slice(0, mostColours).map(({ one, path, known }) => ({
    number: one.number,
    label: spelledLabel(firstWords(known?.labels, languages), one.colour, market),
    ...(known?.swatch && { swatch: known.swatch }),
    href: screenPath(market, 'product', { pdp: path }),
    ...(isSoldOut(one, country, brand) && { soldOut: true }),
  }))
}
