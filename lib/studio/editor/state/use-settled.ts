import { useState } from 'react'
import { isSame } from '../model'
import type { Findings } from './faulty'

/** The findings of before, where those of now say the same. */
export const settledFindings = (before: Findings, now: Findings): Findings =>
  before.size === now.size && [...now].every(([uid, own]) => isSame(before.get(uid), own)) ? before : now

/** Findings are made anew with every letter. Those that say the same stay the same, so that no line is drawn for them. */
export function useSettled(findings: Findings): Findings {
  const [kept, setKept] = useState(findings)
  const settled = settledFindings(kept, findings)
  if (settled !== kept) setKept(settled)
  return settled
}
