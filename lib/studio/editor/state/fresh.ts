import type { DraftFinding } from '@/lib/studio/drafts'

/** Blocks that were just inserted, with the fields in which something was done since. */
export type Fresh = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Remembers which blocks are new to the person: a field of theirs is only said to be wrong once something was done in it,
 * when the person leaves the block or saves, or when the page is about to be published. It is forgotten when the page is
 * opened again.
 */
export function createFresh() {
  const first: Fresh = new Map()
  let fresh = first
  const listeners = new Set<() => void>()
  const set = (next: Fresh) => {
    fresh = next
    for (const listener of listeners) listener()
  }
  return {
    get: () => fresh,
    /** As the server drew it. */
    getFirst: () => first,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    add: (uid: string) => set(new Map(fresh).set(uid, new Set())),
    touch(uid: string, field: string) {
      const touched = fresh.get(uid)
      if (touched && !touched.has(field)) set(new Map(fresh).set(uid, new Set(touched).add(field)))
    },
    /** The person is inside these blocks, and has left all others. */
    keepOnly(isInside: (uid: string) => boolean) {
      const kept = [...fresh].filter(([uid]) => isInside(uid))
      if (kept.length < fresh.size) set(new Map(kept))
    },
    touchAll() {
      if (fresh.size > 0) set(new Map())
    },
  }
}

export type FreshBlocks = ReturnType<typeof createFresh>

/** `items[2].title` → items */
const fieldOf = ({ field }: DraftFinding) => field.split(/[.[]/)[0] ?? ''

/** Whether it is about the block as a whole, as where one of several fields has to be filled. */
const isOfBlock = ({ field, reason }: DraftFinding) =>
  !field || /^(?:give product numbers or a category|a link or a text is needed)$/.test(reason)

/** The findings that are shown: of a new block, those of the fields in which something was done. */
export function shownFindings(
  findings: ReadonlyMap<string, readonly DraftFinding[]>,
  fresh: Fresh,
): ReadonlyMap<string, readonly DraftFinding[]> {
  if (fresh.size === 0) return findings
  const shown = new Map(findings)
  for (const [uid, touched] of fresh) {
    const own = findings.get(uid)
    if (!own) continue
    // What is wrong with a block as a whole can be told as soon as anything was done in it: the page tells it, too.
    const told = own.filter(
      (finding) => touched.has(fieldOf(finding)) || (isOfBlock(finding) && touched.size > 0),
    )
    if (told.length > 0) shown.set(uid, told)
    else shown.delete(uid)
  }
  return shown
}
