import type { Blok } from './blok'

/** A state of the story, and the block that was selected in it. */
export type Snapshot = {
  content: Blok
  selected: string
  /** Blocks that are chosen beside the selected one. */
  also?: readonly string[]
}

export type History = {
  past: readonly Snapshot[]
  present: Snapshot
  future: readonly Snapshot[]
  /** What the last change belongs to, and when it was made, in milliseconds. */
  last: { key: string; at: number } | undefined
}

/** Typing without a pause this long is undone at once. */
const typingPauseMs = 1_500
/** States share what did not change, so that this many are cheap. */
const mostSteps = 200
/** Each state is merged on its own, which takes some milliseconds. */
const mostRebased = 40

export const startHistory = (present: Snapshot): History => ({
  past: [],
  present,
  future: [],
  last: undefined,
})

/** Selecting is no step of its own: undo returns to the block that was changed. */
export const select = (history: History, selected: string, also: readonly string[] = []): History => {
  const { present } = history
  if (present.selected === selected && also.length + (present.also?.length ?? 0) === 0) return history
  const { content } = present
  return { ...history, present: { content, selected, ...(also.length > 0 && { also }) }, last: undefined }
}

/**
 * Adds a change. Changes with the same `key` in quick succession, such as the letters of a word, are one step; one
 * without a key is always a step of its own.
 */
export function change(history: History, present: Snapshot, at: number, key?: string): History {
  if (present.content === history.present.content) return select(history, present.selected, present.also)
  const { last } = history
  const continues =
    key !== undefined && last?.key === key && at - last.at < typingPauseMs && history.past.length > 0
  return {
    past: continues ? history.past : [...history.past, history.present].slice(-mostSteps),
    present,
    future: [],
    last: key === undefined ? undefined : { key, at },
  }
}

/** What comes next is a step of its own, however soon it comes. */
export const endStep = (history: History): History =>
  history.last === undefined ? history : { ...history, last: undefined }

export function undo({ past, present, future, ...rest }: History): History {
  const before = past.at(-1)
  if (!before) return { ...rest, past, present, future, last: undefined }
  return { past: past.slice(0, -1), present: before, future: [present, ...future], last: undefined }
}

export function redo({ past, present, future, ...rest }: History): History {
  const [next, ...later] = future
  if (!next) return { ...rest, past, present, future, last: undefined }
  return { past: [...past, present], present: next, future: later, last: undefined }
}

/** The same steps on top of what someone else saved: every state is brought up to it. */
export const rebase = (history: History, bring: (content: Blok) => Blok): History => {
  const each = (snapshot: Snapshot): Snapshot => ({ ...snapshot, content: bring(snapshot.content) })
  return {
    past: history.past.slice(-mostRebased).map(each),
    present: each(history.present),
    future: history.future.slice(0, mostRebased).map(each),
    last: undefined,
  }
}
