import { keptKey, pagePerson } from '@/lib/studio/kept'
import { fillShopWords, type ShopWordTexts } from '@/lib/studio/shop-words/client'
import type { Deletion } from '@/lib/studio/stories'
import { allBloks, type Blok } from '../model'
import { type FoundWork, unsavedWork, type WorkStore } from '../saving'

/** The ids of the stories of which a person's unsaved work is kept in this browser. */
export function keptStories(store: WorkStore, person: string): number[] {
  const prefix = `${keptKey('studio-unsaved', person)}/`
  const keys = Array.from({ length: store.length }, (_, index) => store.key(index) ?? '')
  const ids = keys.flatMap((key) =>
    key.startsWith(prefix) ? Number(key.slice(prefix.length).split('/')[0]) : [],
  )
  return [...new Set(ids)].filter((id) => Number.isSafeInteger(id) && id > 0)
}

/** All unsaved work of a person on a story, also that of tabs that are still open. */
export const keptWorkOn = (store: WorkStore, person: string, storyId: number): FoundWork[] =>
  unsavedWork(store, person, storyId).find('', () => false)

const telling = ['headline', 'title', 'name', 'text', 'label']

/** The folder around a path, or the nearest one around it that is still there; undefined where none is, and for the top. */
export function folderAround<F extends { fullSlug: string }>(
  path: string,
  folders: readonly F[],
): F | undefined {
  const bySlug = new Map(folders.map((folder) => [folder.fullSlug, folder]))
  // The page of a folder itself has the path of the folder.
  const parts = path.replace(/\/$/, '').split('/')
  for (let depth = path.endsWith('/') ? parts.length : parts.length - 1; depth > 0; depth -= 1) {
    const found = bySlug.get(parts.slice(0, depth).join('/'))
    if (found) return found
  }
  return undefined
}

/** The last part of a path, which becomes that of the address again; none for the page of a folder, which has the folder's. */
export const slugOf = (path: string): string => (path.endsWith('/') ? '' : (path.split('/').at(-1) ?? ''))

/** The first words of a page, by which its writer knows it again; empty where it has none. */
export function firstWordsIn(content: Blok, shop: ShopWordTexts): string {
  for (const { blok } of allBloks(content))
    for (const field of telling) {
      const words = blok[field]
      const told = typeof words === 'string' ? fillShopWords(words, shop).trim() : ''
      if (told !== '') return told.slice(0, 80)
    }
  return ''
}

/** A browser that refuses its store keeps nothing. */
export function orNothing<T>(read: (person: string) => T[]): T[] {
  const person = pagePerson()
  try {
    return person === undefined ? [] : read(person)
  } catch {
    return []
  }
}

export type Former = { name?: string | undefined; path?: string | undefined }

/** What a page was called and where it was: as the log has it, else as its writer last saw it. */
export const formerOf = ({ unsaved: { page } }: FoundWork, deletion: Deletion | undefined): Former => ({
  name: deletion?.name ?? page?.name,
  path: deletion?.path ?? page?.fullSlug,
})

/** The path that a page had when somebody wrote on it last here. */
export const formerPathOf = (works: readonly FoundWork[]) =>
  works.map(({ unsaved }) => unsaved.page?.fullSlug).find((path) => path !== undefined)
