/**
 * What tracking stores in a browser. The layout's content names the same for the service of the tag manager, so that a
 * refusal in the dialog of consent removes it. Every page can remove it, so nothing else of tracking stands here.
 */
export const trackedKey = 'tracked'
export const userKey = 'ga:user'
export const internalKey = 'internal-visitor'
export const laterKey = 'tracked-later'

export const storedNames = [trackedKey, userKey, internalKey, laterKey] as const
