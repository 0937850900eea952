import type { IncomingMessage } from 'node:http'
import { screens } from '@/lib/platform/markets'
import { wholeAgent } from '@/lib/server/next'
import { listingParameters } from '@/lib/shop/listing'

/** Search, and forms that are shown again with what was typed into them. */
const paths: readonly string[] = [...Object.values(screens.search.path), 'form']
const asksOfListing = new RegExp(`[?&](?:${listingParameters.join('|')})=`)

/** Whether a document is rendered for this request alone: then it is compressed as it comes, and not kept. */
export const isRenderedAtRequest = (pathname: string, search: string): boolean =>
  asksOfListing.test(search) || paths.includes(pathname.split('/')[2] ?? '')

/**
 * Asks Next.js for a document whose head is whole before it is sent, as those get it who run no scripts. It knows them by
 * their name alone (`htmlLimitedBots`), and would render static pages anew for anyone with such a name.
 */
export function requestWholeDocument({ headers }: IncomingMessage): void {
  headers['user-agent'] = `${headers['user-agent'] ?? ''} ${wholeAgent}`
}
