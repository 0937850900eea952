import { seoSlug } from '@/lib/shop/rules'
import type { StagedRow } from '../stage'
import type { FeedVariant } from './read-row'

export type FeedLine = { line: number; variant: FeedVariant }

/** The variants of a group that are one product: they differ in size and age alone. */
export type Design = {
  /** What it has in common with its siblings. */
  masterKey: string
  /** Which one of the group it is; empty where the group says nothing that could tell. */
  name: string
  lines: FeedLine[]
}

/** No group of siblings with all their sizes is larger; a feed whose rows all share one group is mistaken. */
export const mostRows = 2000

/**
 * Parts an item group into products: colours, patterns and materials are siblings, sizes are variants of one product
 * (section 3). The colour is always part of the name, so that it does not change when the group gets a second one.
 */
export function designsOf(rows: readonly StagedRow[]): Design[] {
  const lines = rows.map(({ line, data }) => ({ line, variant: data as FeedVariant }))
  const varies = (field: 'pattern' | 'material') =>
    new Set(lines.map(({ variant }) => variant[field])).size > 1
  const [patterns, materials] = [varies('pattern'), varies('material')]
  const nameOf = ({ color, pattern, material }: FeedVariant) =>
    seoSlug([color, patterns ? pattern : undefined, materials ? material : undefined]).slice(0, 40)
  return [...Map.groupBy(lines, ({ variant }) => nameOf(variant))].map(([name, members]) => {
    const first = members[0]?.variant
    return { masterKey: first?.group ?? first?.id ?? '', name, lines: members }
  })
}

/** The reference key of a product that is new: the group with the name, or the id of what stands alone. */
export function newReferenceKey({ masterKey, name, lines }: Design): string {
  const isAlone = lines.every(({ variant }) => variant.group === undefined)
  return isAlone || name === '' ? masterKey : `${masterKey}-${name}`.slice(0, 60)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The name of the product in a title: without the brand before it, and colour and size after it. */
export function nameOf({ title, brand, color, size, pattern }: FeedVariant): string {
  const words = [
    color && escaped(color),
    size && `(?:Gr(?:\\.|öße)?|Taille|T\\.|Maat)?\\s*${escaped(size)}`,
    pattern && escaped(pattern),
  ].filter((word) => word !== undefined && word !== '')
  const tail =
    words.length > 0 ? new RegExp(`(?:[\\s,;/|(–—-]+(?:${words.join('|')})\\)?)+$`, 'iu') : undefined
  const withoutBrand = title.replace(new RegExp(`^${escaped(brand)}[\\s,:–—-]+`, 'iu'), '')
  const name = tail ? withoutBrand.replace(tail, '') : withoutBrand
  return name.trim() || title
}
