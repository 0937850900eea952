import { describe, expect, test } from 'vitest'
import { checkPictures } from '@/lib/shop/import/picture-check'

const seen = (...addresses: string[]) => {
  const pictures = checkPictures(['https://cdn.supplier.example', 'https://img.brand.example:8443'])
  for (const src of addresses) pictures.see({ images: [{ src }] })
  return pictures.problems()
}

describe('the pictures of a feed', () => {
  test.each([
    'https://cdn.supplier.example/a.jpg',
    'https://CDN.supplier.example:443/a.WEBP?v=1',
    'https://img.brand.example:8443/a.tiff',
    'https://a.storyblok.com/f/1/2x2/a/b.png',
    '/pictures/originals/1200x1200/product/body-sage.png',
  ])('%s is shown', (src) => {
    expect(seen(src)).toEqual([])
  })

  test.each([
    ['https://evil.example/a.jpg', 'https://evil.example is not in IMAGE_ORIGINS (1)'],
    [
      'https://cdn.supplier.example:8443/a.jpg',
      'https://cdn.supplier.example:8443 is not in IMAGE_ORIGINS (1)',
    ],
    [
      'https://cdn.supplier.example@evil.example/a.jpg',
      'an address that cannot be read, or with a login in it (1)',
    ],
    ['https://', 'an address that cannot be read, or with a login in it (1)'],
  ])('%s is not: %s', (src, problem) => {
    expect(seen(src)).toEqual([problem])
  })

  test('that are none by their address are named with their origin', () => {
    expect(seen('https://cdn.supplier.example/a.svg')[0]).toMatch(
      /^https:\/\/cdn\.supplier\.example: its address does not end in avif, .*png \(1\)$/,
    )
  })

  test('are counted by their problem, the most frequent first', () => {
    const many = Array.from({ length: 1_200 }, (_, index) => `https://b.example/${index}.jpg`)
    expect(seen('https://a.example/a.jpg', ...many)).toEqual([
      'https://b.example is not in IMAGE_ORIGINS (1,200)',
      'https://a.example is not in IMAGE_ORIGINS (1)',
    ])
  })

  test('of very many origins are counted for the first of them', () => {
    const many = Array.from({ length: 5_000 }, (_, index) => `https://cdn${index}.example/a.jpg`)
    expect(seen(...many)).toHaveLength(1_000)
  })
})
