import { type FeedState, feedState } from './state'

/** So many mails of a kind within a day, for a server that makes another file, or a fault, at each request. */
const mostInDay = 3
const dayMs = 24 * 60 * 60_000
const mostKept = 20

/** A mail: of a file that waits for a yes, by its code, or of another state. */
type Mailed = { of: string; at: number }

/** What the merchant was told of a feed: how it was at last, and by which mails. */
type Told = { state: FeedState; mails: readonly Mailed[] }

const stateNamed = (text: string | undefined) => feedState.find((each) => each === text)

const kindOf = ({ of }: Mailed): FeedState => stateNamed(of) ?? 'held'

/** Reads the text that is kept of it: `held failed@l8q2w 3fa2b1c9@l8q2x`. */
function readTold(text: string | null): Told {
  const [state, ...mails] = (text ?? '').split(' ')
  return {
    state: stateNamed(state) ?? 'well',
    mails: mails.map((mail) => {
      const [of = '', at = '0'] = mail.split('@')
      return { of, at: Number.parseInt(at, 36) }
    }),
  }
}

const textOf = ({ state, mails }: Told): string | null =>
  state === 'well' && mails.length === 0
    ? null
    : [state, ...mails.map(({ of, at }) => `${of}@${at.toString(36)}`)].join(' ')

type News = {
  /** What is kept of what the merchant knows then. */
  told: string | null
  isNews: boolean
}

/**
 * Whether the state of a feed is news for the merchant: another one than was told last; of files that wait, each once,
 * and again where something else was told meanwhile. So much of a kind in a day is enough, however often the feed is well
 * in between; what was not told is told the next day, if it is still so.
 */
export function newsOf(
  before: string | null,
  { state, file, at }: { state: FeedState; file: string | undefined; at: number },
): News {
  const known = readTold(before)
  const ofDay = known.mails.filter((mail) => mail.at > at - dayMs)
  if (state === 'well')
    // Its files are news again, within what is enough of a day.
    return {
      told: textOf({ state, mails: ofDay.map((mail) => ({ ...mail, of: kindOf(mail) })) }),
      isNews: known.state !== 'well',
    }
  const of = (state === 'held' && file) || state
  const isTold = known.state === state && (of === state || known.mails.some((mail) => mail.of === of))
  if (isTold || ofDay.filter((mail) => kindOf(mail) === state).length >= mostInDay)
    return { told: before, isNews: false }
  return { told: textOf({ state, mails: [...known.mails, { of, at }].slice(-mostKept) }), isNews: true }
}
