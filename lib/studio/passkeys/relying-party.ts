import { config } from '@/lib/platform/config'

export type RelyingParty = { name: string; id: string; origin: string }

const loopback = new Set(['127.0.0.1', '[::1]'])

/**
 * For which site passkeys are made: that of the public origin. Browsers make none for a number of the network, so that a
 * shop on this machine is `localhost`.
 */
export function relyingParty(baseUrl = config().baseUrl): RelyingParty {
  const url = new URL(baseUrl)
  if (loopback.has(url.hostname)) url.hostname = 'localhost'
  return { name: `Studio ${url.hostname}`, id: url.hostname, origin: url.origin }
}
