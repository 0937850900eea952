/** A prime: multiplication by any smaller number, modulo it, gives every number once. */
const modulus = 89_999_999n
const factor = 61_803_399n
const first = 10_000_000n

/**
 * The number of the nth order, n from 1: eight digits, each number once, in no order that shows at a glance how many
 * there are. After 89,999,998 orders the numbers get longer.
 */
export function orderNumber(n: number): string {
  const count = BigInt(n)
  const round = (count - 1n) / (modulus - 1n)
  const place = ((count - 1n) % (modulus - 1n)) + 1n
  const number = first + ((place * factor) % modulus)
  return round === 0n ? String(number) : `${number}${round}`
}
