// A file of its own: forms check lengths in the browser, and need no schemas there.
import { longestEmail } from '../lengths'
import type { FormField } from './form'

const lengths: Partial<Record<FormField['kind'], number>> = {
  longtext: 5_000,
  email: longestEmail,
  phone: 30,
}

/** The most characters of an answer, where its field does not say. */
export const usualLongest = (kind: FormField['kind']): number => lengths[kind] ?? 200

/** The largest file of a form in megabytes, where its field does not say. */
export const usualMegabytes = 10
