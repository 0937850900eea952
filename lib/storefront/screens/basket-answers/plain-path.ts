import { type Market, screenPath, withQuery } from '@/lib/platform/markets'

/** What the page of the basket that needs no script says of the form that has led to it. */
export const plainStates = ['added', 'fewer', 'changed', 'removed', 'unchanged'] as const
export type PlainState = (typeof plainStates)[number]

type Question = {
  state?: PlainState
  /** With `fewer`: how many pieces there are, and how many were wanted. */
  count?: string
  wanted?: string
  /** The entered value that was refused, or with `removed` the line that is gone. */
  draft?: string
}

/** The address of the basket for browsers without JavaScript. */
export const plainBasketPath = (market: Market, question: Question = {}): string =>
  withQuery(screenPath(market, 'plainBasket'), question)

/** Says that there are fewer pieces than were wanted, or else what was done. */
export const plainOutcome = (done: PlainState, count: number, wanted: number): Question =>
  count < wanted ? { state: 'fewer', count: String(count), wanted: String(wanted) } : { state: done }
