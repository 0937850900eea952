import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { linkedAlt } from '@/lib/storefront/design/pictures/linked-alt'
import { imageAddress, planImage } from '@/lib/storefront/design/pictures/plan-image'
import {
  isStoryblokImage,
  naturalSize,
  storyblokImageUrl,
} from '@/lib/storefront/design/pictures/storyblok-url'

const file = 'https://a.storyblok.com/f/39898/1200x800/ab12/nest.jpg'
const treatment = { width: 600, quality: 70, format: 'webp' } as const

describe('addresses of the content image service', () => {
  test.each([
    [file, true],
    ['https://a-us.storyblok.com/f/1/10x10/a/b.png', true],
    ['https://example.org/f/1/10x10/a/b.png', false],
    ['https://a.storyblok.com.evil.example/f/1/a.png', false],
    ['https://evil.example/?https://a.storyblok.com/f/1/a.png', false],
    ['http://a.storyblok.com/f/1/a.png', false],
  ])('%s is of the content service: %s', (src, expected) => {
    expect(isStoryblokImage(src)).toBe(expected)
  })

  test.each([
    [file, { width: 1200, height: 800 }],
    ['https://a.storyblok.com/f/39898/ab12/nest.jpg', undefined],
    ['https://a.storyblok.com/f/39898/x/ab12/nest.jpg', undefined],
    ['https://a.storyblok.com/f/39898/0x0/ab12/nest.jpg', undefined],
    ['https://example.org/f/1/1200x800/nest.jpg', undefined],
  ])('natural size of %s', (src, expected) => {
    expect(naturalSize(src)).toEqual(expected)
  })

  test('width, height, quality, format and focal point', () => {
    expect(storyblokImageUrl(file, treatment)).toBe(`${file}/m/600x0/filters:quality(70):format(webp)`)
    expect(storyblokImageUrl(file, { ...treatment, height: 400.4, focus: '1x2:3x4' })).toBe(
      `${file}/m/600x400/filters:quality(70):format(webp):focal(1x2:3x4)`,
    )
  })

  test('a focal point without a cut, or one that is none, is left out', () => {
    expect(storyblokImageUrl(file, { ...treatment, focus: '1x2:3x4' })).not.toContain('focal')
    expect(storyblokImageUrl(file, { ...treatment, height: 9, focus: '1x2):evil(' })).not.toContain('evil')
  })

  test('an address that was prepared before is prepared anew', () => {
    expect(storyblokImageUrl(`${file}/m/10x10/filters:blur(5)?cv=1`, treatment)).toBe(
      `${file}/m/600x0/filters:quality(70):format(webp)`,
    )
  })
})

describe('planImage', () => {
  test.each<[Partial<Parameters<typeof planImage>[0]>, string]>([
    [{ filters: { format: 'png', blur: 150 } }, '300x0/filters:quality(70):format(png):blur(150)'],
    [
      { filters: { brightness: 101, blur: 151, rotate: 45, fill: 'red' } },
      '300x0/filters:quality(70):format(webp)',
    ],
    [{ filters: { rotate: 90 } }, '0x300/filters:quality(70):format(webp):rotate(90)'],
    [
      { filters: { rotate: 90 }, ratio: 3 / 4, cover: true, focus: '1x2:3x4' },
      '400x300/filters:quality(70):format(webp):rotate(90):focal(1x2:3x4)',
    ],
    [
      { filters: { fill: 'transparent' }, ratio: 1, focus: '1x2:3x4' },
      'fit-in/300x300/filters:quality(70):format(webp):fill(transparent)',
    ],
  ])('filters %j within the bounds are in the address', (wanted, path) => {
    expect(planImage({ src: file, width: 300, ...wanted })?.src).toBe(`${file}/m/${path}`)
  })

  test('defaults: densities 1 and 2, webp, quality 70', () => {
    expect(planImage({ src: file, width: 310 })).toEqual({
      src: `${file}/m/310x0/filters:quality(70):format(webp)`,
      candidates: [
        { url: `${file}/m/310x0/filters:quality(70):format(webp)`, descriptor: '1x' },
        { url: `${file}/m/620x0/filters:quality(70):format(webp)`, descriptor: '2x' },
      ],
      width: 310,
      height: 207,
    })
  })

  test('room is kept in the ratio asked for', () => {
    expect(planImage({ src: file, width: 400, ratio: 1 })).toMatchObject({ width: 400, height: 400 })
    expect(planImage({ src: 'https://example.org/a.png', width: 400, ratio: 2 })).toMatchObject({
      height: 200,
    })
  })

  test('a picture of unknown size gets no size and no candidates', () => {
    expect(planImage({ src: 'https://example.org/a.png', width: 400 })).toEqual({
      src: 'https://example.org/a.png',
      candidates: [],
    })
  })

  test('never throws and never lets another scheme through, whatever the address', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.constantFrom('', 'https://a.storyblok.com/f/1/2x2/', '/', 'javascript:'),
        (end, start) => {
          const plan = planImage({ src: `${start}${end}.png`, ratio: 1, cover: true })
          if (plan) expect(plan.src).toMatch(/^(?:https?:\/\/|\/(?!\/))/i)
          for (const { url } of plan?.candidates ?? []) expect(url).not.toMatch(/\s/)
        },
      ),
    )
  })
})

test.each([
  ['https://example.org/a.avif', true],
  ['/media/a.TIFF', true],
  ['https://example.org/a.png?x=1#y', true],
  ['https://example.org/a.gif', false],
  ['#a.png', false],
  ['tel:1.png', false],
])('imageAddress of %s: %s', (src, expected) => {
  expect(imageAddress(src) !== undefined).toBe(expected)
})

test.each([
  [['/de/ratgeber/sicher-schlafen/?a=1#b', undefined, ''], 'sicher schlafen'],
  [['/de/', undefined, 'Start'], 'Start'],
  [['/'], '/'],
] as const)('words of a linked picture %j', ([href, ...words], expected) => {
  expect(linkedAlt(href, ...words)).toBe(expected)
})
