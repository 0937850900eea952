import { currentTime } from '@/lib/platform/clock'
import { type Branded, letterheadOf } from './letterhead/letterhead'
import { writeWithdrawal } from './write-withdrawal'

type Given = Omit<Parameters<typeof writeWithdrawal>[0], 'at' | 'letterhead'> & { shop: Branded }

/** More than a brand has markets, each in the words of its seller now and before a change. */
const mostKept = 20
const kept = new Map<string, Promise<Uint8Array>>()

/**
 * The instructions on withdrawal, which are the same for all orders of a market: drawing them for each order would take
 * most of the time in which orders come in.
 */
export function keptWithdrawal(given: Given): Promise<Uint8Array> {
  const { shop, ...written } = given
  const { market, seller, address, terms, costs } = written
  const { name, mark, colours, fonts, icon, logo } = shop
  const look = { name, mark, colours, fonts, icon, logo }
  const key = JSON.stringify([market.code, market.iso, seller, address, terms, costs, look])
  const known = kept.get(key)
  if (known) return known
  const drawn = letterheadOf(look).then((letterhead) =>
    writeWithdrawal({ ...written, letterhead, at: currentTime() }),
  )
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
