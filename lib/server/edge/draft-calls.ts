import type { IncomingMessage } from 'node:http'
import { functionHeader } from '@/lib/server/next/internals'

/** Whether a path is that of a draft in an editor's frame, which is rendered for this editor at request. */
export const isDraftPath = (pathname: string): boolean => /^\/preview(?:\/|$)/.test(pathname)

/** Whether a path is that of a link to a draft, which has a page of its own for a link that has ended. */
export const isPreviewLink = (pathname: string): boolean => /^\/preview\/link\/[^/]+\/$/.test(pathname)

const isFunctionId = (value: unknown) => typeof value === 'string' && /^[0-9a-f]{40,64}$/.test(value)

/** In the form in which the framework's own code sends a text; forms and files are read by other code, which no one needs. */
const isPlainText = (type: string | undefined) => /^text\/plain(?:;\s*charset=utf-8)?$/i.test(type ?? '')

/** Browsers say where a call comes from; one that does not is checked by the function itself. */
const isForeign = ({ headers }: Pick<IncomingMessage, 'headers'>) => {
  const site = headers['sec-fetch-site']
  return site !== undefined && site !== 'same-origin'
}

/** Whether a request may be a call of the only server function, which renders drafts for their editors. */
export const isDraftCall = (
  request: Pick<IncomingMessage, 'method' | 'headers'>,
  pathname: string,
): boolean =>
  request.method === 'POST' &&
  isDraftPath(pathname) &&
  isFunctionId(request.headers[functionHeader]) &&
  isPlainText(request.headers['content-type']) &&
  !isForeign(request)
