import type { Found } from '../pickers/use-found'

/** What is known of a value that the page is shown with: the name of the thing, or that there is none. */
export type Known = { name: string } | 'unknown'

/** Undefined while nothing is known: for no value, for one that is still being typed, and until the answer is there. */
export function knownValue(typed: string, shown: string, found: Found): Known | undefined {
  if (typed.trim() === '' || typed.trim() !== shown.trim() || found.kind !== 'found') return undefined
  const [thing] = found.things
  return thing ? { name: thing.name } : 'unknown'
}
