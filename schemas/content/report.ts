/** What was left out while a block was parsed: the reason, and the index in its list when it is an item of one. */
export type ParseNote = { item?: number; message: string }

let notes: ParseNote[] | undefined

/** Notes a part that was left out. Parsing is synchronous, so the notes belong to the running `collectIssues`. */
export function reportIssue(note: ParseNote): void {
  notes?.push(note)
}

/** Runs a synchronous parse and returns its result with everything that it left out. */
export function collectIssues<T>(parse: () => T): { result: T; left: ParseNote[] } {
  const outer = notes
  const own: ParseNote[] = []
  notes = own
  try {
    return { result: parse(), left: own }
  } finally {
    notes = outer
  }
}
