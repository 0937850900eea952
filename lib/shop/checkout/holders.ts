import type { Client } from '@/lib/platform/http'
import { isOfEverybody } from '@/lib/platform/limits'
import { keyedHash } from '@/lib/platform/security'
import { wideHolder } from '@/lib/shop/orders'

type Ordering = {
  client?: Client | undefined
  /** As far as it is known. */
  email?: string | undefined
}

/**
 * Whom the pieces of an order count for whose goods are paid after they have come: its networks and its mail address, as keyed
 * hashes. A network that everybody is in is left out: there an order is bounded by its mail address alone. A wide network,
 * of which one visitor may have all the small ones, has a wider bound.
 */
export function holdersOf({ client = [], email }: Ordering): string[] {
  const hashOf = (name: string) => keyedHash('holder of goods', name)
  const networks = client
    .filter((network) => !isOfEverybody(network))
    .map(({ name, isShared }) => {
      const hash = hashOf(`network ${name}`)
      return isShared ? wideHolder(hash) : hash
    })
  return [...networks, ...(email ? [hashOf(`mail ${email.toLowerCase()}`)] : [])]
}
