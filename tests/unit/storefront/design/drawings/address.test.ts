import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  groundOf,
  parsePicture,
  pictureAddress,
  picturesRoot,
} from '@/lib/storefront/design/drawings/address'
import { everyPicture } from '@/lib/storefront/design/drawings/catalogue'
import {
  colourNames,
  frontNames,
  groundColours,
  kinds,
  motifNames,
  prints,
} from '@/lib/storefront/design/drawings/names'
import { isImageSource } from '@/schemas/content'

describe('addresses of originals', () => {
  test.each([
    ['1600x1200/category/pram-sage.png', { kind: 'category', name: 'pram', colour: 'sage', view: 'main' }],
    ['1200x1200/product/car-seat-coral-front.png', { name: 'car-seat', colour: 'coral', view: 'front' }],
    ['1200x1200/product/bottle-sky-detail.png', { name: 'bottle', view: 'detail' }],
    [
      '1200x1200/product/pram-sage-rose-dots.png',
      { colour: 'sage', trim: 'rose', print: 'dots', view: 'main' },
    ],
    [
      '1200x1200/product/pram-sage-dots-room.png',
      { colour: 'sage', trim: undefined, print: 'dots', view: 'room' },
    ],
    [
      '1200x1200/product/pram-sage-size-60x108.png',
      { view: 'size', measure: { kind: 'box', width: 60, height: 108 } },
    ],
    ['1200x1200/product/wipes-sky-dots-x12.png', { print: 'dots', amount: { kind: 'pack', value: 12 } }],
    ['1200x1200/product/voucher-apricot-worth50.png', { amount: { kind: 'worth', value: 50 } }],
    ['1200x1200/product/body-sky-size-50to98.png', { measure: { kind: 'sizes', from: 50, to: 98 } }],
    ['1200x1200/product/rabbit-sand-size-28cm.png', { measure: { kind: 'length', value: 28 } }],
    ['1200x1200/product/bottle-sky-size-240ml.png', { measure: { kind: 'content', value: 240 } }],
    ['1500x1000/guide/infant-carrier-ink-on-lime.png', { name: 'infant-carrier', ground: 'lime' }],
    ['1680x720/banner/park.png', { type: 'scene', name: 'park', colour: undefined }],
    ['960x1280/portrait/clothes-line-rose.png', { type: 'scene', name: 'clothes-line', colour: 'rose' }],
  ])('%s', (path, expected) => {
    expect(parsePicture(path)).toMatchObject(expected)
  })

  test.each([
    '',
    'pram-sage.png',
    '1600x1200/category/pram.png',
    '1600x1200/category/pram-mauve.png',
    '1600x1200/category/tank-sage.png',
    '1600x1201/category/pram-sage.png',
    '1600x1200/poster/pram-sage.png',
    '1600x1200/category/pram-sage.jpg',
    '1600x1200/category/pram-sage.png/',
    '1600x1200/category/park.png',
    '1680x720/banner/park-detail.png',
    '1680x720/banner/park-on-sky.png',
    '1200x1200/product/bottle-sky-front.png',
    '1600x1200/category/pram-sage-on-mud.png',
    '1600x1200/category/__proto__-sage.png',
    '1200x1200/product/pram-sage-sage.png',
    '1200x1200/product/pram-sage-rose-sky.png',
    '1200x1200/product/pram-sage-paisley.png',
    '1200x1200/product/pram-sage-size.png',
    '1200x1200/product/pram-sage-size-0x108.png',
    '1200x1200/product/pram-sage-size-60x10800.png',
    '1200x1200/product/pram-sage-size-98to50.png',
    '1200x1200/product/pram-sage-60x108.png',
    '1600x1200/category/pram-sage-room.png',
    '1600x1200/category/wipes-sky-x4.png',
    '1200x1200/product/wipes-sky-x4-room.png',
    '1200x1200/product/wipes-sky-x13.png',
    '1200x1200/product/wipes-sky-x0.png',
    '1600x1200/constructor/pram-sage.png',
    '1600x1200/category/../../../etc/passwd.png',
  ])('%j is no picture', (path) => {
    expect(parsePicture(path)).toBeUndefined()
  })

  test('every drawing has an address of its own that leads back to it and that content may use', () => {
    const addresses = everyPicture().map(pictureAddress)
    expect(new Set(addresses).size).toBe(addresses.length)
    for (const picture of everyPicture()) {
      const address = pictureAddress(picture)
      expect(isImageSource(address)).toBe(true)
      expect(parsePicture(address.slice(picturesRoot.length))).toEqual(picture)
      expect(groundOf(picture)).toMatch(/^#[0-9a-f]{6}$/)
    }
  })

  test('every thing in every colour, view and on every ground', () => {
    const anyOf = <T>(list: readonly T[]) => fc.constantFrom(...list)
    const grounds = Object.keys(groundColours)
    fc.assert(
      fc.property(
        anyOf(motifNames),
        anyOf(colourNames),
        anyOf(prints),
        anyOf(grounds),
        (name, colour, print, ground) => {
          const view = frontNames.includes(name) ? '-front' : ''
          const path = `1200x1200/product/${name}-${colour}-${print}${view}-on-${ground}.png`
          const picture = parsePicture(path)
          expect(picture && pictureAddress(picture)).toBe(picturesRoot + path)
        },
      ),
    )
  })

  test('any other text is no picture, and never a fault', () => {
    const part = fc.oneof(fc.string(), fc.constantFrom(...Object.keys(kinds), 'pram-sage.png', '1600x1200'))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 5 }), (parts) => {
        const picture = parsePicture(parts.join('/'))
        if (picture) expect(pictureAddress(picture)).toBe(picturesRoot + parts.join('/'))
      }),
    )
  })
})
