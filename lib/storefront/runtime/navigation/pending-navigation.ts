import type { Place } from './kept-place'
import { followLink } from './target'

/**
 * The link that is being followed on the client, from the click until its page is shown. Module state, because the next
 * page may have another layout with its own navigation island.
 */
let target: string | undefined
let kept: Place

export const pendingNavigation = {
  begin(href: string, place: Place): void {
    target = href
    kept = place
    followLink(href)
  },
  end(): void {
    target = undefined
    kept = undefined
    followLink(undefined)
  },
  /** Whether a link is being followed. */
  isSet: (): boolean => target !== undefined,
  /** The place that its page keeps. */
  place: (): Place => kept,
  /** Whether it leads to the top of its page. */
  isToStart: (): boolean => target !== undefined && !target.includes('#') && !kept,
}
