/**
 * What tracking stores in a browser. The layout's content names the same for the service of the tag manager, so that a
 * refusal in the dialog of consent removes it.
 */
export const trackedKey = 'tracked'
export const userKey = 'ga:user'
export const internalKey = 'internal-visitor'
export const storedNames = [trackedKey, userKey, internalKey] as const
