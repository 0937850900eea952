import type { IncomingMessage } from 'node:http'
import { screens } from '@/lib/platform/markets'
import { wholeAgent } from '@/lib/server/next'
import { listingParameters } from '@/lib/shop/listing'

/** Search, and forms that are shown again with the visitor's input. */
const paths: readonly string[] = [...Object.values(screens.search.path), 'form']
const listingParameter = new RegExp(`[?&](?:${listingParameters.join('|')})=`)

/** Whether a document is rendered per request: then it is compressed while it streams, and not cached. */
export const isRenderedAtRequest = (pathname: string, search: string): boolean =>
  listingParameter.test(search) || paths.includes(pathname.split('/')[2] ?? '')

/**
 * Makes Next.js send the complete head with the first bytes, as it does for bots that run no scripts. Next.js
 * recognises them by the user agent alone (`htmlLimitedBots`), and would render static pages anew for every client with
 * that user agent.
 */
export function requestWholeDocument({ headers }: IncomingMessage): void {
  headers['user-agent'] = `${headers['user-agent'] ?? ''} ${wholeAgent}`
}
