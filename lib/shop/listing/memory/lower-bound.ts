/** Of the places of a sorted list, the first that does not come before what is looked for; the length if all do. */
export function lowerBound(length: number, comesBefore: (at: number) => boolean): number {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (comesBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
