/** A part that was left out while parsing a block: the reason, and for an item its index in the list. */
export type ParseNote = { item?: number; message: string }

let notes: ParseNote[] | undefined

/** Reports a part that was left out. Parsing is synchronous, so the report belongs to the running `collectIssues`. */
export function reportIssue(note: ParseNote): void {
  notes?.push(note)
}

/** Runs a synchronous parse and returns its result with the reported issues. */
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
