import type { IncomingMessage } from 'node:http'
import { logWarning } from '@/lib/platform/log'
import { functionHeader, renewalHeaders, wholeAgent } from '@/lib/server/next/internals'

/**
 * What Next.js obeys and only the shop may say: the nonce of scripts, which a page would be kept with, and that a page is
 * made anew.
 */
const ownHeaders = ['content-security-policy', 'content-security-policy-report-only', ...renewalHeaders]

/** Removes from a visitor's request what would make Next.js work differently. Only drafts are rendered by a function. */
export function dropOwnHeaders(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { callsFunction = false } = {},
): void {
  for (const name of ownHeaders) delete headers[name]
  if (!callsFunction) delete headers[functionHeader]
  // It has Next.js render a static page anew.
  const agent = headers['user-agent']
  if (agent?.includes(wholeAgent)) headers['user-agent'] = agent.replaceAll(wholeAgent, '')
}

/** Says once that visitors come by way of a proxy whose header is not believed: they may all count as one network. */
export function warnOfProxy(trustedProxies: number): (request: Pick<IncomingMessage, 'headers'>) => void {
  let isTold = trustedProxies > 0
  return ({ headers }) => {
    if (isTold || headers['x-forwarded-for'] === undefined) return
    isTold = true
    logWarning(
      'Requests come with X-Forwarded-For, which is not believed. If the shop stands behind a proxy, set TRUSTED_PROXY to the number of proxies: without it limits that are meant for one network may apply to all visitors together.',
    )
  }
}
