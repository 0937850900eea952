import type { VisitorState } from '@/schemas/api/visitor'

const name = 'shop visitor'

/** A channel to the other tabs of the browser; undefined on the server and where there is none. */
const channel =
  typeof window === 'undefined' || !('BroadcastChannel' in window) ? undefined : new BroadcastChannel(name)

/**
 * The part of the visitor's state that a change has led to. `anew`: a login has begun or ended, or an order was placed, so that
 * whatever a tab shows of the visitor has to be read again.
 */
export type TabNews = Partial<VisitorState> & { anew?: true }

/** Tells the other tabs what a change has led to. */
export const tellTabs = (news: TabNews): void => channel?.postMessage(news)

/** Hears what changes in other tabs have led to, until the returned function is called. */
export function hearTabs(hear: (news: TabNews) => unknown): () => void {
  const listener = ({ data }: MessageEvent<TabNews>) => hear(data)
  channel?.addEventListener('message', listener)
  return () => channel?.removeEventListener('message', listener)
}

/**
 * Runs a change when no other tab has one under way. The answer to a visitor's first change brings the cookie that the
 * next one needs: without it, each of two tabs would begin a basket, of which one is lost.
 */
export const inTurnOfTabs = <Answer>(change: () => Promise<Answer>): Promise<Answer> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? (navigator.locks.request(name, change) as Promise<Answer>)
    : change()
