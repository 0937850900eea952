/** The most bytes of a call's body: of a form with all its files, of a story, and of any other call. */
export const largestForm = 25 * 1024 * 1024
export const largestStory = 5_000_000
export const usualBody = 64 * 1024

/** An unsaved story as the page of an editor's frame sends it, compressed and as text. */
export const largestDraft = 512 * 1024

/** The most bytes that the call at a path reads. */
export function largestBody(pathname: string): number {
  if (/^\/api\/forms\/?$/.test(pathname)) return largestForm
  if (/^\/preview\//.test(pathname)) return largestDraft
  return /^\/(?:cdn-api|api\/studio)\//.test(pathname) ? largestStory : usualBody
}
