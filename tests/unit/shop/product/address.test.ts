import { describe, expect, it } from 'vitest'
import { addressWithVariant, variantOfAddress } from '@/lib/shop/product/address'
import { itemAddress } from '@/lib/shop/wishlist/item-address'

const keys = ['A.1', 'A.2', '__proto__']

describe('the variant of an address', () => {
  it.each([
    ['', undefined],
    ['?variant=A.2', 'A.2'],
    ['?ref=x&variant=A.1', 'A.1'],
    ['?variant=A.2&variant=A.1', 'A.2'],
    ['?variant[]=A.1', undefined],
    ['?variant=a.1', undefined],
    ['?variant=', undefined],
    ['?variant=constructor', undefined],
    ['?variant=__proto__', '__proto__'],
    ['?variant=%E0%A4%A', undefined],
    [`?variant=${'x'.repeat(10_000)}`, undefined],
  ])('%s', (search, expected) => expect(variantOfAddress(search, keys)).toBe(expected))
})

describe('an address with another variant', () => {
  it.each([
    ['https://shop.example/de/p/a-1/', '/de/p/a-1/?variant=A.2'],
    ['https://shop.example/de/p/a-1/?variant=A.1#reviews', '/de/p/a-1/?variant=A.2#reviews'],
    ['https://shop.example/de/p/a-1/?voucher=X&variant=A.1', '/de/p/a-1/?voucher=X&variant=A.2'],
  ])('%s', (href, expected) => expect(addressWithVariant(href, 'A.2')).toBe(expected))

  it('is written for a remembered product only where a variant was chosen', () => {
    expect(itemAddress('/de/p/a-1/', undefined)).toBe('/de/p/a-1/')
    expect(itemAddress('/de/p/a-1/', 'A:1&x')).toBe('/de/p/a-1/?variant=A%3A1%26x')
  })
})
