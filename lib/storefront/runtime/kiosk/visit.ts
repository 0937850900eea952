const key = 'shop:kiosk'

/** What a kiosk notes of a visit, from one document to the next. */
export type Visit = {
  id: number
  /** Where its first page stands in the history of the window. */
  first: number
  /** Whether somebody has touched anything, so that there may be something to forget. */
  isUsed: boolean
  /** The session is over; the first page of the next visit is still to come. */
  isOver: boolean
}

type Entries = { currentEntry: { index: number } | null }

/** Where the page stands in the history of the window, in browsers that tell it. */
export const placeInHistory = (): number =>
  (window as { navigation?: Entries }).navigation?.currentEntry?.index ?? 0

/** A window that notes nothing begins with what somebody may have left before it was opened. */
const unknown: Visit = { id: 0, first: 0, isUsed: true, isOver: false }

export function readVisit(): Visit {
  const text = sessionStorage.getItem(key)
  return text === null ? unknown : (JSON.parse(text) as Visit)
}

const write = (visit: Visit): void => sessionStorage.setItem(key, JSON.stringify(visit))

/** Notes that the device was touched. */
export function noteUse(): void {
  const visit = readVisit()
  if (!visit.isUsed) write({ ...visit, isUsed: true })
}

/** The visit is over. The note of it outlasts what is forgotten. */
export function noteEnd(forget: () => void): void {
  const visit = readVisit()
  forget()
  write({ ...visit, isOver: true })
}

/** The visit of this document: the one that goes on, or the next one after one that is over. */
export function openVisit(forget: () => void): Visit {
  const visit = readVisit()
  if (!visit.isOver) return visit
  // The page before may have stored something while it was left.
  forget()
  const next = { id: visit.id + 1, first: placeInHistory(), isUsed: false, isOver: false }
  write(next)
  return next
}
