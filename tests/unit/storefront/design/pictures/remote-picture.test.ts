import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPictureAddress } from '@/lib/storefront/design/picture-addresses/read-address'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { metaPicture } from '@/lib/storefront/design/pictures/offered'
import { remotePictureUrl } from '@/lib/storefront/design/pictures/picture-url'
import { imageAddress, planImage } from '@/lib/storefront/design/pictures/plan-image'
import { productPicture, sourceOfRemote } from '@/lib/storefront/design/pictures/remote-picture'

const source = 'https://cdn.supplier.example/nests/Nest%20Gro%C3%9F.JPG?v=2&w=1'
const address = productPicture(source)
const read = (target: string) => {
  const { pathname, search } = new URL(target, 'http://shop.test')
  return readPictureAddress(pathname, search)
}
const treated = (size: string) => `${address}/m/${size}/smart/filters:quality(75):format(webp)/nest-gro.webp`

describe("the address of a product's picture", () => {
  test('at another origin is below the image route, with a readable name', () => {
    expect(address).toMatch(/^\/pictures\/from\/[\w-]+\/nest-gro\.jpg$/)
    expect(imageAddress(address)).toBe(address)
    expect(sourceOfRemote(address)?.href).toBe(source)
  })

  test.each([
    '/pictures/originals/1200x1200/product/body-sage.png',
    'https://a.storyblok.com/f/1/1200x800/ab/nest.jpg',
  ])('%j stays as it is', (src) => {
    expect(productPicture(src)).toBe(src)
  })

  test.each([
    'http://cdn.supplier.example/nest.jpg',
    'https://user:word@cdn.supplier.example/nest.jpg',
    'https://user@cdn.supplier.example/nest.jpg',
    'https://cdn.supplier.example/nest.svg',
    'https://cdn.supplier.example/nest.gif',
    'https://cdn.supplier.example/nest?file=nest.jpg',
    'https://cdn.supplier.example',
    'https://',
    'javascript:alert(1)//.png',
    'nest.jpg',
    `https://cdn.supplier.example/${'ö'.repeat(900)}.jpg`,
    '',
  ])('%j is none, and no other is asked for it', (src) => {
    expect(productPicture(src)).toBe('')
  })

  test('may be as long as a product allows', () => {
    const long = productPicture(`https://cdn.supplier.example/${'a'.repeat(967)}.jpg`)
    const wanted = { width: 1680, ratio: 1, blur: 99, rotate: 270, brightness: -100 }
    expect(read(remotePictureUrl(long, wanted, sealPicture) ?? '')).toMatchObject({ kind: 'remote' })
  })

  test('of one picture is one, however the source is written', () => {
    const spellings = [
      'https://cdn.supplier.example/a.jpg',
      'https://CDN.supplier.example:443/a.jpg',
      'HTTPS://cdn.supplier.example/./a.jpg',
      'https://cdn.supplier.example/a.jpg#top',
    ]
    expect(new Set(spellings.map(productPicture)).size).toBe(1)
  })

  test('names the host that browsers would ask: decimal, octal and a login lead to it as well', () => {
    const hostOf = (src: string) => sourceOfRemote(productPicture(src))?.host
    expect(hostOf('https://2130706433/a.jpg')).toBe('127.0.0.1')
    expect(hostOf('https://0177.0.0.1/a.jpg')).toBe('127.0.0.1')
    expect(hostOf('https://[::ffff:10.0.0.1]/a.jpg')).toBe('[::ffff:a00:1]')
    expect(hostOf('https://cdn.supplier.example\\@evil.example/a.jpg')).toBe('cdn.supplier.example')
    expect(hostOf('https://cdn.supplier.example@evil.example/a.jpg')).toBeUndefined()
  })
})

describe('a path of the image route for another origin', () => {
  test('quality 70 for what an editor chose, unless they say another one', () => {
    const chosen = { src: address, width: 600, ratio: 1, seal: () => 'sealed' }
    expect(planImage(chosen)?.src).toContain('filters:quality(70):format(webp)')
    expect(planImage({ ...chosen, quality: 40 })?.src).toContain('filters:quality(40):format(webp)')
  })

  test('600 wide at density 2, and 150 at density 1, as webp with quality 75', () => {
    expect(planImage({ src: address, width: 600, ratio: 1 })).toEqual({
      src: treated('600x0'),
      candidates: [
        { url: treated('600x0'), descriptor: '1x' },
        { url: treated('1200x0'), descriptor: '2x' },
      ],
      width: 600,
      height: 600,
    })
    expect(planImage({ src: address, width: 150, ratio: 1, densities: [1] })).toMatchObject({
      src: treated('150x0'),
      candidates: [],
    })
    expect(read(treated('1200x0'))).toMatchObject({
      kind: 'remote',
      source: new URL(source),
      treatment: { width: 1200, quality: 75, format: 'webp' },
    })
  })

  test.each([
    ['another name', address.replace('nest-gro', 'other')],
    ['another extension', address.replace('.jpg', '.png')],
    ['no name', address.replace(/\/[^/]+$/, '')],
    ['padding', address.replace('/nest-gro', '=/nest-gro')],
    ['characters that are none of the code', '/pictures/from/%%%/a.jpg'],
    ['a code of a login', `/pictures/from/${btoa('a:b@cdn.supplier.example/a.jpg')}/a.jpg`],
    ['a code that is not written as a browser would', `/pictures/from/${btoa('CDN.example/a.jpg')}/a.jpg`],
    ['a code of no picture', `/pictures/from/${btoa('cdn.example/a.svg')}/a.svg`],
    ['a path before it', `/pictures/from/../from/${btoa('cdn.example/a.jpg')}/a.jpg`],
    ['more than is allowed', `${treated('600x0')}${'x'.repeat(2000)}`],
    ['nothing', ''],
  ])('with %s is refused', (_, path) => {
    expect(sourceOfRemote(path)).toBeUndefined()
    expect(readPictureAddress(path, '')).toEqual({ kind: 'refused', status: 400 })
  })

  test('names exactly the source that it was made for, whatever that is', () => {
    fc.assert(
      fc.property(
        fc.webUrl({ withQueryParameters: true, validSchemes: ['https'] }),
        fc.string(),
        (url, more) => {
          const src = `${url.split('?')[0]}/${encodeURIComponent(more)}.png${new URL(url).search}`
          const made = productPicture(src)
          if (made === '') return
          expect(sourceOfRemote(made)?.href).toBe(new URL(src).href)
          const prepared = remotePictureUrl(made, metaPicture.remote)
          expect(read(prepared ?? '')).toMatchObject({ kind: 'remote', treatment: { inside: true } })
        },
      ),
    )
  })

  test('never throws, whatever is asked', () => {
    fc.assert(
      fc.property(fc.string(), fc.string({ unit: 'binary' }), (key, name) => {
        readPictureAddress(`/pictures/from/${key}/${name}`, '')
        readPictureAddress(`/pictures/from/${key}/a.jpg/m/${name}`, '')
        productPicture(`https://${key}${name}.jpg`)
      }),
    )
  })
})
