import { instantOf } from '@/lib/platform/time'
import type { Situation } from '@/lib/studio/frame'

/** What was typed of a situation; empty texts are not asked about. */
export type Asked = { at: string; product: string; checkout: string; path: string }

export const askedNothing: Asked = { at: '', product: '', checkout: '', path: '' }

/** The situation as the preview takes it. Its time is typed by the clock of the market. */
export function situationFrom({ at, ...rest }: Asked, timeZone: string): Situation {
  const instant = instantOf(at, timeZone)
  const filled = Object.entries(rest).flatMap(([name, text]) => (text.trim() ? [[name, text.trim()]] : []))
  return {
    ...(Object.fromEntries(filled) as Situation),
    ...(instant !== undefined && { at: new Date(instant).toISOString() }),
  }
}
