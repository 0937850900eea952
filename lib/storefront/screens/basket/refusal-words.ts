import type { Toggled } from '@/lib/storefront/visitor/state'
import type { Refusal } from './basket-store'
import type { Change } from './changes'
import type { BasketWords } from './words'

const nothingLeft: ReadonlySet<Refusal> = new Set(['noneLeft', 'notBuyable', 'notSold', 'unknownVariant'])

/** Why a change of the basket was not made. With `{name}`. */
export function refusalWords(words: BasketWords['refusals'], { kind }: Change, why: Refusal): string {
  if (why === 'offline') return kind === 'restore' ? words.notBack : words.offline
  if (why === 'full' || why === 'gone') return words[why]
  return nothingLeft.has(why) ? words.soldOut : words.failed
}

/** Why a product did not come onto the wishlist. With `{name}`. */
export function wishlistRefusal(words: BasketWords, done: Exclude<Toggled, 'added'>): string {
  return done === 'full' || done === 'tooMany' ? words.wishlistRefusals[done] : words.refusals.failed
}
