import { contentKey, contentPath, marketsOfStory, screenAt } from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import type { StoryRow } from './story-row'

type Placed = Pick<StoryRow, 'fullSlug' | 'slug' | 'isStartpage' | 'isFolder' | 'address'>

/** The full slug of a story or folder in another folder, or with another last part; an empty path is the top. */
export function nextFullSlug({ slug, isStartpage }: Placed, path: string, next = slug): string {
  if (path === '') return next
  // The start page of a folder has the folder's own address.
  return isStartpage && next === path.slice(path.lastIndexOf('/') + 1) ? `${path}/` : `${path}/${next}`
}

/** The addresses of a page before and after, as shoppers see them; of a folder those of everything in it. */
export type AddressChange = {
  before: string
  /** Unset: no market has it there. */
  after?: string
}

/**
 * What a new place means for the public address; undefined for what has none, and where it stays.
 * @param told the new address of a page as the shop has told it
 */
export function addressChange(row: Placed, next: string, told?: string): AddressChange | undefined {
  const isPage = row.isFolder || row.address.startsWith('/')
  if (!isPage || next === row.fullSlug) return undefined
  const shown = (fullSlug: string) => {
    const [market] = marketsOfStory(fullSlug)
    if (!market) return undefined
    const path = contentPath(market, row.isFolder ? `${fullSlug}/page` : fullSlug)
    const whole = row.isFolder ? path.replace(/page\/$/, '…') : path
    return percentDecoded(whole) ?? whole
  }
  // The shop knows pages that have other addresses than their place in the tree tells.
  if (told !== undefined && !row.isFolder)
    return told === row.address
      ? undefined
      : { before: row.address, ...(told.startsWith('/') && { after: told }) }
  const [before, after] = [shown(row.fullSlug), shown(next)]
  if (before === undefined || before === after) return undefined
  return { before, ...(after !== undefined && { after }) }
}

/** The address of a page as a shopper saw it, by its path in the tree; the path itself where no market has it. */
export function publicPath(fullSlug: string): string {
  const [market] = marketsOfStory(fullSlug)
  const path = market && contentPath(market, fullSlug)
  return path === undefined ? fullSlug : (percentDecoded(path) ?? path)
}

/** What of the shop stands where a page would have its new address: a screen such as the basket, or the products. */
export function shopsOwn(row: Placed, next: string): 'screen' | 'product' | undefined {
  const [market] = marketsOfStory(next)
  if (!market || row.isFolder || next === row.fullSlug) return undefined
  const path = contentPath(market, next)
  const key = contentKey((percentDecoded(path) ?? path).split('/').slice(2).join('/'))
  if (key === 'p' || key.startsWith('p/')) return 'product'
  return screenAt(market, key) && 'screen'
}
