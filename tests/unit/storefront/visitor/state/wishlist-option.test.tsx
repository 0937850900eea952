import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WishlistButton } from '@/lib/storefront/visitor/state/wishlist-button.client'
import { WishlistOption } from '@/lib/storefront/visitor/state/wishlist-option.client'
import { wishlistWords } from '@/lib/storefront/visitor/state/wishlist-words'
import { testMarket } from '@/tests/fixtures/render'

const words = wishlistWords(testMarket())
const button = <WishlistButton number="1" words={words} labels={{ off: 'Merken', on: 'Gemerkt' }} />

describe('the button of the wishlist', () => {
  it.each([
    ['stands in a shop with a wishlist', true],
    ['is missing in a shop without one, whose hearts are hidden', false],
  ])('%s', (_, isOn) => {
    const html = renderToStaticMarkup(<WishlistOption isOn={isOn}>{button}</WishlistOption>)
    expect(html.includes('<button')).toBe(isOn)
    expect(html.includes('data-wishlist="off"')).toBe(!isOn)
  })
})
