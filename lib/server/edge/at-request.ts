import type { IncomingMessage } from 'node:http'
import { withoutParameters } from '@/lib/platform/http'
import {
  internalFolder,
  isFormAddress,
  isPrivatePath,
  type Screen,
  screenOfPath,
  screens,
} from '@/lib/platform/markets'
import { percentDecoded } from '@/lib/platform/text'
import { wholeAgent } from '@/lib/server/next/internals'
import { listingParameters, questionParameters } from '@/lib/shop/listing'
import { isDraftPath } from './draft-calls'
import { isStudioPath } from './studio-paths'

/** The step that is asked for, what has become of an order, its number, and what was entered. */
const privateParameters = ['step', 'changed', 'order', 'state', 'draft']

/** Whether a path is that of the search in its market. */
export const isSearch = (pathname: string): boolean => screenOfPath(pathname) === 'search'

/** Folders below `app/[market]/` that hold no content pages. */
const otherFolders: readonly string[] = [
  internalFolder,
  'documentation',
  'share',
  'icons',
  ...Object.values<Screen>(screens).flatMap(({ route }) => route?.split('/')[0] ?? []),
]

/**
 * Whether an address is that of a content page, other than the home page, with a filter, an order or a further page of its
 * listing.
 */
export function choosesInListing(pathname: string, search: string): boolean {
  if (search === '') return false
  const [, , first = ''] = pathname.split('/')
  if (first === '' || otherFolders.includes(first)) return false
  const query = new URLSearchParams(search)
  return listingParameters.some((key) => query.get(key))
}

/** Whether a document is rendered per request: then it is compressed while it streams, and not cached. */
export const isRenderedAtRequest = (pathname: string, search: string): boolean =>
  isStudioPath(pathname) ||
  isDraftPath(pathname) ||
  choosesInListing(pathname, search) ||
  isSearch(pathname) ||
  isFormAddress(pathname, search) ||
  isPrivatePath(pathname)

const pathOf = (location: string) => {
  const path = location.replace(/[?#].*$/s, '')
  return percentDecoded(path) ?? path
}

/**
 * The part of a request's query that the redirect of its page leaves to be kept. A redirect to the same path mends the
 * query of a listing, and a term of the search that leads to a page is answered with it. The query of the checkout, or
 * of an order's status, names a step or an order, from which its redirects lead away.
 */
export function queryToKeep(pathname: string, search: string, location: string): string {
  if (isStudioPath(pathname) || isDraftPath(pathname)) return ''
  if (isPrivatePath(pathname)) return withoutParameters(search, privateParameters)
  return isSearch(pathname) || pathOf(location) === pathOf(pathname)
    ? withoutParameters(search, questionParameters)
    : search
}

/**
 * Makes Next.js send the complete head with the first bytes, as it does for bots that run no scripts. Next.js
 * recognises them by the user agent alone (`htmlLimitedBots`), and would render static pages anew for every client with
 * that user agent.
 */
export function requestWholeDocument({ headers }: IncomingMessage): void {
  headers['user-agent'] = `${headers['user-agent'] ?? ''} ${wholeAgent}`
}
