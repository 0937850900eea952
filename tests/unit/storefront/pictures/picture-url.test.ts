import fc from 'fast-check'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { edition } from '@/lib/storefront/drawings/edition'
import { parsePicturePath } from '@/lib/storefront/pictures/picture-path'
import { shopPictureUrl } from '@/lib/storefront/pictures/picture-url'
import { imageAddress, planImage } from '@/lib/storefront/pictures/plan-image'
import { Image } from '@/lib/storefront/ui/image'

const src = '/pictures/originals/1600x1200/category/pram-sage.png'
const read = (url: string) => parsePicturePath(url.replace('/pictures/', '').replace(/\?.*$/, ''))
const m = (size: string, quality = 75) =>
  `${src}/m/${size}/smart/filters:quality(${quality}):format(webp)/pram-sage.webp?v=${edition}`

describe("addresses of the shop's own pictures", () => {
  test('width, quality and format, with the name and the edition at the end', () => {
    expect(shopPictureUrl(src, { width: 600 })).toBe(m('600x0'))
    expect(imageAddress(m('600x0'))).toBe(m('600x0'))
  })

  test('a width that is not prepared becomes the next one that is', () => {
    expect(shopPictureUrl(src, { width: 601 })).toBe(m('620x0'))
    expect(shopPictureUrl(src, { width: 9999 })).toBe(m('1680x0'))
  })

  test.each([
    [4 / 3, '600x450'],
    [1, '600x600'],
    [16 / 9, '600x338'],
    [1.05, '600x0'],
  ])('cut to %s: %s', (ratio, size) => {
    expect(shopPictureUrl(src, { width: 600, ratio })).toBe(m(size))
  })

  test('filters out of bounds are left out', () => {
    expect(shopPictureUrl(src, { width: 600, quality: 101, blur: 100, rotate: 45 })).toBe(m('600x0'))
    expect(shopPictureUrl(src, { width: 600, blur: 5, rotate: 90, fill: 'transparent' })).toContain(
      ':blur(5):rotate(90):fill(transparent)',
    )
  })

  test.each([
    ['10x20:11x21', true],
    ['10x20:1601x21', false],
    ['1x2):evil(', false],
  ])('a cut keeps the focal point %s in sight: %s', (focus, expected) => {
    expect(shopPictureUrl(src, { width: 600, ratio: 1, focus }).includes(`focal(${focus})`)).toBe(expected)
    expect(shopPictureUrl(src, { width: 600, focus })).not.toContain('focal')
  })

  test('a prepared address is prepared anew', () => {
    expect(shopPictureUrl(m('96x0'), { width: 600 })).toBe(m('600x0'))
  })

  test('whatever is wanted, the image route accepts it', () => {
    const any = fc.oneof(fc.integer(), fc.double(), fc.constant(undefined))
    fc.assert(
      fc.property(
        fc.double({ min: 1, max: 9000, noNaN: true }),
        fc.option(fc.double({ min: 0.1, max: 9, noNaN: true }), { nil: undefined }),
        any,
        any,
        fc.string(),
        (width, ratio, quality, blur, text) => {
          const url = shopPictureUrl(src, { width, ratio, quality, blur, fill: text, focus: text })
          expect(read(url)).toMatchObject({ ok: true })
        },
      ),
    )
  })
})

describe('planImage', () => {
  test('the size is read from the address, the ground from the drawing', () => {
    expect(planImage({ src, width: 310 })).toEqual({
      src: m('310x0'),
      candidates: [
        { url: m('310x0'), descriptor: '1x' },
        { url: m('620x0'), descriptor: '2x' },
      ],
      width: 310,
      height: 233,
      ground: '#fbe3cf',
    })
  })

  // Product pictures, thumbnails and navigation teasers
  test.each([
    [600, 2, '1200x0'],
    [150, 1, '150x0'],
    [310, 2, '620x0'],
  ])('%i wide at density %i is %s', (width, density, size) => {
    const plan = planImage({ src, width, densities: [1, density] })
    const urls = [plan?.src, ...(plan?.candidates ?? []).map(({ url }) => url)]
    expect(urls).toContain(m(size))
  })

  test('fluid: only widths that are prepared, up to the natural one', () => {
    const widths = planImage({ src, fluid: true })?.candidates.map(({ descriptor }) =>
      Number.parseInt(descriptor, 10),
    )
    expect(widths).toEqual([480, 640, 768, 1024, 1440, 1600])
  })

  test('an own address that names no picture is used as it is', () => {
    expect(planImage({ src: '/pictures/originals/1600x1200/category/tank.png' })).toMatchObject({
      candidates: [],
    })
  })
})

describe('Image', () => {
  const render = (props: Partial<Parameters<typeof Image>[0]>) =>
    renderToStaticMarkup(Image({ src, alt: '', ...props }))

  test('shows the colour of the ground until the picture is there', () => {
    expect(render({ width: 600 })).toContain('style="background-color:#fbe3cf"')
    expect(render({ width: 600, placeholder: '#123456' })).toContain('background-color:#123456')
    expect(render({ width: 600, placeholder: 'red;position:fixed' })).toContain('background-color:#fbe3cf')
  })

  test('offers both densities, or a width for each breakpoint when its room is told', () => {
    expect(render({ width: 600 })).toContain(`srcSet="${m('600x0')} 1x, ${m('1200x0')} 2x"`)
    expect(render({ sizes: '50vw', aspect: '1/1', cover: true })).toContain(`${m('768x768')} 768w`)
  })

  test('keeps the room of the picture', () => {
    expect(render({ width: 600 })).toContain('width="600" height="450"')
  })
})
