import { type Blok, isSame } from '../model'
import type { Unsaved } from './unsaved'

/** How long a page may take to load that was asked for while a save was under way. */
export const leavingMs = 60_000

/**
 * What kept work is put back on: the draft that the server has, where that is the person's own save of the same load, else
 * the one that the work began with. Undefined where it was saved, and the draft has gone on from there.
 * @param draft what the server has, as far as this load knows
 */
export function putBackOn(kept: Unsaved, draft: Blok, now: number): Blok | undefined {
  const own = [...(kept.sent ?? []), kept.content].findLast((each) => isSame(each, draft))
  if (own || kept.savedAt === undefined) return own ?? kept.base.content
  // A draft of before that somebody brought back later is no old page.
  const isOldPage = now - kept.savedAt < leavingMs && isSame(kept.base.content, draft)
  return isOldPage ? kept.base.content : undefined
}
