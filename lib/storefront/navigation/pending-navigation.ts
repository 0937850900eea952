import { followLink } from '@/lib/storefront/stale-build'
import { keptPlace } from './kept-place'

/**
 * The link that is being followed on the client, from the click until its page is shown. Module state, because the next
 * page may have another layout with its own navigation island.
 */
let target: string | undefined

export const pendingNavigation = {
  begin(href: string): void {
    target = href
    followLink(href)
  },
  end(): void {
    target = undefined
    followLink(undefined)
  },
  /** Whether a link is being followed. */
  isSet: (): boolean => target !== undefined,
  /** Whether it leads to the top of its page. */
  isToStart: (): boolean => target !== undefined && !target.includes('#') && !keptPlace.isSet(),
}
