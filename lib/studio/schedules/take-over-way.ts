import { stageHash } from '@/lib/studio/ui/client'
import type { HeldRow } from './take-over'

/**
 * How a plan on hold goes on from the start page: `here` it is taken over; where its time has passed, it is looked at
 * before it happens at once; and what is due without its approval goes to its stage, or to its pages, first.
 */
export type TakeOverWay = 'here' | 'look' | 'stage' | 'pages'

export function takeOverWay({ isDue, reason }: Pick<HeldRow, 'isDue' | 'reason'>): TakeOverWay {
  if (!isDue) return 'here'
  return reason.why === 'stage' || reason.why === 'pages' ? reason.why : 'look'
}

/** Where each of them leads; at a stage, the stages of the page are open in the editor. */
export const wayAddress = ({ href }: Pick<HeldRow, 'href'>, way: Exclude<TakeOverWay, 'here'>): string =>
  way === 'stage' ? `${href}${stageHash}` : href
