import type { Market } from '@/lib/platform/markets'
import { loadListing, loadSelection, type Selection } from '@/lib/shop/listing'
import type { ProductCard } from '@/schemas/shop'
import { chosenNumbers } from './chosen-numbers'
import { loadCards } from './load-cards'

export type ProductChoice = {
  /** Unset: by numbers or category. */
  selection?: 'chosen' | Selection | undefined
  numbers?: string | undefined
  category?: string | undefined
  count?: number | undefined
}

export type ChosenProducts = {
  cards: ProductCard[]
  /** The numbers that the market does not sell. */
  missing: string[]
}

const usualCount = 8

/** An editor's choice: products by their numbers, the first ones of a category, or some of the whole shop. */
export async function loadChosen(market: Market, choice: ProductChoice): Promise<ChosenProducts> {
  const { selection = 'chosen' } = choice
  if (selection !== 'chosen') {
    const cards = await loadSelection(market.code, selection, Math.floor(choice.count ?? usualCount))
    return { cards, missing: [] }
  }
  if (choice.numbers !== undefined) {
    const numbers = chosenNumbers(choice.numbers)
    const cards = numbers.length > 0 ? await loadCards(market.code, numbers) : []
    const found = new Set(cards.map(({ number }) => number))
    return { cards, missing: numbers.filter((number) => !found.has(number)) }
  }
  const { category, count = usualCount } = choice
  // Without a key the listing would show the category of the page
  if (category === undefined) return { cards: [], missing: [] }
  const found = await loadListing(market.code, { category, address: '', pageSize: Math.floor(count) })
  return { cards: found?.cards ?? [], missing: [] }
}
