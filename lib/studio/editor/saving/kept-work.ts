import type { FoundWork, Unsaved, UnsavedWork } from './unsaved'

type Given = {
  work: UnsavedWork
  tab: string
  /** Names this load of the tab among its others. */
  load: string
  isOpen: (tab: string) => boolean
}

/**
 * The unsaved work of this load, and what is left of loads and tabs before. What was brought back stays kept until it is
 * a part of this load's own work, saved, or thrown away.
 */
export function createKeptWork({ work, tab, load, isOpen }: Given) {
  const entry = `${tab}.${load}`
  /** What was brought back and decided on. */
  const settled = new Set<string>()
  let isKept = true
  return {
    /** Keeps this load's work, or forgets it once all is saved; false where the browser has no room for it. */
    keep(unsaved: Unsaved | undefined): boolean {
      if (unsaved) {
        isKept = work.keep(entry, unsaved)
        if (unsaved.savedAt !== undefined) for (const each of settled) work.drop(each)
        return isKept
      }
      isKept = true
      for (const each of [entry, ...settled]) work.drop(each)
      return true
    },
    /** What is to be brought back next. */
    next: (): FoundWork | undefined =>
      [...work.findSaved(tab), ...work.find(tab, isOpen)].find(
        (found) => found.entry !== entry && !settled.has(found.entry),
      ),
    /** Work was brought back or thrown away. @param isSaved nothing of this load waits to be saved */
    settle(brought: string, isSaved: boolean): void {
      settled.add(brought)
      if (isSaved || isKept) work.drop(brought)
    },
  }
}

export type KeptWork = ReturnType<typeof createKeptWork>
