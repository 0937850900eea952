import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WishlistButton } from '@/lib/storefront/visitor/wishlist-button.client'
import { WishlistOption } from '@/lib/storefront/visitor/wishlist-option.client'
import { wishlistWords } from '@/lib/storefront/visitor/wishlist-words'
import { testMarket } from '../../../fixtures/render'

const heart = <WishlistButton number="1" name="Body" words={wishlistWords(testMarket())} />

describe('a heart', () => {
  it.each([
    ['stands in a shop with a wishlist', true],
    ['is missing in a shop without one', false],
  ])('%s', (_, isOn) => {
    const html = renderToStaticMarkup(<WishlistOption isOn={isOn}>{heart}</WishlistOption>)
    expect(html.includes('<button')).toBe(isOn)
  })
})
