import {
  type Blok,
  change,
  endStep,
  type History,
  locate,
  rebase,
  redo,
  select,
  startHistory,
  undo,
} from '../model'

export type EditorStore = ReturnType<typeof createStore>

/** The story that is edited, with its history and its selected block. */
export function createStore(content: Blok, now: () => number = Date.now) {
  const first = startHistory({ content, selected: content._uid })
  let history: History = first
  const listeners = new Set<() => void>()
  const set = (next: History) => {
    if (next === history) return
    history = next
    for (const listener of listeners) listener()
  }
  /** The selected block may be gone after an undo or a merge; then its page is selected. */
  const settled = (next: History): History => {
    const { content: now_, selected, also = [] } = next.present
    if (!locate(now_, selected)) return select(next, now_._uid)
    const left = also.filter((uid) => locate(now_, uid))
    return left.length === also.length ? next : select(next, selected, left)
  }
  return {
    get: () => history,
    /** As the server drew it: kept work may come back before the last part of the page is alive. */
    getFirst: () => first,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** @param also what is chosen beside it */
    select: (uid: string, also: readonly string[] = []) => {
      if (locate(history.present.content, uid)) set(select(history, uid, also))
    },
    /** Changes with the same `key` in quick succession are undone together. */
    apply(
      next: Blok,
      {
        selected = history.present.selected,
        also = [],
        key,
      }: { selected?: string; also?: readonly string[]; key?: string } = {},
    ) {
      set(settled(change(history, { content: next, selected, ...(also.length > 0 && { also }) }, now(), key)))
    },
    /** What comes next is undone by itself. */
    endStep: () => set(endStep(history)),
    undo: () => set(settled(undo(history))),
    redo: () => set(settled(redo(history))),
    /** Brings every state up to what someone else saved, so that an undo does not take it back. */
    bring: (merge: (content: Blok) => Blok) => set(settled(rebase(history, merge))),
  }
}
