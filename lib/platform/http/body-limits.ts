/** The most bytes of a form with all its files, of one of its texts, and of a usual call. */
export const largestForm = 25 * 1024 * 1024
export const largestText = 256 * 1024
export const usualBody = 64 * 1024

/** A story as JSON: what the preview shows of one that is not saved, with what a call says of it. */
export const largestStory = 1_000_000 + usualBody

/** An unsaved story as the page of an editor's frame sends it, compressed and as text. */
export const largestDraft = 512 * 1024

/** A file of the media library, with what a form says of it. */
export const largestUpload = largestForm + usualBody

/** The tags that are renewed at once, of a call of the shop to itself. */
export const largestRenewal = 4 * 1024 * 1024
