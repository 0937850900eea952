import type { InferSelectModel } from 'drizzle-orm'
import type { feeds } from './tables'

export type FeedRow = InferSelectModel<typeof feeds>

/**
 * What became of a file: `imported`; `partly`, where rows of a complete feed were rejected, so that nothing was taken out
 * of sale; `held`, where it would go beyond the bounds and waits for a yes.
 */
export type FeedOutcome = 'imported' | 'partly' | 'held'

/** How a feed is: well, or what the merchant has to know. */
export const feedState = ['well', 'partly', 'held', 'failed'] as const
export type FeedState = (typeof feedState)[number]

export const feedStateOf = ({ problem, outcome }: Pick<FeedRow, 'problem' | 'outcome'>): FeedState => {
  if (problem !== null) return 'failed'
  return outcome === 'held' || outcome === 'partly' ? outcome : 'well'
}
