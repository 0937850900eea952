import { createHmac } from 'node:crypto'
import { checkDigitOf } from '@/schemas/api/check-digit'

const rounds = 8

/** The places of numbers, without their check digit, that have no zero in front. */
type Domain = { size: number; first: number; left: number; right: number }

/** Of eight digits for the first ninety million orders, of nine for those after them. */
const domains: readonly Domain[] = [
  { size: 90_000_000, first: 10_000_000, left: 9_487, right: 9_487 },
  { size: 900_000_000, first: 100_000_000, left: 30_000, right: 30_000 },
]

/** What a round adds: of the key, the domain, the round and the other half alone. */
const mixed = (key: string, parts: readonly number[]): number =>
  createHmac('sha256', key).update(parts.join(':')).digest().readUIntBE(0, 6)

/** A Feistel network: it gives every place of `left` × `right` once, in an order that only the key tells. */
function permuted(place: number, { size, left, right }: Domain, key: string): number {
  let a = Math.floor(place / right)
  let b = place % right
  for (let round = 0; round < rounds; round += 1) {
    if (round % 2 === 0) a = (a + mixed(key, [size, round, b])) % left
    else b = (b + mixed(key, [size, round, a])) % right
  }
  return a * right + b
}

/**
 * The number of the nth order, n from 1: nine digits, the last a check digit. Each number is given once, and without the
 * key nobody can tell from numbers how many orders there are. After ninety million orders numbers have ten digits.
 * Those of eight digits are older ones, which have no check digit and stay valid.
 */
export function orderNumber(n: number, key: string): string {
  let place = n - 1
  for (const domain of domains) {
    if (place < domain.size) {
      // The network is a little larger than the domain: who lands outside goes on to the next place.
      do place = permuted(place, domain, key)
      while (place >= domain.size)
      const digits = String(domain.first + place)
      return digits + checkDigitOf(digits)
    }
    place -= domain.size
  }
  throw new Error('There are no more numbers of orders')
}
