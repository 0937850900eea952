import { usualBody } from './body-limits'
import { type BodyForm, bodyTable, type ChangingMethod, type Reads } from './body-table'

const mediaTypes: Readonly<Record<Exclude<BodyForm, 'file'>, string>> = {
  json: 'application/json',
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
  text: 'text/plain',
}

const forms = Object.keys(mediaTypes) as (keyof typeof mediaTypes)[]

/** A route's path as a pattern of paths, with or without a slash at the end. */
export const pathPattern = (route: string): RegExp =>
  new RegExp(`^${route.replace(/\[\.{3}\w+\]/g, '.+').replace(/\[\w+\]/g, '[^/]+')}/?$`, 's')

const patterns = Object.entries(bodyTable).map(([route, reads]) => ({ pattern: pathPattern(route), reads }))

/** What the route at a path reads of a body; undefined for one that reads none with this method. */
export function readsOf(method: string | undefined, pathname: string): Reads | undefined {
  const found = patterns.find(({ pattern }) => pattern.test(pathname))
  return found?.reads[method as ChangingMethod]
}

/** What the route of a request reads of its body. Throws for a route that is not in the table. */
export function readsFor(request: Pick<Request, 'method' | 'url'>): Reads {
  const { pathname } = new URL(request.url)
  const reads = readsOf(request.method, pathname)
  if (!reads) throw new Error(`The table of bodies does not say what ${request.method} ${pathname} reads`)
  return reads
}

/** The form of a body that has this media type, if the call reads it. */
export function formOf(reads: Reads, contentType: string | null | undefined): BodyForm | undefined {
  if (reads.file) return 'file'
  const type = contentType?.split(';', 1)[0]?.trim().toLowerCase()
  return forms.find((form) => reads[form] !== undefined && mediaTypes[form] === type)
}

/** Whether a form has sent a request itself, as in a browser without JavaScript, and not a script. */
export const isFormPost = (request: Pick<Request, 'method' | 'url' | 'headers'>): boolean =>
  formOf(readsFor(request), request.headers.get('content-type')) === 'urlencoded'

/**
 * The most bytes of a body in this media type that a call reads; undefined when it reads none of this type. A body that
 * is not read at all may have the usual size.
 */
export function largestBody(
  reads: Reads | undefined,
  contentType: string | null | undefined,
): number | undefined {
  if (!reads || Object.keys(reads).length === 0) return usualBody
  const form = formOf(reads, contentType)
  return form && reads[form]?.bytes
}
