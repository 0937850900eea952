import type { DraftFinding } from '@/lib/studio/drafts'
import type { CountedChanges } from './count-changes'
import type { Emptiness } from './emptiness'
import type { Reach } from './reach'
import type { StoryList } from './read'
import type { RedirectsHere, ShownRedirect } from './redirects-here'
import type { Untranslated } from './untranslated'

/** What the check finds wrong, in words: the title of the block, and the reason. */
export type ToldFinding = DraftFinding & {
  title: string
  words: string
  /** `notices`: told along, and no reason to ask. */
  about?: 'headings' | 'hints' | 'notices'
}

/** `field`: the first of the block's fields with a fault; empty for the block as a whole. */
export type FaultyBlock = { uid: string; field: string; title: string; reasons: readonly string[] }

/** Facts that a person should know before a story is published or taken off. Times are ISO 8601 texts. */
export type PublicationFacts = {
  savedAt: string
  /** Unset: a program. */
  savedBy?: string
  /** What changes for shoppers; unset for a story that is not published. */
  changes?: CountedChanges & { formerName?: string }
  /** A shopper would see nothing of it, or only at times. */
  empty?: Emptiness
  /** The blocks that will not appear as intended. */
  faulty: readonly FaultyBlock[]
  /** The block that is the first drafting note, with which the story cannot be published. */
  note?: string
  /** The stage in which it waits: it cannot be published before it is in one that allows it. */
  waits?: string
  /** The names of those who can go on with it there. */
  goesOn?: readonly string[]
  /** The blocks with a further heading of the first level. */
  headings: readonly FaultyBlock[]
  /** The blocks that fit and are hardly meant so: an empty list, a picture without words. */
  hints: readonly FaultyBlock[]
  /** What search engines and screen readers would want, where there is reason to look at all. */
  notices: readonly FaultyBlock[]
  /** How many threads of comments are open. */
  comments?: number
  /** Who else has saved the draft since it was published last. */
  others?: readonly string[]
  /** Who else has the page open now. */
  present?: readonly string[]
  /** The draft, where a release holds an older version, which is published in its place. */
  newer?: { at: string; by?: string } | undefined
  /** When an older version is planned, which takes back what is published before. */
  planned?: string
  /** Names the draft; unset for a version that a plan holds. */
  draft?: { version: string; mark: string }
  /** What refers to it. */
  references: StoryList
  /** The same page in other markets, as far as it is published: search engines are led from one to the other. */
  alternates: readonly { id: number; name: string; address: string }[]
  /** Shoppers can come to it by an address of its own. */
  isPage: boolean
  /** Shoppers come to it now, whom a redirect could lead on; unset where nobody takes it off. */
  isVisited?: boolean
  /** What of the shop changes beside the page itself. */
  reach: readonly Reach[]
  /** Campaigns elsewhere that show at its address. */
  campaigns: readonly { id: number; name: string }[]
  /** The redirects that lead to it; unset where nobody takes it off. */
  redirects?: RedirectsHere
  /** The redirects at its addresses, which end when it is published. */
  ends?: readonly ShownRedirect[]
  /** What is still as in a version in another language. */
  untranslated?: Untranslated
}
