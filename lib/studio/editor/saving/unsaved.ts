import { z } from 'zod'
import { keptKey } from '@/lib/studio/kept'
import type { Blok } from '../model'
import type { Saved } from './states'

const content = z.looseObject({ component: z.string(), _uid: z.string() })
const page = z.object({ name: z.string(), fullSlug: z.string() })
const stored = z.object({
  base: z.object({ content, version: z.string() }),
  content,
  sent: z.array(content).optional().catch(undefined),
  savedAt: z.number().optional(),
  keptAt: z.number().optional().catch(undefined),
  page: page.optional().catch(undefined),
})

/**
 * `sent`: what was sent on top of the base, oldest first, and may be saved by now. `savedAt`: when all of it was saved, in
 * milliseconds, while the page was being left: the next load may show the draft of before. `page`: what the story was called
 * and where it was, by which its writer knows it again once it is gone. `keptAt`: when it was written, in milliseconds.
 */
export type Unsaved = {
  base: Saved
  content: Blok
  sent?: readonly Blok[] | undefined
  savedAt?: number | undefined
  keptAt?: number | undefined
  page?: z.output<typeof page> | undefined
}
/** An entry is one load of a tab: `<tab>.<load>`. */
export type FoundWork = { entry: string; unsaved: Unsaved }
export type WorkStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const tabOf = (entry: string) => entry.split('.')[0]

/**
 * The unsaved work of one person on one story. Each load of a tab has an entry of its own, so that neither two tabs with
 * one story nor a page that is loaded again writes over what was kept before.
 */
export function unsavedWork(store: WorkStore, person: string, storyId: number) {
  const prefix = `${keptKey('studio-unsaved', person)}/${storyId}/`
  const read = (entry: string): FoundWork[] => {
    try {
      const parsed = stored.safeParse(JSON.parse(store.getItem(prefix + entry) ?? ''))
      return parsed.success ? [{ entry, unsaved: parsed.data as Unsaved }] : []
    } catch {
      return []
    }
  }
  const found = (isOfInterest: (entry: string) => boolean): FoundWork[] =>
    Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
      .filter(isOfInterest)
      .flatMap(read)
  return {
    /** False when the browser has no room or refuses, which the editor shows. */
    keep(entry: string, unsaved: Unsaved): boolean {
      try {
        store.setItem(prefix + entry, JSON.stringify(unsaved))
        return true
      } catch {
        // What was sent only spares a question later on.
        return unsaved.sent !== undefined && this.keep(entry, { ...unsaved, sent: undefined })
      }
    },
    drop(entry: string): void {
      try {
        store.removeItem(prefix + entry)
      } catch {
        // A store that is refused holds nothing.
      }
    },
    /** The work of this tab before its reload, and of tabs that are gone. */
    find(tab: string, isOpen: (tab: string) => boolean): FoundWork[] {
      return found((entry) => tabOf(entry) === tab || !isOpen(tabOf(entry) ?? ''))
        .filter(({ unsaved }) => unsaved.savedAt === undefined)
        .sort((a, b) => Number(tabOf(b.entry) === tab) - Number(tabOf(a.entry) === tab))
    },
    /** Drops what was saved while a page was left that nobody loads any more. @param before in milliseconds */
    forget(before: number): void {
      for (const { entry, unsaved } of found(() => true))
        if (unsaved.savedAt !== undefined && unsaved.savedAt < before) this.drop(entry)
    },
    /** What this tab saved while it was being left. */
    findSaved: (tab: string): FoundWork[] =>
      found((entry) => tabOf(entry) === tab).filter(({ unsaved }) => unsaved.savedAt !== undefined),
  }
}

export type UnsavedWork = ReturnType<typeof unsavedWork>
