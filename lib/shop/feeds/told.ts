import { type FeedState, feedState } from './state'

/** Of files that wait: so many mails within a day, for a server that makes another file at each request. */
const mostInDay = 3
const dayMs = 24 * 60 * 60_000
const mostKept = 20

/** What the merchant was told of a feed since it was last well: how it is, and which files waited for a yes. */
type Told = { state: FeedState; files: readonly { code: string; at: number }[] }

/** Reads the text that is kept of it: `failed 3fa2b1c9@l8q2x`. */
function readTold(text: string | null): Told {
  const [state, ...files] = (text ?? '').split(' ')
  const known = feedState.find((each) => each === state) ?? 'well'
  return {
    state: known,
    files: files.map((file) => {
      const [code = '', at = '0'] = file.split('@')
      return { code, at: Number.parseInt(at, 36) }
    }),
  }
}

const textOf = ({ state, files }: Told): string =>
  [state, ...files.map(({ code, at }) => `${code}@${at.toString(36)}`)].join(' ')

type News = {
  /** What is kept of what the merchant knows then. */
  told: string | null
  isNews: boolean
}

/**
 * Whether the state of a feed is news for the merchant: another one than before; of files that wait, each once since the
 * feed was last well, however often it is fetched or cannot be fetched meanwhile.
 */
export function newsOf(
  before: string | null,
  { state, file, at }: { state: FeedState; file: string | undefined; at: number },
): News {
  const known = readTold(before)
  if (state === 'well') return { told: null, isNews: known.state !== 'well' }
  if (state !== 'held' || file === undefined)
    return { told: textOf({ ...known, state }), isNews: known.state !== state }
  const isKnown = known.files.some(({ code }) => code === file)
  const ofDay = known.files.filter((each) => each.at > at - dayMs)
  const isNews = !isKnown && ofDay.length < mostInDay
  const files = isNews ? [...known.files, { code: file, at }].slice(-mostKept) : known.files
  return { told: textOf({ state, files }), isNews }
}
