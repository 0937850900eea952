const root = '/documents/pages'
const ending = '.pdf'

/** The address of a page's PDF: `/documents/pages/de/ratgeber/erstausstattung.pdf`. */
export const handoutAddress = (path: string): string => `${root}${path.replace(/\/$/, '')}${ending}`

/** The segments of the page below its market; undefined for any other file. */
export function slugOfHandout(segments: readonly string[]): string[] | undefined {
  const last = segments.at(-1)
  if (!last?.endsWith(ending) || last === ending) return undefined
  return [...segments.slice(0, -1), last.slice(0, -ending.length)]
}
