/**
 * Divides an amount in proportion to weights, in whole minor units that sum to it exactly (largest remainder method;
 * ties go to the first). If the amount does not exceed the sum of the weights, no share exceeds its weight. Shares are
 * whole coins where the amount and all weights are.
 */
export function apportion(amount: number, weights: readonly number[], coin = 1): number[] {
  if (coin > 1) {
    const isWhole = [amount, ...weights].every((one) => one % coin === 0)
    const inCoins = weights.map((weight) => weight / coin)
    return isWhole
      ? apportion(amount / coin, inCoins).map((share) => share * coin)
      : apportion(amount, weights)
  }
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((amount * weight) / sum))
  const over = amount - shares.reduce((all, share) => all + share, 0)
  const remainder = (index: number) => (amount * (weights[index] ?? 0)) % sum
  const largest = [...weights.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, over)
  for (const index of largest) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
