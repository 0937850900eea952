/** The situation in which a page is shown: see the preview's own page. */
export type Situation = {
  market?: string
  at?: string
  product?: string
  checkout?: string
  path?: string
  /** What is published in place of the draft. */
  view?: 'shop'
  /** `1`: campaigns that do not show stay as ghosts. */
  ghosts?: '1'
}

/** Where the draft of a story is shown in a frame: `/preview/de-de/home/`, at another time with `?at=2026-12-01T08:00Z`. */
export function frameAddress(fullSlug: string, situation: Situation = {}): string {
  const path = fullSlug.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const query = new URLSearchParams(situation).toString()
  return `/preview/${path}/${query && `?${query}`}`
}
