import { z } from 'zod'
import type { Blok } from '../model'
import type { Saved } from './autosave'

const content = z.looseObject({ component: z.string(), _uid: z.string() })
const stored = z.object({ base: z.object({ content, version: z.string() }), content })

export type Unsaved = { base: Saved; content: Blok }
type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Each tab has an entry of its own, so that two tabs with one story do not write over each other. */
const prefixOf = (storyId: number) => `studio-unsaved/${storyId}/`

/** Keeps unsaved work in the browser; false when it has no room or refuses, which the editor shows. */
export function keepUnsaved(
  store: Store,
  storyId: number,
  tab: string,
  unsaved: Unsaved | undefined,
): boolean {
  try {
    if (unsaved) store.setItem(prefixOf(storyId) + tab, JSON.stringify(unsaved))
    else store.removeItem(prefixOf(storyId) + tab)
    return true
  } catch {
    return false
  }
}

/** The unsaved work of this tab before its reload, and of tabs that are gone. */
export function unsavedWork(
  store: Store,
  storyId: number,
  tab: string,
  isOpen: (tab: string) => boolean,
): { tab: string; unsaved: Unsaved }[] {
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  return keys
    .filter((key) => key.startsWith(prefixOf(storyId)))
    .map((key) => key.slice(prefixOf(storyId).length))
    .filter((each) => each === tab || !isOpen(each))
    .sort((a, b) => Number(b === tab) - Number(a === tab))
    .flatMap((each) => {
      try {
        const parsed = stored.safeParse(JSON.parse(store.getItem(prefixOf(storyId) + each) ?? ''))
        return parsed.success ? [{ tab: each, unsaved: parsed.data as Unsaved }] : []
      } catch {
        return []
      }
    })
}
