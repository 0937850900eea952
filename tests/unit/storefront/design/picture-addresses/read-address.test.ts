import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { edition, everyPicture, pictureAddress } from '@/lib/storefront/design/drawings'
import {
  type PictureAddress,
  readPictureAddress,
} from '@/lib/storefront/design/picture-addresses/read-address'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { metaPicture } from '@/lib/storefront/design/pictures/offered'
import { pictureRatios, pictureWidths } from '@/lib/storefront/design/pictures/picture-sizes'
import { remotePictureUrl, shopPictureUrl } from '@/lib/storefront/design/pictures/picture-url'
import { planImage } from '@/lib/storefront/design/pictures/plan-image'
import { productPicture } from '@/lib/storefront/design/pictures/remote-picture'
import type { Wanted } from '@/lib/storefront/design/pictures/treatment-text'
import { runsOf } from '@/tests/fixtures/runs'

const file = '/pictures/originals/1600x1200/category/pram-sage.png'
const remote = productPicture('https://cdn.supplier.example/Nest.jpg')
const usual = 'filters:quality(75):format(webp)'

/** As the image route reads it. */
function read(address: string): PictureAddress {
  const { pathname, search } = new URL(address, 'http://shop.test')
  return readPictureAddress(pathname, search)
}
/** As a client may send it, with nothing resolved. */
const readRaw = (target: string) => {
  const at = target.indexOf('?')
  return at < 0 ? readPictureAddress(target, '') : readPictureAddress(target.slice(0, at), target.slice(at))
}
const refused = { kind: 'refused', status: 400 }
const sealed = (path: string) => `${path}?v=${edition}&s=${sealPicture(path)}`

afterEach(() => vi.unstubAllEnvs())

describe('the addresses of pictures', () => {
  test.each<[string, object]>([
    [`${file}/m/600x0/smart/${usual}/pram-sage.webp`, { width: 600, height: undefined, inside: false }],
    [`${file}/m/600x450/smart/${usual}/pram-sage.webp`, { width: 600, height: 450, quality: 75 }],
    [`${file}/m/1680x720/smart/filters:quality(70):format(webp)/pram-sage.webp`, { quality: 70 }],
    [`${file}/m/1200x630/smart/${usual}/pram-sage.webp`, { width: 1200, height: 630 }],
    [`${file}/m/600x600/smart/filters:quality(100):format(jpeg)/pram-sage.jpeg`, { format: 'jpeg' }],
    [`${remote}/m/600x0/smart/${usual}/nest.webp`, { width: 600 }],
    [
      `${remote}/m/fit-in/600x600/filters:quality(100):format(jpeg):fill(ffffff)/nest.jpeg`,
      { inside: true, fill: 'ffffff' },
    ],
    [file, { format: 'png', inside: false }],
    [
      sealed(
        `${file}/m/320x320/smart/filters:quality(40):format(png):blur(12):brightness(-20):rotate(90):focal(100x200:300x400)/pram-sage.png`,
      ),
      { quality: 40, format: 'png', blur: 12, brightness: -20, rotate: 90, focal: { x: 200, y: 300 } },
    ],
  ])('%s', (address, treatment) => {
    expect(read(address)).toMatchObject({ treatment })
  })

  test('the edition of the drawings may be missing or another one, as in an address that somebody kept', () => {
    const path = `${file}/m/600x0/smart/${usual}/pram-sage.webp`
    expect(read(`${path}?v=${edition}`)).toMatchObject({ kind: 'own', isFixed: true })
    expect(read(`${path}?v=0123abcd`)).toMatchObject({ kind: 'own', isFixed: false })
    expect(read(path)).toMatchObject({ kind: 'own', isFixed: false })
  })

  test('a client may encode what a path need not', () => {
    const path = `${file}/m/600x0/smart/${usual}/pram-sage.webp`
    expect(readRaw(path.replace('(75)', '%2875%29').replace('filters:', 'filters%3A'))).toMatchObject({
      kind: 'own',
    })
  })

  test('marks', () => {
    expect(read(`/pictures/marks/card.svg?v=${edition}`)).toEqual({
      kind: 'mark',
      name: 'card',
      isFixed: true,
    })
    expect(read('/pictures/marks/other.svg')).toEqual({ kind: 'refused', status: 404 })
  })

  test.each([
    '/pictures/originals/1600x1200/category/tank-sage.png',
    '/pictures/originals/1600x1201/category/pram-sage.png',
    `/pictures/originals/1600x1200/category/tank-sage.png/m/600x0/smart/${usual}/tank-sage.webp`,
  ])('%s is no drawing', (address) => expect(read(address)).toEqual({ kind: 'refused', status: 404 }))

  test.each([
    ['another width', `${file}/m/601x0/smart/${usual}/pram-sage.webp`],
    ['no width', `${file}/m/0x600/smart/${usual}/pram-sage.webp`],
    ['a height of no frame', `${file}/m/600x451/smart/${usual}/pram-sage.webp`],
    ['a ratio of no frame', `${file}/m/600x800/smart/${usual}/pram-sage.webp`],
    ['the preview of a link in another width', `${file}/m/600x315/smart/${usual}/pram-sage.webp`],
    ['another quality', `${file}/m/600x0/smart/filters:quality(74):format(webp)/pram-sage.webp`],
    ['no quality', `${file}/m/600x0/smart/filters:format(webp)/pram-sage.webp`],
    ['another format', `${file}/m/600x0/smart/filters:quality(75):format(avif)/pram-sage.avif`],
    [
      'a format that an editor may choose',
      `${file}/m/600x0/smart/filters:quality(75):format(png)/pram-sage.png`,
    ],
    ['the filters in another order', `${file}/m/600x0/smart/filters:format(webp):quality(75)/pram-sage.webp`],
    ['a filter twice', `${file}/m/600x0/smart/filters:quality(75):quality(75):format(webp)/pram-sage.webp`],
    ['blur', `${file}/m/600x0/smart/${usual}:blur(3)/pram-sage.webp`],
    ['brightness', `${file}/m/600x0/smart/${usual}:brightness(3)/pram-sage.webp`],
    ['a turn', `${file}/m/600x0/smart/${usual}:rotate(90)/pram-sage.webp`],
    ['a ground', `${file}/m/fit-in/600x600/${usual}:fill(dce8dc)/pram-sage.webp`],
    ['a focal point', `${file}/m/600x450/smart/${usual}:focal(1x2:3x4)/pram-sage.webp`],
    ['an unknown filter', `${file}/m/600x0/smart/${usual}:constructor(3)/pram-sage.webp`],
    ['no filters', `${file}/m/600x0`],
    ['nothing after the treatment', `${file}/m/`],
    ['a slash at the end', `${file}/m/600x0/smart/${usual}/pram-sage.webp/`],
    ['another name', `${file}/m/600x0/smart/${usual}/other.webp`],
    ['another ending', `${file}/m/600x0/smart/${usual}/pram-sage.jpeg`],
    ['a double slash in front', `//pictures${file.slice(9)}`],
    ['a double slash', `/pictures//originals/1600x1200/category/pram-sage.png`],
    ['a double slash before the treatment', `${file}//m/600x0/smart/${usual}/pram-sage.webp`],
    ['a double slash in the treatment', `${file}/m/600x0//smart/${usual}/pram-sage.webp`],
    ['upper case', file.replace('pram', 'Pram')],
    ['upper case in the treatment', `${file}/m/600x0/SMART/${usual}/pram-sage.webp`],
    ['an encoded slash', file.replace('/category/', '/category%2F')],
    ['an encoded slash in small letters', file.replace('/category/', '%2fcategory/')],
    ['an encoded backslash', file.replace('/category/', '/category%5C')],
    ['an encoding that ends early', `${file}%E0%A4%A`],
    ['a letter encoded twice', file.replace('pram', '%2570ram')],
    ['steps upwards', '/pictures/originals/1600x1200/category/../category/pram-sage.png'],
    ['a NUL character', `${file}%00`],
    ['another kind of file', file.replace('.png', '.svg')],
    ['another folder', '/pictures/media/pram-sage.png'],
    ['nothing', '/pictures/'],
    ['an unknown parameter', `${file}?w=600`],
    ['an unknown parameter beside the edition', `${file}?v=${edition}&w=600`],
    ['no edition', `${file}?v=1`],
    ['the edition twice', `${file}?v=${edition}&v=${edition}`],
    ['a signature that nothing needs', `${file}?v=${edition}&s=${sealPicture(file)}`],
    ['a photograph without a treatment', remote],
    ['a photograph cut', `${remote}/m/600x600/smart/${usual}/nest.webp`],
    [
      'a photograph in the quality of the content',
      `${remote}/m/600x0/smart/filters:quality(70):format(webp)/nest.webp`,
    ],
    ['a photograph of another name', remote.replace('nest.jpg', 'best.jpg')],
    ['an origin that is none', '/pictures/from/aHR0cDovL2E/a.jpg'],
    ['a path of 8 KB', `/pictures/${'a.a/m/'.repeat(1400)}`],
  ])('refused: %s', (_, target) => expect(readRaw(target)).toEqual(refused))
})

describe('a signature', () => {
  const path = `${file}/m/600x450/smart/${usual}:focal(1x2:3x4)/pram-sage.webp`

  test('is for one path alone', () => {
    expect(read(sealed(path))).toMatchObject({ kind: 'own', treatment: { focal: { x: 2, y: 3 } } })
    for (const other of [
      path.replace('600x450', '640x480'),
      path.replace('1x2', '1x1'),
      path.replaceAll('sage', 'rose'),
    ])
      expect(read(`${other}?v=${edition}&s=${sealPicture(path)}`)).toEqual(refused)
    expect(read(`${path}?v=${edition}&s=${'A'.repeat(16)}`)).toEqual(refused)
    expect(read(`${path}?v=${edition}`)).toEqual(refused)
  })

  test('is that of one secret: the same of every instance, and no longer valid with another', () => {
    const address = sealed(path)
    vi.stubEnv('SESSION_SECRET', 'another secret of the tests, which is long enough')
    expect(read(address)).toEqual(refused)
    expect(read(sealed(path))).toMatchObject({ kind: 'own' })
    vi.unstubAllEnvs()
    expect(read(address)).toMatchObject({ kind: 'own' })
  })

  test('does not make possible what cannot be done', () => {
    for (const filters of ['focal(0x0:1601x10)', 'blur(100)', 'rotate(45)', 'sharpen(3)', 'quality(1)']) {
      const impossible = `${file}/m/600x450/smart/${usual}:${filters}:/pram-sage.webp`
      expect(read(sealed(impossible))).toEqual(refused)
    }
    for (const treatment of ['600x450', `600x450/smart/filters:format(webp)`, `600x450/a/${usual}`])
      expect(read(sealed(`${file}/m/${treatment}/pram-sage.webp`))).toEqual(refused)
  })
})

const anyNumber = fc.oneof(fc.integer({ min: -200, max: 200 }), fc.double({ noNaN: true }))
const unset = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: undefined })
const size = fc.oneof(fc.constantFrom(...pictureWidths), fc.double({ min: 1, max: 9_000, noNaN: true }))
const ratio = fc.oneof(fc.constantFrom(...pictureRatios), fc.double({ min: 0.1, max: 9, noNaN: true }))
const corner = fc.integer({ min: 0, max: 700 })
const focus = fc.oneof(
  fc.tuple(corner, corner).map(([x, y]) => `${x}x${y}:${x + 1}x${y + 1}`),
  fc.string(),
)
const chosen = {
  quality: unset(anyNumber),
  format: unset(fc.constantFrom('webp' as const, 'png' as const, 'jpeg' as const)),
  brightness: unset(anyNumber),
  blur: unset(anyNumber),
  rotate: unset(fc.constantFrom(0, 45, 90, 180, 270)),
  fill: unset(fc.oneof(fc.constantFrom('f6efe6', 'F6EFE6', 'transparent'), fc.string())),
}
const wanted: fc.Arbitrary<Wanted> = fc.record({
  width: size,
  ratio: unset(ratio),
  focus: unset(focus),
  inside: unset(fc.boolean()),
  ...chosen,
})
const drawings = fc.constantFrom(...everyPicture().map(pictureAddress))

describe('whatever the shop asks for, the image route makes', () => {
  test.each([
    ['signed on the server', sealPicture],
    ['in the browser, which cannot sign', undefined],
  ])('one picture %s', (_, seal) => {
    fc.assert(
      fc.property(drawings, wanted, (src, treatment) => {
        expect(read(shopPictureUrl(src, treatment, seal))).toMatchObject({ kind: 'own', isFixed: true })
        expect(read(remotePictureUrl(remote, treatment, seal) ?? '')).toMatchObject({ kind: 'remote' })
      }),
      { numRuns: runsOf(1_000) },
    )
  })

  test('all files of a picture as a block shows it', () => {
    const request = fc.record({
      src: fc.oneof(drawings, fc.constant(remote)),
      width: unset(size),
      ratio: unset(ratio),
      cover: unset(fc.boolean()),
      fluid: unset(fc.boolean()),
      densities: unset(fc.array(fc.double({ min: 1, max: 3, noNaN: true }), { maxLength: 3 })),
      focus: unset(focus),
      quality: unset(anyNumber),
      filters: unset(fc.record({ ...chosen, quality: fc.constant(undefined) })),
      seal: fc.constantFrom(sealPicture, undefined),
    })
    fc.assert(
      fc.property(request, (picture) => {
        const plan = planImage(picture)
        for (const url of [plan?.src ?? '', ...(plan?.candidates ?? []).map((each) => each.url)])
          expect(read(url), url).not.toMatchObject({ kind: 'refused' })
      }),
      { numRuns: runsOf(1_000) },
    )
  })

  test('the pictures of products for other sites, without a signature', () => {
    const addresses = [shopPictureUrl(file, metaPicture.own), remotePictureUrl(remote, metaPicture.remote)]
    for (const address of addresses)
      expect(read(address ?? '')).toMatchObject({ treatment: { width: 600, height: 600, quality: 100 } })
  })
})

test('never throws, and makes nothing unsigned but offered widths, whatever is asked', () => {
  const part = fc.constantFrom(
    ...['m', 'fit-in', 'smart', '600x450', '601x0', usual, 'pram-sage.webp', '%2F', '..', '', 'blur(3)'],
  )
  const path = fc.array(part, { maxLength: 8 }).map((parts) => `${file}/${parts.join('/')}`)
  const search = fc.oneof(fc.constantFrom('', `?v=${edition}`), fc.string())
  fc.assert(
    fc.property(fc.oneof(path, fc.string(), fc.string({ unit: 'binary' })), search, (target, query) => {
      const found = readPictureAddress(target, query)
      if (found.kind !== 'own' || found.treatment.width === undefined) return
      expect(pictureWidths as readonly number[]).toContain(found.treatment.width)
      expect([70, 75, 100]).toContain(found.treatment.quality)
    }),
    { numRuns: runsOf(2_000) },
  )
})
