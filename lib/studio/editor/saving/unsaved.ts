import { z } from 'zod'
import { keptKey } from '@/lib/studio/kept'
import type { Blok } from '../model'
import type { Saved } from './autosave'

const content = z.looseObject({ component: z.string(), _uid: z.string() })
const page = z.object({ name: z.string(), fullSlug: z.string() })
const stored = z.object({
  base: z.object({ content, version: z.string() }),
  content,
  page: page.optional().catch(undefined),
})

/** `page`: what the story was called and where it was, by which its writer knows it again once it is gone. */
export type Unsaved = { base: Saved; content: Blok; page?: z.output<typeof page> | undefined }
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
  return {
    /** False when the browser has no room or refuses, which the editor shows. */
    keep(entry: string, unsaved: Unsaved): boolean {
      try {
        store.setItem(prefix + entry, JSON.stringify(unsaved))
        return true
      } catch {
        return false
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
      const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
      return keys
        .filter((key) => key.startsWith(prefix))
        .map((key) => key.slice(prefix.length))
        .filter((entry) => tabOf(entry) === tab || !isOpen(tabOf(entry) ?? ''))
        .sort((a, b) => Number(tabOf(b) === tab) - Number(tabOf(a) === tab))
        .flatMap(read)
    },
  }
}

export type UnsavedWork = ReturnType<typeof unsavedWork>
