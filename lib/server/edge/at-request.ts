import type { IncomingMessage } from 'node:http'
import { withoutParameters } from '@/lib/platform/http'
import { screens } from '@/lib/platform/markets'
import { wholeAgent } from '@/lib/server/next'
import { listingParameters, questionParameters } from '@/lib/shop/listing'

const searchPaths: readonly string[] = Object.values(screens.search.path)
/** Search, and forms that are shown again with the visitor's input. */
const paths: readonly string[] = [...searchPaths, 'form']
const listingParameter = new RegExp(`[?&](?:${listingParameters.join('|')})=`)

/** Whether a document is rendered per request: then it is compressed while it streams, and not cached. */
export const isRenderedAtRequest = (pathname: string, search: string): boolean =>
  listingParameter.test(search) || paths.includes(screenOf(pathname))

const screenOf = (path: string) => path.split('/')[2] ?? ''

const pathOf = (location: string) => {
  const path = location.replace(/[?#].*$/s, '')
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/**
 * The part of a request's query that the redirect of its page leaves to be kept. A redirect to the same path mends the
 * query of a listing, and a term of the search that leads to a page is answered with it.
 */
export const queryToKeep = (pathname: string, search: string, location: string): string =>
  searchPaths.includes(screenOf(pathname)) || pathOf(location) === pathOf(pathname)
    ? withoutParameters(search, questionParameters)
    : search

/**
 * Makes Next.js send the complete head with the first bytes, as it does for bots that run no scripts. Next.js
 * recognises them by the user agent alone (`htmlLimitedBots`), and would render static pages anew for every client with
 * that user agent.
 */
export function requestWholeDocument({ headers }: IncomingMessage): void {
  headers['user-agent'] = `${headers['user-agent'] ?? ''} ${wholeAgent}`
}
