import 'server-only'
import { findMarket, type Market } from '@/lib/platform/markets'
import { loadShopConfiguration, shopWords, withShopWords } from '@/lib/platform/shop-configuration'
import type { Brand } from '@/schemas'

type Named = { name: string; markets: readonly string[] }
type Words = ReturnType<typeof shopWords>
type Given = { brand: Brand; now: number; wordsOf?: (market: Market) => Promise<Words> }

/** The names of campaigns as shoppers read them, with the values of the shop: each in the first of its markets. */
export async function withShopValues<T extends Named>(
  entries: readonly T[],
  {
    brand,
    now,
    wordsOf = async (market) => shopWords(await loadShopConfiguration(market.code), market, now),
  }: Given,
): Promise<T[]> {
  const codes = new Set(
    entries.flatMap(({ name, markets }) => (name.includes('{') ? (markets[0] ?? []) : [])),
  )
  const words = new Map<string, Words>()
  for (const code of codes) {
    const market = findMarket(brand, code)
    if (market) words.set(code, await wordsOf(market))
  }
  return entries.map((entry) => {
    const own = entry.name.includes('{') ? words.get(entry.markets[0] ?? '') : undefined
    return own ? { ...entry, name: withShopWords(entry.name, own) } : entry
  })
}
