import { seoSlug } from '@/lib/shop/rules'
import type { StagedRow } from '../stage'
import type { FeedVariant } from './read-row'

type FeedLine = { line: number; variant: FeedVariant }

/** The variants of a group that form one product: they differ only in size and age. */
export type Design = {
  /** Shared with its siblings. */
  masterKey: string
  /** Distinguishes it within the group; empty if the group has no distinguishing attribute. */
  name: string
  lines: FeedLine[]
}

/** More rows than any real group of siblings has; a feed that puts all its rows into one group is faulty. */
export const mostRows = 2000

/**
 * Splits an item group into products: colours, patterns and materials become siblings, sizes become variants of one
 * product. The colour is always part of the name, so that the name does not change when the group gets a second colour.
 */
export function designsOf(rows: readonly StagedRow[]): Design[] {
  const lines = rows.map(({ line, data }) => ({ line, variant: data as FeedVariant }))
  const varies = (field: 'pattern' | 'material') =>
    new Set(lines.map(({ variant }) => variant[field])).size > 1
  const [patterns, materials] = [varies('pattern'), varies('material')]
  const nameOf = ({ color, pattern, material }: FeedVariant) =>
    seoSlug([color, patterns ? pattern : undefined, materials ? material : undefined]).slice(0, 40)
  return [...Map.groupBy(lines, ({ variant }) => nameOf(variant))].map(([name, members]) => {
    return { masterKey: rows[0]?.group.slice(1) ?? '', name, lines: members }
  })
}

/**
 * The designs of a feed that does not name what tells siblings apart: those that are products stay so. New lines belong
 * to the first.
 */
export function asTheyAre(
  designs: readonly Design[],
  productOf: (id: string, masterKey: string) => string | undefined,
): Design[] {
  return designs.flatMap((design) => {
    const keyOf = ({ variant }: FeedLine) => productOf(variant.id, design.masterKey)
    const first = design.lines.map(keyOf).find((key) => key !== undefined)
    return [...Map.groupBy(design.lines, (line) => keyOf(line) ?? first)].map(([, lines]) => ({
      ...design,
      lines,
    }))
  })
}

/** The reference key of a new product: the group and the design's name, or the id of a row without a group. */
export function newReferenceKey({ masterKey, name, lines }: Design): string {
  const isAlone = lines.every(({ variant }) => variant.group === undefined)
  return isAlone || name === '' ? masterKey : `${masterKey}-${name}`.slice(0, 60)
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/** The product's name within a title: without the leading brand and the trailing colour and size. */
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
