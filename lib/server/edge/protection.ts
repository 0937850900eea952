import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { inlineScripts } from '@/lib/storefront/runtime/inline-scripts'
import {
  contentSecurityPolicy,
  type ProtectedHosts,
  policyOfType,
  protectiveHeaders,
  scriptSource,
} from './content-security'

export type Protection = ReturnType<typeof protectionFor>

const policy = 'content-security-policy'
const referrerPolicy = 'referrer-policy'

/** React gives no nonce to scripts that stand in a page's own markup. */
const ownScripts = inlineScripts.map(scriptSource)

/** The protective headers of every answer, by what it is. In development Next.js writes scripts of its own into pages. */
export function protectionFor(config: ProtectedHosts, dev = false) {
  const everywhere = Object.entries(protectiveHeaders(config))
  const nonces = new WeakMap<ServerResponse, { nonce: string; isDraft: boolean }>()

  /** The scripts of a streamed document are not known when its head is sent. Without a nonce it runs none. */
  const streamedPolicy = (known: { nonce: string; isDraft: boolean } | undefined) =>
    contentSecurityPolicy(config, known ? [`'nonce-${known.nonce}'`, ...ownScripts] : [], known)

  return {
    /** Has Next.js mark the scripts of a document that it makes for this request. */
    askForNonce(
      { headers }: Pick<IncomingMessage, 'headers'>,
      response: ServerResponse,
      { isDraft = false } = {},
    ): void {
      const nonce = randomBytes(16).toString('base64')
      nonces.set(response, { nonce, isDraft })
      headers[policy] = `script-src 'nonce-${nonce}'`
    },

    /** Lets a document that is known as a whole run its own scripts. */
    protectDocument(response: ServerResponse, scripts: readonly string[]): void {
      response.setHeader(policy, contentSecurityPolicy(config, scripts))
    },

    protect(response: ServerResponse): void {
      for (const [name, value] of everywhere)
        if (!(name === referrerPolicy && response.getHeader(name) === 'no-referrer'))
          response.setHeader(name, value)
      if (response.hasHeader(policy)) return
      const type = response.getHeader('content-type')?.toString()
      if (!type?.startsWith('text/html')) response.setHeader(policy, policyOfType(type))
      else if (!dev) response.setHeader(policy, streamedPolicy(nonces.get(response)))
    },
  }
}
