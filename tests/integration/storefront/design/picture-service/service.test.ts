import { mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDiskCache } from '@/lib/platform/disk-cache'
import { parsePicture } from '@/lib/storefront/design/drawings/address'
import { edition } from '@/lib/storefront/design/drawings/edition'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { answerPicture } from '@/lib/storefront/design/picture-service/answer'
import { createAssetPictures } from '@/lib/storefront/design/picture-service/assets/asset-pictures'
import { createPictureService } from '@/lib/storefront/design/picture-service/prepare'
import { createRemotePictures } from '@/lib/storefront/design/picture-service/remote/remote-pictures'
import { renderPicture } from '@/lib/storefront/design/picture-service/render'

const src = '/pictures/originals/1600x1200/category/pram-sage.png'
const megabyte = 1024 * 1024
/** Parts of addresses: as components ask for a picture, and as an editor's choice needs a signature. */
const usual = (size: string) => `/m/${size}/smart/filters:quality(75):format(webp)/pram-sage.webp`
const chosen = (size: string, format: string, more = '', quality = 75) => {
  const path = `/m/${size}/filters:quality(${quality}):format(${format})${more}/pram-sage.${format}`
  return `${path}?s=${sealPicture(src + path)}`
}
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-pictures-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const serviceWith = (render = renderPicture) =>
  createPictureService({ cache: createDiskCache(join(folder, 'images'), megabyte), render, concurrency: 2 })
const ask = (path: string, init?: RequestInit, service = serviceWith()) =>
  answerPicture(
    new Request(`http://shop.test${path}`, init),
    service,
    createRemotePictures({
      origins: [],
      isKnown: async () => false,
      cache: createDiskCache(join(folder, 'remote-images'), megabyte),
    }),
    createAssetPictures({
      cache: createDiskCache(join(folder, 'asset-images'), megabyte),
      find: async () => undefined,
    }),
  )
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const files = () => readdir(join(folder, 'images')).catch(() => [])

describe('pictures', () => {
  test.each([
    ['', 'png', 1600, 1200],
    [usual('600x0'), 'webp', 600, 450],
    [usual('600x600'), 'webp', 600, 600],
    [usual('1200x630'), 'webp', 1200, 630],
    [chosen('600x600', 'jpeg'), 'jpeg', 600, 600],
    [chosen('320x0', 'png', ':rotate(90)'), 'png', 240, 320],
    [chosen('320x480', 'webp', ':focal(0x0:10x10)'), 'webp', 320, 480],
    [chosen('320x320', 'webp', ':blur(12):brightness(-20)'), 'webp', 320, 320],
    [chosen('fit-in/320x320', 'webp', ':fill(dce8dc)'), 'webp', 320, 320],
    [chosen('fit-in/320x320', 'webp'), 'webp', 320, 240],
    [chosen('1680x0', 'webp', '', 0), 'webp', 1680, 1260],
  ])('%s is a %s of %i by %i', async (part, format, width, height) => {
    const response = await ask(src + part)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    const bytes = await bytesOf(response)
    expect(response.headers.get('content-length')).toBe(String(bytes.length))
    const found = await sharp(bytes).metadata()
    expect(found).toMatchObject({ width, height, format })
  })

  test('shows the thing in its colour on its ground', async () => {
    const bytes = await bytesOf(await ask(src + chosen('320x0', 'png')))
    const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
    ]
    const near = (found: number[], colour: number[]) =>
      found.every((value, index) => Math.abs(value - (colour[index] ?? 0)) < 12)
    expect(near(at(4, 4), [0xfb, 0xe3, 0xcf])).toBe(true)
    expect(near(at(110, 70), [0x93, 0xb3, 0x98])).toBe(true)
  })

  test('the fill shows beside a picture that does not fill its frame', async () => {
    const bytes = await bytesOf(await ask(src + chosen('fit-in/320x320', 'png', ':fill(112233)')))
    const { data } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true })
    expect([...data.subarray(0, 3)]).toEqual([0x11, 0x22, 0x33])
  })

  test('is kept for a year when the address names the edition, and a day when it does not', async () => {
    const caching = async (path: string) => (await ask(path)).headers.get('cache-control')
    expect(await caching(`${src}${usual('64x0')}?v=${edition}`)).toBe('public, max-age=31536000, immutable')
    expect(await caching(`${src}${usual('64x0')}?v=0123abcd`)).toMatch(/max-age=86400/)
  })

  test('HEAD has the same headers and no body; a known tag is answered with 304 and without drawing', async () => {
    const render = vi.fn(renderPicture)
    const service = serviceWith(render)
    const response = await ask(src + usual('64x0'), { method: 'HEAD' }, service)
    expect(response.headers.get('content-length')).toMatch(/^\d+$/)
    expect(await bytesOf(response)).toHaveLength(0)
    const etag = response.headers.get('etag') ?? ''
    render.mockClear()
    const again = await ask(
      src + usual('64x0'),
      { headers: { 'if-none-match': `"x", W/${etag}` } },
      serviceWith(render),
    )
    expect(again.status).toBe(304)
    expect(render).not.toHaveBeenCalled()
  })

  test.each([
    [`${src}${usual('601x0')}`, 400],
    [`${src}/m/600x0/smart/filters:quality(75):format(webp):blur(3)/pram-sage.webp`, 400],
    [`${src}?w=600`, 400],
    ['/pictures/%E0%A4%A', 400],
    ['/pictures/originals/1600x1200/category/tank-sage.png', 404],
    ['/pictures/marks/other.svg', 404],
  ])('%s is answered with %i, in a few bytes, and leaves nothing on the disk', async (path, status) => {
    const response = await ask(path)
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('application/problem+json')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect((await response.text()).length).toBeLessThan(60)
    expect(await readdir(folder)).toEqual([])
  })

  test.each([
    '..%2F..%2Fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    'originals/..%5c..%5cx.png',
    'originals/%00.png',
  ])('traversal: %s leads nowhere and leaves nothing behind', async (path) => {
    expect((await ask(`/pictures/${path}`)).status).toBe(400)
    expect(await readdir(folder)).toEqual([])
  })

  test('marks are SVG', async () => {
    const response = await ask('/pictures/marks/card.svg')
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(await response.text()).toMatch(/^<svg [^>]*width="48" height="32"/)
  })
})

describe('the pictures on disk', () => {
  test('are drawn once, however often they are asked for', async () => {
    const render = vi.fn(renderPicture)
    const service = serviceWith(render)
    const addresses = [src + usual('96x0'), `${src}${usual('96x0')}?v=${edition}`]
    await Promise.all([...addresses, ...addresses].map((address) => ask(address, {}, service)))
    await ask(src + usual('96x0'), {}, service)
    await ask(src + usual('96x0'), {}, serviceWith(render))
    expect(render).toHaveBeenCalledTimes(1)
    expect(await files()).toHaveLength(1)
  })

  test('a failed drawing is tried again', async () => {
    const render = vi.fn(renderPicture).mockRejectedValueOnce(new Error('broken'))
    const service = serviceWith(render)
    await expect(ask(src + usual('64x0'), {}, service)).rejects.toThrow('broken')
    expect((await ask(src + usual('64x0'), {}, service)).status).toBe(200)
  })

  test('too many different pictures at once are answered with 503, and none is lost for good', async () => {
    const cache = createDiskCache(join(folder, 'images'), megabyte)
    const service = createPictureService({ cache, concurrency: 1, mostWaiting: 1 })
    const sizes = ['64x0', '96x0', '150x0', '200x0']
    const answers = await Promise.all(sizes.map((size) => ask(src + usual(size), {}, service)))
    expect(answers.map(({ status }) => status)).toContain(503)
    expect(answers.find(({ status }) => status === 503)?.headers.get('retry-after')).toBe('5')
    for (const size of sizes) expect((await ask(src + usual(size), {}, service)).status).toBe(200)
  })

  test('a disk that cannot be written costs no picture', async () => {
    await writeFile(join(folder, 'images'), 'a file where the folder should be')
    const silenced = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expect((await ask(src + usual('64x0'))).status).toBe(200)
    expect(silenced).toHaveBeenCalled()
    silenced.mockRestore()
  })

  test('the same picture is the same bytes', async () => {
    const picture = parsePicture('1600x1200/category/pram-sage.png')
    if (!picture) throw new Error('not a picture')
    const draw = () => renderPicture(picture, { width: 320, quality: 75, format: 'webp', inside: false })
    expect((await draw()).equals(await draw())).toBe(true)
  })
})

describe('the cache', () => {
  const old = (name: string, hours: number) => {
    const then = Date.now() / 1000 - hours * 3600
    return utimes(join(folder, name), then, then)
  }

  test('keeps below its limit; what was not used for longest goes first', async () => {
    const cache = createDiskCache(folder, 1000)
    for (const [index, name] of ['a.webp', 'b.webp', 'c.webp'].entries()) {
      await cache.write(name, Buffer.alloc(300))
      await old(name, 9 - index)
    }
    await cache.read('a.webp')
    await vi.waitFor(async () => {
      expect((await stat(join(folder, 'a.webp'))).mtimeMs).toBeGreaterThan(Date.now() - 60_000)
    })
    await cache.write('d.webp', Buffer.alloc(300))
    expect((await readdir(folder)).sort()).toEqual(['a.webp', 'd.webp'])
    expect(await cache.read('b.webp')).toBeUndefined()
  })

  test('counts what an earlier process left, and clears its broken files', async () => {
    await writeFile(join(folder, 'a.webp'), Buffer.alloc(900))
    await writeFile(join(folder, 'b.webp.123.part'), Buffer.alloc(10))
    await old('a.webp', 5)
    await old('b.webp.123.part', 5)
    await createDiskCache(folder, 1000).write('c.webp', Buffer.alloc(300))
    expect(await readdir(folder)).toEqual(['c.webp'])
  })

  test('a file larger than everything is not kept', async () => {
    await createDiskCache(folder, 100).write('a.webp', Buffer.alloc(101))
    expect(await readdir(folder)).toEqual([])
  })

  test('a reader never sees half a file', async () => {
    const cache = createDiskCache(folder, 100 * megabyte)
    const bytes = Buffer.alloc(2 * megabyte, 7)
    const writes = Promise.all(Array.from({ length: 12 }, () => cache.write('a.webp', bytes)))
    for (let turn = 0; turn < 40; turn += 1) {
      const seen = await cache.read('a.webp')
      if (seen) expect(seen.length).toBe(bytes.length)
    }
    await writes
    expect(await readdir(folder)).toEqual(['a.webp'])
  })

  test.each(['../a.webp', 'a/b.webp', '/etc/passwd', 'a.webp\0', '.webp', ''])(
    '%j is no name',
    async (name) => {
      const cache = createDiskCache(join(folder, 'images'), 100)
      await expect(cache.read(name)).rejects.toThrow(TypeError)
      await expect(cache.write(name, Buffer.alloc(1))).rejects.toThrow(TypeError)
    },
  )

  test('a folder among the files is left alone', async () => {
    await mkdir(join(folder, 'other'))
    await createDiskCache(folder, 150).write('a.webp', Buffer.alloc(90))
    await createDiskCache(folder, 150).write('b.webp', Buffer.alloc(90))
    expect(await readdir(folder)).toContain('other')
    expect((await readFile(join(folder, 'b.webp'))).length).toBe(90)
  })
})
