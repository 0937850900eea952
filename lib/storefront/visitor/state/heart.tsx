import type { WishlistWords } from './wishlist-words'

type Props = {
  number: string
  /** The product's name. */
  name: string
  /** Unset where the visitor has to choose one. */
  variant?: string | undefined
  words: Pick<WishlistWords, 'add'>
}

/**
 * The heart of a tile. It is markup alone, because a page has up to a hundred: `Hearts` listens for them all, and shows
 * which products are on the wishlist.
 */
export const Heart = ({ number, name, variant, words }: Props) => (
  <button
    type="button"
    className="heart"
    aria-pressed="false"
    aria-label={words.add.replace('{name}', () => name)}
    data-heart={number}
    data-variant={variant}
  />
)
