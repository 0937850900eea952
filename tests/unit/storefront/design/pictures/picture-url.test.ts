import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { edition } from '@/lib/storefront/design/drawings/edition'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { shopPictureUrl } from '@/lib/storefront/design/pictures/picture-url'
import { imageAddress, planImage } from '@/lib/storefront/design/pictures/plan-image'
import { Image } from '@/lib/storefront/design/ui/image'

const src = '/pictures/originals/1600x1200/category/pram-sage.png'
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
    ['png', { width: 300, height: 100 }, []],
    ['svg', { width: 300, height: 100 }, ['300x0', '600x0']],
    ['svg', { width: 150, height: 50 }, ['150x0', '300x0']],
  ])(
    'an uploaded .%s at %o has the pixels of sharp screens only as a drawing of lines',
    (end, size, sizes) => {
      const logo = `/pictures/assets/300x100/a1b2c3d4e5f6/logo.${end}`
      const plan = planImage({ src: logo, ...(size.width < 300 && { width: size.width }) })
      expect(plan).toMatchObject(size)
      const offered = plan?.candidates.map(({ url }) => /\/m\/(\d+x\d+)\//.exec(url)?.[1])
      expect(offered).toEqual(sizes)
    },
  )

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
    const wanted = { width: 600, blur: 5, rotate: 90, fill: 'transparent' } as const
    expect(shopPictureUrl(src, wanted, sealPicture)).toContain(':blur(5):rotate(90):fill(transparent)')
  })

  test.each([
    ['10x20:11x21', true],
    ['10x20:1601x21', false],
    ['1x2):evil(', false],
  ])('a cut keeps the focal point %s in sight: %s', (focus, expected) => {
    const cut = shopPictureUrl(src, { width: 600, ratio: 1, focus }, sealPicture)
    expect(cut.includes(`focal(${focus})`)).toBe(expected)
    expect(shopPictureUrl(src, { width: 600, focus }, sealPicture)).not.toContain('focal')
  })

  test('a prepared address is prepared anew', () => {
    expect(shopPictureUrl(m('96x0'), { width: 600 })).toBe(m('600x0'))
  })

  test('what an editor chose is signed, and without a signature it is the usual picture', () => {
    const wanted = { width: 600, ratio: 1, focus: '10x20:11x21' }
    const path = `${src}/m/600x600/smart/filters:quality(75):format(webp):focal(10x20:11x21)/pram-sage.webp`
    expect(shopPictureUrl(src, wanted, sealPicture)).toBe(`${path}?v=${edition}&s=${sealPicture(path)}`)
    expect(shopPictureUrl(src, wanted)).toBe(m('600x0'))
    expect(shopPictureUrl(src, { width: 600, ratio: 1 }, sealPicture)).toBe(m('600x600'))
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
      ground: 'var(--color-companion-2)',
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

describe("an editor's filters", () => {
  const at = (wanted: Partial<Parameters<typeof planImage>[0]>) => {
    const plan = planImage({ src, width: 300, densities: [1], seal: sealPicture, ...wanted })
    return { path: plan?.src.replace(`${src}/m/`, '').replace(/\?.*/, ''), size: [plan?.width, plan?.height] }
  }
  const jpeg = { format: 'jpeg' } as const

  test.each<[Partial<Parameters<typeof planImage>[0]>, string, [number, number]]>([
    [{ quality: 40 }, '300x0/smart/filters:quality(40):format(webp)/pram-sage.webp', [300, 225]],
    [{ filters: jpeg }, '300x0/smart/filters:quality(70):format(jpeg)/pram-sage.jpeg', [300, 225]],
    [
      { filters: { blur: 5, brightness: -20 } },
      '300x0/smart/filters:quality(70):format(webp):blur(5):brightness(-20)/pram-sage.webp',
      [300, 225],
    ],
    [
      { filters: { rotate: 180 } },
      '300x0/smart/filters:quality(70):format(webp):rotate(180)/pram-sage.webp',
      [300, 225],
    ],
    // On its side it is 4/3 as high as it is wide: 400 pixels wide before the turn.
    [
      { filters: { rotate: 90 } },
      '400x0/smart/filters:quality(70):format(webp):rotate(90)/pram-sage.webp',
      [300, 400],
    ],
    [
      { filters: { rotate: 270 }, ratio: 4 / 3, cover: true },
      '240x320/smart/filters:quality(70):format(webp):rotate(270)/pram-sage.webp',
      [300, 225],
    ],
    [
      { filters: { fill: 'f6efe6' }, ratio: 1 },
      'fit-in/300x300/filters:quality(70):format(webp):fill(f6efe6)/pram-sage.webp',
      [300, 300],
    ],
    [
      { filters: { fill: 'f6efe6' }, ratio: 1, cover: true },
      '300x300/smart/filters:quality(70):format(webp)/pram-sage.webp',
      [300, 300],
    ],
    [
      { filters: { fill: 'f6efe6' } },
      '300x0/smart/filters:quality(70):format(webp)/pram-sage.webp',
      [300, 225],
    ],
  ])('%j are in the address, and the room fits them', (wanted, path, size) => {
    expect(at(wanted)).toEqual({ path, size })
  })

  test('a picture on its side is offered in widths as they are shown', () => {
    const plan = planImage({ src, fluid: true, filters: { rotate: 90 }, seal: sealPicture })
    const offered = plan?.candidates.map(({ url, descriptor }) => [/\/m\/(\d+)x/.exec(url)?.[1], descriptor])
    expect(offered).toEqual([
      ['640', '480w'],
      ['960', '720w'],
      ['1024', '768w'],
      ['1440', '1080w'],
      ['1600', '1200w'],
    ])
  })
})

describe('Image', () => {
  const render = (props: { width?: number; sizes?: string; aspect?: string; cover?: boolean }) =>
    renderToStaticMarkup(Image({ src, alt: '', ...props }))

  test('shows the colour of the ground until the picture is there', () => {
    expect(render({ width: 600 })).toContain('style="background-color:var(--color-companion-2)"')
  })

  test('offers both densities, or a width for each breakpoint when its room is told', () => {
    expect(render({ width: 600 })).toContain(`srcSet="${m('600x0')} 1x, ${m('1200x0')} 2x"`)
    expect(render({ sizes: '50vw', aspect: '1/1', cover: true })).toContain(`${m('768x768')} 768w`)
  })

  test('keeps the room of the picture', () => {
    expect(render({ width: 600 })).toContain('width="600" height="450"')
  })
})
