import type { AssetHolds } from '@/schemas/content'
import type { PickSource } from './use-found'

/** Where the files are searched that content shows already, by what a field takes. */
export const fileSources = {
  all: 'files',
  file: 'files',
  picture: 'pictures',
  film: 'films',
  subtitles: 'subtitles',
} as const satisfies Record<'all' | AssetHolds, PickSource>

const sources: readonly PickSource[] = Object.values(fileSources)

export const isFileSource = (source: PickSource): boolean => sources.includes(source)
