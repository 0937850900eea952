import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createDiskCache } from '@/lib/platform/disk-cache'
import { drawSharePicture } from '@/lib/storefront/design/picture-service/share/draw-share-picture'
import { createSharePictures } from '@/lib/storefront/design/picture-service/share/share-pictures'
import { usualLook } from '@/tests/fixtures/shops'

const words = { look: usualLook(), title: 'Versand und Rückgabe', kicker: 'Deutschland' }
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nestling-share-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

function picturesWith(draw: typeof drawSharePicture, maxBytes = 1024 * 1024) {
  const answer = createSharePictures({ cache: createDiskCache(folder, maxBytes), draw })
  return (shown: Parameters<typeof answer>[1] = words, init?: RequestInit) =>
    answer(new Request('http://shop.test/de/share/versand.png', init), shown)
}
const drawing = () => vi.fn(async ({ title }: { title: string }) => Buffer.from(title))
const tagOf = (answer: Response) => answer.headers.get('etag') ?? ''

describe('sharing pictures', () => {
  test('are PNGs of the recommended size', async () => {
    const answer = await picturesWith(drawSharePicture)()
    expect(answer.headers.get('content-type')).toBe('image/png')
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
  })

  test('are drawn once for all who ask, also after a restart', async () => {
    const draw = drawing()
    const ask = picturesWith(draw)
    await Promise.all([ask(), ask(), ask()])
    await ask()
    await picturesWith(draw)()
    expect(draw).toHaveBeenCalledTimes(1)
    expect(await readdir(folder)).toHaveLength(1)
  })

  test('are asked for again each time, and a client that has one gets 304 without a drawing', async () => {
    const draw = drawing()
    const first = await picturesWith(draw)()
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    await rm(folder, { recursive: true })
    const again = await picturesWith(draw)(words, { headers: { 'if-none-match': tagOf(first) } })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect(draw).toHaveBeenCalledTimes(1)
    expect(await (await picturesWith(draw)(words, { method: 'HEAD' })).text()).toBe('')
  })

  test.each([
    ['title', { ...words, title: 'Versand' }],
    ['kicker', { ...words, kicker: 'Service' }],
    ['look', { ...words, look: usualLook('bm') }],
  ])('are others when the %s is another one', async (_, changed) => {
    const ask = picturesWith(drawing())
    expect(tagOf(await ask(changed))).not.toBe(tagOf(await ask()))
  })

  test('take up a bounded part of the disk', async () => {
    const ask = picturesWith(async () => Buffer.alloc(300), 1_000)
    for (let page = 0; page < 20; page += 1) await ask({ ...words, title: `Seite ${page}` })
    const sizes = await Promise.all(
      (await readdir(folder)).map(async (name) => (await stat(join(folder, name))).size),
    )
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(1_000)
  })
})

/** A script, and two titles in it that differ in their letters alone. */
const scripts: [script: string, one: string, other: string][] = [
  ['Greek', 'Βόλτα', 'Βόλος'],
  ['Cyrillic', 'Коляска', 'Колыбель'],
  ['Armenian', 'մանկական', 'մանուկ'],
  ['Hebrew', 'עגלה', 'מיטה'],
  ['Arabic', 'عربة', 'سرير'],
  ['Devanagari', 'बच्चा', 'माता'],
  ['Thai', 'รถเข็น', 'เตียง'],
  ['Han', '婴儿车', '婴儿床'],
  ['Hangul', '유모차', '아기침대'],
]

describe('letters that the typefaces of the shop lack', () => {
  const asked = vi.fn(() => {
    throw new TypeError('Nothing may be asked for')
  })
  beforeEach(() => {
    asked.mockClear()
    vi.stubGlobal('fetch', asked)
    vi.spyOn(Socket.prototype, 'connect').mockImplementation(asked)
  })
  afterEach(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  const drawn = (title: string) => drawSharePicture({ ...words, title, kicker: `${title} 1` })

  test.each(scripts)('are those of the project, and nobody is asked for them: %s', async (_, one, other) => {
    const [first, second] = [await drawn(one), await drawn(other)]
    expect(asked).not.toHaveBeenCalled()
    expect(first.equals(second)).toBe(false)
  })

  test.each([
    ['emoji', 'Baby 👶', 'Baby 🍼'],
    ['emoji of several signs', 'Baby 👩‍👧', 'Baby 🇨🇭'],
    ['private use', 'Baby \ue123', 'Baby \uf456'],
    ['a script of no typeface', 'Baby ᚠ', 'Baby ᚢ'],
    ['half a pair', 'Baby \ud83d', 'Baby \ud83e'],
  ])('are a neutral sign where the project has none either: %s', async (_, one, other) => {
    const [first, second, without] = [await drawn(one), await drawn(other), await drawn('Baby')]
    expect(asked).not.toHaveBeenCalled()
    expect(first.equals(second)).toBe(true)
    expect(first.equals(without)).toBe(false)
  })

  test('leave a picture, also of titles without end', async () => {
    for (const title of ['', ' ', 'a'.repeat(4_000), '婴'.repeat(4_000), `${'Wort '.repeat(900)}\n\n`])
      expect((await drawn(title)).length).toBeGreaterThan(1_000)
    expect(asked).not.toHaveBeenCalled()
  })
})
