/** A hash of a text: FNV-1a, http://www.isthe.com/chongo/tech/comp/fnv/ */
function seedOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

/** Distinct pseudo-random whole numbers from 1 to `greatest`, determined by the seed (Mulberry32). */
export function randomNumbers(seed: string, greatest: number, count: number): number[] {
  let state = seedOf(seed)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const wanted = Math.min(count, greatest)
  const numbers = new Set<number>()
  while (numbers.size < wanted) numbers.add(1 + Math.floor(next() * greatest))
  return [...numbers]
}
