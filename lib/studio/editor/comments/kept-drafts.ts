import type { Named } from '@/lib/studio/comments/client'
import { readKept, writeKept } from '@/lib/studio/kept'

/** Where a thread is started: at a block, at one of its fields, or at words in it. */
export type CommentPlace = {
  block: string
  component: string
  field: string | null
  quote: string | null
}

/**
 * A comment that was not sent yet. By its ids one that is sent again is written once. `story`: the page that it belongs to;
 * `at`: where it starts a thread. Drafts of earlier releases have neither.
 */
export type CommentDraft = {
  id: string
  thread: string
  text: string
  mentions: Named[]
  story?: number
  at?: CommentPlace
}

/** More of them than anybody leaves lying. */
const most = 30

function readAll(): [string, CommentDraft][] {
  try {
    const kept: unknown = JSON.parse(readKept('studio-comments') ?? '[]')
    return Array.isArray(kept) ? (kept as [string, CommentDraft][]) : []
  } catch {
    return []
  }
}

/** What somebody was writing at a place, such as in a thread; a new draft where there is none. */
export const draftAt = (place: string, start?: Partial<CommentDraft>): CommentDraft => ({
  ...{ id: crypto.randomUUID(), thread: crypto.randomUUID(), text: '', mentions: [] },
  ...start,
  ...readAll().find(([at]) => at === place)?.[1],
})

/** What somebody was writing on a page and has not sent, with the place where it was written. */
export const draftsOf = (story: number): (CommentDraft & { place: string })[] =>
  readAll().flatMap(([place, draft]) => (draft.story === story ? { ...draft, place } : []))

/** The places of the drafts in a thread: an answer, and changes of its comments. */
export const placesIn = ({ id, comments }: { id: string; comments: readonly { id: string }[] }): string[] => [
  `reply ${id}`,
  ...comments.map((comment) => `edit ${comment.id}`),
]

/** Keeps a draft in the browser, or forgets it. */
export function keepDraft(place: string, draft: CommentDraft | undefined): void {
  const others = readAll().filter(([at]) => at !== place)
  writeKept('studio-comments', JSON.stringify([...(draft ? [[place, draft]] : []), ...others].slice(0, most)))
}

/** Whether something was written at a place and not sent. */
export const hasDraft = (place: string): boolean => readAll().some(([at]) => at === place)
