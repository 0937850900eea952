/**
 * The short name of a service or a category in what a browser stores: 200 whole names are longer than a cookie may be. A
 * hash of 41 bits (cyrb53, shortened), so that two of 200 names share one in fewer than one of 10^7 shops.
 */
export function serviceKey(name: string): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57]
  for (let index = 0; index < name.length; index += 1) {
    const code = name.charCodeAt(index)
    high = Math.imul(high ^ code, 2654435761)
    low = Math.imul(low ^ code, 1597334677)
  }
  const mixed = Math.imul(high ^ (high >>> 16), 2246822507) ^ Math.imul(low ^ (low >>> 13), 3266489909)
  const other = Math.imul(low ^ (low >>> 16), 2246822507) ^ Math.imul(mixed ^ (mixed >>> 13), 3266489909)
  return (4294967296 * (2097151 & other) + (mixed >>> 0)).toString(36).padStart(8, '0').slice(-8)
}
