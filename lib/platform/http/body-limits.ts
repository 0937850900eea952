/** The most bytes of a call's body: of a form with all its files, of a story, and of any other call. */
export const largestForm = 25 * 1024 * 1024
export const largestStory = 5_000_000
export const usualBody = 64 * 1024

/** An unsaved story as the page of an editor's frame sends it, compressed and as text. */
export const largestDraft = 512 * 1024

/** A file of the media library, with what a form says of it. */
export const largestUpload = largestForm + usualBody

/** Whether a path is that of a call by which editors upload files. */
export const isUpload = (pathname: string): boolean =>
  /^\/(?:api\/studio\/assets\/(?:\d+\/file\/?)?|cdn-api\/v1\/uploads\/?)$/.test(pathname)

/** The most bytes that the call at a path reads. */
export function largestBody(pathname: string): number {
  if (/^\/api\/forms\/?$/.test(pathname)) return largestForm
  if (isUpload(pathname)) return largestUpload
  if (/^\/preview\//.test(pathname)) return largestDraft
  return /^\/(?:cdn-api|api\/studio)\//.test(pathname) ? largestStory : usualBody
}
