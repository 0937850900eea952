import { brotliCompressSync, constants } from 'node:zlib'
import { postcodeKey, samePlace } from '@/lib/shop/addresses'
import type { Country } from '@/schemas/shop'
import type { Row } from './read-rows'

/** Sorted lines of `postcode, tab, places separated by |`, compressed. A place that is spelled twice is kept once. */
export function packTable(country: Country, rows: readonly Row[]): { packed: Buffer; postcodes: number } {
  const table = new Map<string, string[]>()
  for (const row of rows) {
    const postcode = postcodeKey(country, row.postcode)
    const place = row.place
      .normalize('NFC')
      .replace(/[\s|]+/g, ' ')
      .trim()
    if (!/^\d+$/.test(postcode) || place === '') continue
    const places = table.get(postcode) ?? []
    if (!places.some((known) => samePlace(known, place))) table.set(postcode, [...places, place])
  }
  const lines = [...table]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([postcode, places]) => `${postcode}\t${places.join('|')}\n`)
  const text = Buffer.from(lines.join(''))
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  }
  return { packed: brotliCompressSync(text, { params }), postcodes: table.size }
}
