import { pagePerson } from './page-person'

/**
 * Everything that the Studio keeps in the browser. Several people may use one browser: what somebody wrote, copied or
 * looked at is kept under the id of that person, and stays there for the next login.
 */
export const keptThings = {
  /** Work that the server has not acknowledged yet. */
  'studio-unsaved': { in: 'localStorage', whose: 'person' },
  /** Comments that were not sent yet. */
  'studio-comments': { in: 'localStorage', whose: 'person' },
  /** Copied blocks. */
  'studio-copied': { in: 'localStorage', whose: 'person' },
  /** How wide the panes of the editor are. */
  'studio-panes': { in: 'localStorage', whose: 'person' },
  /** Whether the fields of a block's look are unfolded. */
  'studio-look': { in: 'localStorage', whose: 'person' },
  /** The folders that are open in the tree. */
  'studio-open-folders': { in: 'sessionStorage', whose: 'person' },
  /** What is said once the page is there again that an edit has loaded anew. */
  'studio-said': { in: 'sessionStorage', whose: 'person' },
  /** A random name of the tab, which says nothing about anybody. */
  'studio-tab': { in: 'sessionStorage', whose: 'tab' },
} as const
export type KeptName = keyof typeof keptThings

/** The key of an entry; undefined for a person's where nobody is logged in. */
export function keptKey(name: KeptName, person: string | undefined): string | undefined {
  if (keptThings[name].whose === 'tab') return name
  return person && `${name}/${person}`
}

/** Where a thing is kept. It throws where the browser refuses its store. */
export const storeOf = (name: KeptName): Storage => window[keptThings[name].in]

/** What is kept for the person of this page; null for nothing. */
export function readKept(name: KeptName): string | null {
  const key = keptKey(name, pagePerson())
  try {
    return key === undefined ? null : storeOf(name).getItem(key)
  } catch {
    return null
  }
}

/** Keeps a text for the person of this page; false when the browser has no room or refuses. */
export function writeKept(name: KeptName, text: string): boolean {
  const key = keptKey(name, pagePerson())
  if (key === undefined) return false
  try {
    storeOf(name).setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** Told to the window when a page was deleted, moved or brought back: what is kept of it means something else now. */
export const storiesChanged = 'studio-stories-changed'

type Kept = { savedAt?: unknown; page?: { fullSlug?: string } }
type Placed = { id: number; isFolder: boolean; fullSlug: string }

/** On how many pages this browser keeps work of the person of this page that the server has not acknowledged yet: of a story, or of what lies in a folder. */
export function countUnsavedWork({ id, isFolder, fullSlug }: Placed): number {
  const key = keptKey('studio-unsaved', pagePerson())
  if (key === undefined) return 0
  try {
    const store = storeOf('studio-unsaved')
    const found = Object.keys(store).flatMap((entry) => {
      const [story = ''] = entry.startsWith(`${key}/`) ? entry.slice(key.length + 1).split('/') : []
      const work = story && (JSON.parse(store.getItem(entry) ?? 'null') as Kept | null)
      // What was saved while its page was being left stays kept for a moment.
      if (!work || work.savedAt !== undefined) return []
      const isHere = isFolder ? work.page?.fullSlug?.startsWith(`${fullSlug}/`) : story === String(id)
      return isHere ? [story] : []
    })
    return new Set(found).size
  } catch {
    return 0
  }
}
