import type { FeedReason } from './feed-reason'

/** Why a feed could not be fetched, in a sentence without anything of its address but the host. */
export class FeedFault extends Error {
  override name = 'FeedFault'

  constructor(
    sentence: string,
    readonly reason: FeedReason,
  ) {
    super(sentence)
  }
}
