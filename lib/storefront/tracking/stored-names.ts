import { internalKey } from './internal-visitor'
import { trackedKey } from './is-first'
import { laterKey } from './later-events'
import { userKey } from './user-id'

/**
 * What tracking stores in a browser. The layout's content names the same for the service of the tag manager, so that a
 * refusal in the dialog of consent removes it.
 */
export const storedNames = [trackedKey, userKey, internalKey, laterKey] as const
