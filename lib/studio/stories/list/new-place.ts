import type { StoryRow } from '../story-row'

type Standing = {
  /** The line that is active. */
  current: Pick<StoryRow, 'id' | 'isFolder' | 'parentId'> | undefined
  /** The rows of the top. */
  tops: readonly Pick<StoryRow, 'id' | 'isFolder' | 'slug'>[]
  /** The folder that the list is narrowed to. */
  market: string | undefined
  /** The folders around the page on which the person worked last, the outermost at the end. */
  begins: readonly number[]
}

/** Where something new is created: in the chosen folder, beside the chosen story, or in the market that is looked at. */
export function newPlace({ current, tops, market, begins }: Standing): number | null {
  if (current) return current.isFolder ? current.id : current.parentId
  const top = tops.find(({ isFolder, slug }) => isFolder && slug === market)
  return top?.id ?? begins.at(-1) ?? null
}
