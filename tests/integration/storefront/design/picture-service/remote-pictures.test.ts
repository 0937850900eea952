import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDiskCache } from '@/lib/platform/disk-cache'
import { sealPicture } from '@/lib/storefront/design/picture-addresses/seal-picture'
import { answerPicture } from '@/lib/storefront/design/picture-service/answer'
import { createAssetPictures } from '@/lib/storefront/design/picture-service/assets/asset-pictures'
import { createPictureService } from '@/lib/storefront/design/picture-service/prepare'
import { PictureFault } from '@/lib/storefront/design/picture-service/remote/fault'
import { fetchPicture } from '@/lib/storefront/design/picture-service/remote/fetch-picture'
import { createRemotePictures } from '@/lib/storefront/design/picture-service/remote/remote-pictures'
import { remotePictureUrl } from '@/lib/storefront/design/pictures/picture-url'
import { productPicture } from '@/lib/storefront/design/pictures/remote-picture'
import { startPictureServer, supplier } from '@/tests/fixtures/picture-server'

const megabyte = 1024 * 1024
const dayMs = 24 * 3_600_000
const src = productPicture(`${supplier}/nest.jpg`)
const blank = (width: number, height: number, background = '#c08040') =>
  sharp({ create: { width, height, channels: 3, background } })
const photo = (width = 2000, height = 1500) => blank(width, height).jpeg().toBuffer()

let folder: string
let warned: ReturnType<typeof vi.spyOn>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-remote-'))
  warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await rm(folder, { recursive: true, force: true })
})

type Fetch = (source: URL) => Promise<Buffer>

/** A shop that fetches with `fetch`; `later` moves its clock forward. */
function shopWith(
  fetch: Fetch,
  { origins = [supplier], maxBytes = 20 * megabyte, isKnown = async (_: URL) => true } = {},
) {
  let clock = Date.UTC(2026, 10, 22)
  const cache = createDiskCache(join(folder, 'remote'), maxBytes)
  const assets = createAssetPictures({ cache, find: async () => undefined })
  const own = createPictureService({ cache: createDiskCache(join(folder, 'own'), megabyte) })
  const remote = createRemotePictures({ origins, cache, isKnown, fetch, now: () => clock })
  return {
    ask: (path: string, init?: RequestInit) =>
      answerPicture(new Request(`http://shop.test${path}`, init), own, remote, assets),
    later: (ms: number) => {
      clock += ms
    },
  }
}
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())
const sized = (width: number, more = {}) => remotePictureUrl(src, { width, ...more }, sealPicture) ?? ''

describe('a picture at another origin', () => {
  test.each([
    ['600 wide', sized(600), 'webp', 600, 450],
    ['600 at density 2', sized(1200), 'webp', 1200, 900],
    ['a thumbnail', sized(150), 'webp', 150, 113],
    [
      'whole, for other sites',
      sized(600, { ratio: 1, inside: true, fill: 'ffffff', format: 'jpeg' }),
      'jpeg',
      600,
      600,
    ],
    ['cut', sized(600, { ratio: 1 }), 'webp', 600, 600],
    ['in the largest width', sized(1680), 'webp', 1680, 1260],
  ])('%s', async (_, path, format, width, height) => {
    const { ask } = shopWith(() => photo())
    const response = await ask(path)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe(`image/${format}`)
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=86400/)
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format, width, height })
  })

  test('is not made larger than it is', async () => {
    const { ask } = shopWith(() => photo(300, 200))
    expect(await sharp(await bytesOf(await ask(sized(1200)))).metadata()).toMatchObject({ width: 300 })
  })

  test('loses what a camera wrote into it, and stands upright', async () => {
    const exif = { IFD0: { Copyright: 'secret' }, IFD3: { GPSLatitude: '52/1 30/1 0/1' } }
    const lying = await blank(400, 200).withExif(exif).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { ask } = shopWith(async () => lying)
    const found = await sharp(await bytesOf(await ask(sized(600)))).metadata()
    expect(found).toMatchObject({ width: 200, height: 400 })
    expect(found.exif).toBeUndefined()
  })

  test.each(['jpeg', 'png', 'webp', 'tiff', 'avif'] as const)(
    'may be a %s, whatever its name says',
    async (format) => {
      const bytes = await blank(64, 64).toFormat(format).toBuffer()
      const { ask } = shopWith(async () => bytes)
      expect((await ask(sized(64))).status).toBe(200)
    },
  )

  test('is fetched once for all its sizes and for all who ask at once, and then kept on disk', async () => {
    const fetch = vi.fn(() => photo())
    const { ask } = shopWith(fetch)
    const answers = await Promise.all([600, 600, 1200, 150].map((width) => ask(sized(width))))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const again = shopWith(fetch)
    expect((await again.ask(sized(600))).status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(await readdir(join(folder, 'remote'))).toHaveLength(4)
  })

  test('a known tag is answered with 304 without fetching', async () => {
    const fetch = vi.fn(() => photo())
    const { ask } = shopWith(fetch)
    const etag = (await ask(sized(64))).headers.get('etag') ?? ''
    fetch.mockClear()
    await rm(join(folder, 'remote'), { recursive: true })
    expect((await ask(sized(64), { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect(fetch).not.toHaveBeenCalled()
  })

  test('the disk is bounded', async () => {
    const { ask } = shopWith(() => photo(), { maxBytes: 30_000 })
    for (const width of [64, 96, 150, 200, 240, 300, 310, 320, 400, 480, 600, 620, 640])
      await ask(sized(width))
    const names = await readdir(join(folder, 'remote'))
    const sizes = await Promise.all(
      names.map(async (name) => (await stat(join(folder, 'remote', name))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(30_000)
  })

  test('a disk that cannot be written costs no picture', async () => {
    await writeFile(join(folder, 'remote'), 'a file where the folder should be')
    const failed = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { ask } = shopWith(() => photo())
    expect((await ask(sized(64))).status).toBe(200)
    expect(failed).toHaveBeenCalled()
  })

  test('comes over the network through all of this', async () => {
    const bytes = await photo()
    const server = await startPictureServer((_, response) => response.end(bytes))
    const { ask } = shopWith((source) =>
      fetchPicture(source, { origins: [supplier], network: server.network }),
    )
    expect((await ask(sized(600))).status).toBe(200)
    expect(server.requests).toEqual(['/nest.jpg'])
    await server.close()
  })
})

describe('a picture that cannot be shown', () => {
  const failing = (status: 404 | 502 | 504) =>
    vi.fn(() => Promise.reject(new PictureFault(status, 'is broken')))

  test.each([404, 502, 504] as const)('is a placeholder with the status %i', async (status) => {
    const { ask } = shopWith(failing(status))
    const response = await ask(sized(600))
    expect(response.status).toBe(status)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toBe('public, max-age=60')
    expect(await sharp(await bytesOf(response)).metadata()).toMatchObject({ format: 'svg', width: 600 })
    expect(await bytesOf(await ask(sized(600), { method: 'HEAD' }))).toHaveLength(0)
  })

  test('at an origin that is not listed is a placeholder, and nothing is fetched or logged', async () => {
    const fetch = vi.fn(() => photo())
    const { ask } = shopWith(fetch, { origins: ['https://other.example'] })
    const response = await ask(sized(600))
    expect([response.status, response.headers.get('content-type')]).toEqual([404, 'image/svg+xml'])
    expect(fetch).not.toHaveBeenCalled()
    expect(warned).not.toHaveBeenCalled()
  })

  test('that no product has is refused, at a listed origin and elsewhere, and nothing is fetched or kept', async () => {
    const fetch = vi.fn(() => photo())
    for (const origins of [[supplier], []]) {
      const { ask } = shopWith(fetch, { origins, isKnown: async () => false })
      const response = await ask(sized(600))
      expect([response.status, response.headers.get('content-type')]).toEqual([
        400,
        'application/problem+json',
      ])
    }
    expect(fetch).not.toHaveBeenCalled()
    expect(warned).not.toHaveBeenCalled()
    expect(await readdir(folder)).toEqual([])
  })

  test('is shown from the disk without asking whose it is, until it would be fetched anew', async () => {
    const isKnown = vi.fn(async () => true)
    const { ask, later } = shopWith(() => photo(), { isKnown })
    for (const width of [64, 96, 64]) expect((await ask(sized(width))).status).toBe(200)
    expect(isKnown).toHaveBeenCalledTimes(1)
    isKnown.mockResolvedValue(false)
    later(7 * dayMs)
    expect((await ask(sized(64))).status).toBe(400)
  })

  test('an origin that is taken off the list is not shown from the disk either', async () => {
    const etag = (await shopWith(() => photo()).ask(sized(64))).headers.get('etag') ?? ''
    const { ask } = shopWith(() => photo(), { origins: [] })
    expect((await ask(sized(64))).status).toBe(404)
    expect((await ask(sized(64), { headers: { 'if-none-match': etag } })).status).toBe(404)
  })

  test('is not tried again for a minute, is logged once, and then is', async () => {
    const fetch = failing(502)
    const { ask, later } = shopWith(fetch)
    await Promise.all([ask(sized(600)), ask(sized(1200))])
    await ask(sized(600))
    expect(fetch).toHaveBeenCalledTimes(1)
    expect(warned.mock.calls).toEqual([[`picture ${supplier}/nest.jpg: is broken`]])
    later(61_000)
    fetch.mockImplementation((() => photo()) as never)
    expect((await ask(sized(600))).status).toBe(200)
  })

  test('is fetched anew after a week, and stays as it was while that fails', async () => {
    const fetch = vi.fn<Fetch>(() => photo(800, 800))
    const { ask, later } = shopWith(fetch)
    expect((await ask(sized(64))).status).toBe(200)
    later(7 * dayMs)
    fetch.mockRejectedValue(new PictureFault(504, 'too slow'))
    const former = await ask(sized(96))
    expect(former.status).toBe(200)
    expect(fetch).toHaveBeenCalledTimes(2)
    later(61_000)
    fetch.mockImplementation(() => photo(800, 400))
    expect(await sharp(await bytesOf(await ask(sized(96)))).metadata()).toMatchObject({
      width: 96,
      height: 48,
    })
    later(21 * dayMs)
    fetch.mockRejectedValue(new PictureFault(404, 'gone'))
    expect((await ask(sized(96))).status).toBe(404)
  })

  test('too many different ones at once are answered with 503, and none is lost for good', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    const { ask } = shopWith(() => held.then(() => photo(64, 64)))
    const paths = Array.from({ length: 230 }, (_, index) => productPicture(`${supplier}/${index}.jpg`))
    const answers = Promise.all(paths.map((path) => ask(remotePictureUrl(path, { width: 64 }) ?? '')))
    await new Promise((resolve) => setTimeout(resolve, 300))
    release()
    const statuses = (await answers).map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([200, 503]))
    expect((await ask(remotePictureUrl(paths.at(-1) ?? '', { width: 64 }) ?? '')).status).toBe(200)
  })
})

/** A PNG of any size in a few bytes: its header tells the size, its pixels are missing. */
function pngOfSize(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    sum.writeUInt32BE(crc(body))
    return Buffer.concat([length, body, sum])
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([1, 0, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(Math.ceil(width / 8 + 1) * Math.min(height, 2_000)))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function crc(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0)
  }
  return (sum ^ 0xffffffff) >>> 0
}

describe('bytes that are no picture for a shop', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

  test.each([
    ['SVG', svg],
    ['SVG behind the mark of a PNG', `\x89PNG\r\n\x1a\n${svg}`],
    ['SVG behind the mark of a JPEG', `\xff\xd8\xff${svg}`],
    ['HTML', '<!doctype html><title>Not found</title>'],
    ['GIF', gif],
    ['PDF', '%PDF-1.7\n'],
    ['nothing', ''],
    ['zeros', Buffer.alloc(1000)],
    ['a PNG that claims 60,000 by 60,000', pngOfSize(60_000, 60_000)],
    ['a PNG just above the most pixels', pngOfSize(8_000, 5_001)],
    ['a PNG that ends early', pngOfSize(100, 100).subarray(0, 45)],
  ])('%s', async (_, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content, 'latin1') : content
    const { ask } = shopWith(async () => bytes)
    const response = await ask(sized(600))
    expect([response.status, response.headers.get('content-type')]).toEqual([502, 'image/svg+xml'])
    expect(await response.text()).not.toContain('script')
    expect(await readdir(join(folder, 'remote')).catch(() => [])).toEqual([])
  })

  test('a PNG below the most pixels is one', async () => {
    const bytes = pngOfSize(8_000, 2_000)
    const { ask } = shopWith(async () => bytes)
    expect((await ask(sized(64))).status).toBe(200)
  })
})
