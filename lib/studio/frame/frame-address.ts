/** Where the draft of a story is shown in a frame: `/preview/de-de/home/`, at another time with `?at=2026-12-01T08:00Z`. */
export function frameAddress(
  fullSlug: string,
  { market, at }: { market?: string; at?: string } = {},
): string {
  const path = fullSlug.split('/').filter(Boolean).map(encodeURIComponent).join('/')
  const query = new URLSearchParams({ ...(market && { market }), ...(at && { at }) }).toString()
  return `/preview/${path}/${query && `?${query}`}`
}
