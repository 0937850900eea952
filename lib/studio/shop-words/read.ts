import 'server-only'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { fallbackMarket, marketsOfStory } from '@/lib/platform/markets'
import { loadShopConfiguration, shopWords } from '@/lib/platform/shop-configuration'
import type { ShopWordTexts } from './fill'

/** The words of the market in which a story lies; of one in no market, and without a path, those of the first market. */
export async function readShopWords(fullSlug = ''): Promise<ShopWordTexts> {
  const { brand } = config()
  const market =
    marketsOfStory(fullSlug).find(({ brands }) => brands.includes(brand)) ?? fallbackMarket(brand)
  const words = shopWords(await loadShopConfiguration(market.code), market, currentMs())
  return Object.fromEntries(Object.entries(words).map(([name, text]) => [name, text ?? '']))
}
