/** What happens on a page, for whoever tracks it. */
export type Announcement =
  /** A call of the shop's API that succeeded. */
  | { kind: 'call'; method: string; path: string; given?: unknown; answer: unknown }
  | { kind: 'feature'; feature: 'picture_swipe' }

type Listener = (happened: Announcement) => void

/** A page on which more happens has a visitor who is not asked for consent, or does not decide. */
const mostKept = 50

/** Kept in the module, where scripts of others cannot read it: it has what the visitor collects and writes. */
const kept: Announcement[] = []
let listener: Listener | undefined

/** Says what has happened. Nothing is stored or sent, and the page does not depend on a listener. */
export function announce(happened: Announcement): void {
  const hear = listener
  // A fault of the listener is not one of the caller.
  if (hear) queueMicrotask(() => hear(happened))
  else if (kept.length < mostKept) kept.push(happened)
}

/** Hears what happened before, and then what happens. There is one listener; returns what ends its hearing. */
export function hearAnnouncements(hear: Listener): () => void {
  listener = hear
  for (const happened of kept.splice(0)) hear(happened)
  return () => {
    if (listener === hear) listener = undefined
  }
}
