import { createHash } from 'node:crypto'
import { currentTime } from '@/lib/platform/clock'
import { type Branded, type Letterhead, letterheadOf } from './letterhead/letterhead'
import { writeWithdrawal } from './write-withdrawal'

type Given = Omit<Parameters<typeof writeWithdrawal>[0], 'at' | 'letterhead'> & { shop: Branded }

/** More than a brand has markets, each in the words of its seller now and before a change. */
const mostKept = 20
const kept = new Map<string, Promise<Uint8Array>>()

/** What tells letterheads apart: a logo or a typeface that could not be loaded for a while, or another picture. */
const lookKey = ({ own, ...head }: Letterhead): string => {
  const seen =
    head.kind === 'logo'
      ? createHash('sha256').update(head.picture.png).digest('hex')
      : JSON.stringify(head.shapes)
  return `${seen} ${own !== undefined}`
}

/**
 * The instructions on withdrawal, which are the same for all orders of a market: drawing them for each order would take
 * most of the time in which orders come in.
 */
export async function keptWithdrawal(given: Given): Promise<Uint8Array> {
  const { shop, ...written } = given
  const { market, seller, address, terms, costs } = written
  const { name, mark, colours, fonts, icon, logo } = shop
  const look = { name, mark, colours, fonts, icon, logo }
  const letterhead = await letterheadOf(look)
  const key = JSON.stringify([
    ...[market.code, market.iso, seller, address, terms, costs, look],
    lookKey(letterhead),
  ])
  const known = kept.get(key)
  if (known) return known
  const drawn = writeWithdrawal({ ...written, letterhead, at: currentTime() })
  kept.set(key, drawn)
  drawn.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return drawn
}
