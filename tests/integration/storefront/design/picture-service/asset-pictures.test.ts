import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createDiskCache } from '@/lib/platform/disk-cache'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { answerPicture } from '@/lib/storefront/design/picture-service/answer'
import {
  type AssetFile,
  createAssetPictures,
} from '@/lib/storefront/design/picture-service/assets/asset-pictures'
import { renderAsset } from '@/lib/storefront/design/picture-service/assets/render-asset'
import { createPictureService } from '@/lib/storefront/design/picture-service/prepare'
import { createRemotePictures } from '@/lib/storefront/design/picture-service/remote/remote-pictures'
import { shopPictureUrl } from '@/lib/storefront/design/pictures/picture-url'
import { planImage } from '@/lib/storefront/design/pictures/plan-image'

const megabyte = 1024 * 1024
const key = 'abcdefghijkl'
const version = '0123abcd'
const file = (size: string, name: string) => `/pictures/assets/${size}/${key}/${name}`

/** Red at the left, green at the right. */
const twoColours = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: {
          create: { width: width / 2, height, channels: 3, background: '#00ff00' },
        },
        gravity: 'east',
      },
    ])
    .png()
    .toBuffer()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-assets-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const fileOf = (type: string, bytes: Buffer | undefined): AssetFile => ({
  version,
  type,
  size: bytes?.length ?? 0,
  read: async () => bytes,
  readPart: async (start, end) => bytes?.subarray(start, end),
})

const ask = (path: string, found: AssetFile | undefined, init?: RequestInit) => {
  const cache = createDiskCache(join(folder, 'images'), megabyte)
  return answerPicture(
    new Request(`http://shop.test${path}`, init),
    createPictureService({ cache }),
    createRemotePictures({ origins: [], isKnown: async () => false, cache }),
    createAssetPictures({ cache, find: async (asked) => (asked === key ? found : undefined) }),
  )
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const colourAt = async (bytes: Buffer, x: number) => {
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const at = (Math.floor(info.height / 2) * info.width + x) * 3
  return (data[at] ?? 0) > (data[at + 1] ?? 0) ? 'red' : 'green'
}

describe('a picture of the media library', () => {
  test('is made in the treatments of the shop, and kept for ever under its version alone', async () => {
    const picture = fileOf('image/png', await twoColours(800, 400))
    const plan = planImage({ src: `${file('800x400', 'pram.png')}?v=${version}`, width: 300 })
    expect(plan).toMatchObject({ width: 300, height: 150 })
    const answer = await ask(plan?.src ?? '', picture)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/webp',
      'public, max-age=31536000, immutable',
    ])
    expect(await sharp(await bytesOf(answer)).metadata()).toMatchObject({
      format: 'webp',
      width: 300,
      height: 150,
    })
    for (const other of ['', '?v=ffffffff']) {
      const src = planImage({ src: file('800x400', 'pram.png') + other, width: 300 })?.src ?? ''
      expect((await ask(src, picture)).headers.get('cache-control')).toBe('public, no-cache')
    }
    const tag = answer.headers.get('etag') ?? ''
    expect((await ask(plan?.src ?? '', picture, { headers: { 'if-none-match': tag } })).status).toBe(304)
  })

  test.each([
    ['left', '0x100:1x101', 'red'],
    ['right', '799x100:800x101', 'green'],
  ])(
    'is cut around its focal point at the %s, also when the picture has another size meanwhile',
    async (_, focus, colour) => {
      const src = `${file('800x400', 'pram.png')}?v=${version}`
      const path = shopPictureUrl(src, { width: 300, ratio: 1, focus }, sealPicture)
      expect(path).toContain('/m/300x300/smart/')
      for (const [width, height] of [
        [800, 400],
        [400, 200],
      ] as const) {
        await rm(join(folder, 'images'), { recursive: true, force: true })
        const cut = await bytesOf(await ask(path, fileOf('image/png', await twoColours(width, height))))
        expect(await colourAt(cut, 150), `${width}`).toBe(colour)
      }
    },
  )

  test('is drawn anew from a drawing, whose page never gets the drawing itself', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#f00"/></svg>',
    )
    const src = planImage({ src: `${file('40x20', 'logo.svg')}?v=${version}`, width: 40 })?.src ?? ''
    const answer = await ask(src, fileOf('image/svg+xml', drawing))
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect((await bytesOf(answer)).includes('<svg')).toBe(false)
  })

  test.each([
    ['small, however large it is', 6_000, '', 300, 300],
    ['in its size', 40, '', 300, 300],
    ['with fewer pixels where its filters take long', 2_000, '<g filter="url(#f)"/>'.repeat(50), 1_200, 200],
  ])('is drawn from a drawing %s', async (_, natural, inside, width, least) => {
    const drawing = Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="${natural}" height="${natural / 2}"><filter id="f"><feGaussianBlur stdDeviation="9"/></filter><rect width="50%" height="100%" fill="#f00"/><rect x="50%" width="50%" height="100%" fill="#0f0"/>${inside}</svg>`,
    )
    const made = await renderAsset(
      drawing,
      { type: 'image/svg+xml', size: undefined },
      { width, quality: 80, format: 'webp', inside: false },
    )
    const found = await sharp(made).metadata()
    expect(found.width).toBeGreaterThanOrEqual(least)
    expect(found.width).toBeLessThanOrEqual(width)
    if (inside) expect(found.width).toBeLessThan(width)
    expect(found.width / found.height).toBeCloseTo(2, 1)
    expect([await colourAt(made, 10), await colourAt(made, found.width - 10)]).toEqual(['red', 'green'])
  })

  test('keeps moving where it is only made smaller', async () => {
    const frames = await Promise.all([
      twoColours(400, 200),
      sharp(await twoColours(400, 200))
        .flop()
        .toBuffer(),
    ])
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const src = planImage({
      src: `${file('400x200', 'moving.gif')}?v=${version}`,
      width: 200,
      densities: [1],
    })?.src
    const answer = await ask(src ?? '', fileOf('image/gif', moving))
    expect((await sharp(await bytesOf(answer)).metadata()).pages).toBe(2)
  })

  test.each([
    [
      'a treatment that no component asks for',
      `${file('800x400', 'pram.png')}/m/601x0/smart/filters:quality(75):format(webp)/pram.webp`,
    ],
    [
      'a focal point without a signature',
      `${file('800x400', 'pram.png')}/m/300x300/smart/filters:quality(75):format(webp):focal(1x1:2x2)/pram.webp`,
    ],
    [
      'a treatment of a paper',
      `${file('x', 'list.pdf')}/m/600x0/smart/filters:quality(75):format(webp)/list.webp`,
    ],
    ['a key that is none', '/pictures/assets/800x400/short/pram.png'],
    ['another ending', file('800x400', 'pram.html')],
  ])('%s is refused', async (_, path) => {
    expect((await ask(path, fileOf('image/png', await twoColours(800, 400)))).status).toBe(400)
  })

  test('is a placeholder with its status where it is missing', async () => {
    const src = planImage({ src: file('800x400', 'pram.png'), width: 300 })?.src ?? ''
    for (const missing of [undefined, fileOf('image/png', undefined)]) {
      const answer = await ask(src, missing)
      expect([answer.status, answer.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
    }
    expect((await ask(file('800x400', 'pram.png'), undefined)).status).toBe(404)
  })
})

test('a typeface is answered as one', async () => {
  const answer = await ask(file('x', 'schrift.woff2'), fileOf('font/woff2', Buffer.from('wOF2')))
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
})

test('a film is answered in the parts for which a player asks', async () => {
  const film = fileOf('video/mp4', Buffer.from('0123456789'))
  const parts = async (range?: string) => {
    const answer = await ask(file('x', 'film.mp4'), film, range ? { headers: { range } } : undefined)
    return [answer.status, answer.headers.get('content-range'), (await bytesOf(answer)).toString()]
  }
  expect(await parts()).toEqual([200, null, '0123456789'])
  expect(await parts('bytes=2-4')).toEqual([206, 'bytes 2-4/10', '234'])
  expect(await parts('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789'])
  expect(await parts('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89'])
  expect(await parts('bytes=99-')).toEqual([416, 'bytes */10', ''])
  expect(await parts('bytes=0-1,4-5')).toEqual([200, null, '0123456789'])
})

test('a film is read as far as its player takes it', async () => {
  const size = 5 * megabyte
  let read = 0
  const film = {
    ...fileOf('video/mp4', undefined),
    size,
    readPart: async (start: number, end: number) => {
      read += end - start
      return Buffer.alloc(end - start, start % 251)
    },
  }
  const path = file('x', 'film.mp4')
  const part = await ask(path, film, { headers: { range: 'bytes=1000-1999' } })
  expect([part.headers.get('content-length'), (await bytesOf(part)).length, read]).toEqual([
    '1000',
    1000,
    1000,
  ])
  read = 0
  const head = await ask(path, film, { method: 'HEAD' })
  expect([head.headers.get('content-length'), head.body]).toEqual([String(size), null])
  expect(read).toBeLessThanOrEqual(megabyte)
  read = 0
  const left = (await ask(path, film)).body?.getReader()
  await left?.read()
  await left?.cancel()
  expect(read).toBeLessThanOrEqual(megabyte)
  expect((await bytesOf(await ask(path, film))).length).toBe(size)
  const shorter = { ...film, readPart: async (start: number) => Buffer.alloc(start === 0 ? 100 : 0) }
  await expect(bytesOf(await ask(path, shorter))).rejects.toThrow(/ended/)
})
