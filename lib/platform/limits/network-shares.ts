import type { Client } from '@/lib/platform/http'

/** What a client has of some room, by the networks that it counts in. */
export type Share = { levels: readonly string[]; size: number }

/**
 * The networks of a client, the largest first. Each is named with those around it: a header that is not believed could
 * name the network of somebody else.
 */
export const levelsOf = (client: Client): string[] =>
  client.toReversed().map((_, at, largestFirst) =>
    largestFirst
      .slice(0, at + 1)
      .map(({ name }) => name)
      .join(' '),
  )

/** On the levels below its smallest network a client counts in that. */
const networkAt = ({ levels }: Pick<Share, 'levels'>, level: number): string =>
  levels[level] ?? levels.at(-1) ?? ''

/** How much each network of a level has. */
export function sumsAt(shares: Iterable<Share>, level: number): Map<string, number> {
  const sums = new Map<string, number>()
  for (const share of shares) {
    const network = networkAt(share, level)
    sums.set(network, (sums.get(network) ?? 0) + share.size)
  }
  return sums
}

/** Whether the largest network of a client, or only the smallest, has none of some shares. */
export function newIn(shares: Iterable<Share>, { levels }: Share): 'largest' | 'smallest' | undefined {
  const had = [...shares]
  const has = (level: number) => sumsAt(had, level).has(levels[level] ?? '')
  if (!has(0)) return 'largest'
  return has(levels.length - 1) ? undefined : 'smallest'
}

/** How many levels the deepest of some shares has. */
const depthOf = (shares: Iterable<Pick<Share, 'levels'>>): number =>
  Math.max(0, ...Array.from(shares, ({ levels }) => levels.length))

/**
 * The share that makes way for a newcomer; undefined when the newcomer has to. Networks are compared on each level, the
 * largest first: the one with the most gives up its last share where it has more than the newcomer's network would have.
 * Only networks around the newcomer itself are looked into further, so many small ones in a large one count as that one.
 */
export function shareToDisplace<T extends Share>(shares: Iterable<T>, newcomer: Share): T | undefined {
  let rivals = [...shares]
  const depth = depthOf([newcomer, ...rivals])
  for (let level = 0; level < depth && rivals.length > 0; level += 1) {
    const sums = sumsAt(rivals, level)
    const own = networkAt(newcomer, level)
    const most = Math.max(...sums.values())
    if (most > (sums.get(own) ?? 0) + newcomer.size) return lastOfHeaviest(rivals, level, depth)
    rivals = rivals.filter((share) => networkAt(share, level) === own)
  }
  return undefined
}

/** The last share of the network with the most, and in that of the one with the most below it. */
function lastOfHeaviest<T extends Share>(shares: readonly T[], from: number, depth: number): T | undefined {
  let candidates = [...shares]
  for (let level = from; level < depth; level += 1) {
    const sums = sumsAt(candidates, level)
    const most = Math.max(...sums.values())
    const last = candidates.findLast((share) => sums.get(networkAt(share, level)) === most)
    candidates = candidates.filter(
      (share) => last !== undefined && networkAt(share, level) === networkAt(last, level),
    )
  }
  return candidates.at(-1)
}

/** The first of those that wait whose networks have the least under way, compared on each level, the largest first. */
export function nextInTurn<T extends Share>(waiting: Iterable<T>, underWay: Iterable<Share>): T | undefined {
  let candidates = [...waiting]
  const begun = [...underWay]
  const depth = depthOf([...candidates, ...begun])
  for (let level = 0; level < depth && candidates.length > 1; level += 1) {
    const sums = sumsAt(begun, level)
    const has = (share: Share) => sums.get(networkAt(share, level)) ?? 0
    const least = Math.min(...candidates.map(has))
    candidates = candidates.filter((share) => has(share) === least)
  }
  return candidates[0]
}
