import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createAsset, versionedAddress } from '@/lib/content/embedded'
import { cleanFile } from '@/lib/content/media'
import { diskStorage } from '@/lib/content/media/storage/disk-storage'
import { keepShopFiles, readKept, readKeptFile } from '@/lib/content/shop-files'
import { lookOf } from '@/lib/platform/look'
import { everyMarketOf } from '@/lib/platform/markets'
import { findShopConfiguration } from '@/lib/platform/shop-configuration'
import { iconSizes, renderIcon } from '@/lib/storefront/design/brand'
import { answerPicture } from '@/lib/storefront/design/picture-service/answer'
import { drawSharePicture } from '@/lib/storefront/design/picture-service/share/draw-share-picture'
import { describeOnDatabases } from '../../fixtures/databases'
import { importInto } from '../../fixtures/import'
import { usualShop } from '../../fixtures/shops'

let root: string
const folder = () => join(root, 'shop')
const storage = () => diskStorage(join(root, 'assets'))

const drawing = (width: number, height: number, inside = '<circle cx="9" cy="9" r="9" fill="#6b21a8"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${inside}</svg>`
const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#6b21a8' } })
    .png()
    .toBuffer()
const font = (path: string) => readFile(join('node_modules', path))

const files: Record<string, () => Promise<Buffer> | Buffer | string> = {
  'text.woff2': () => font('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  'display.woff2': () => font('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff2'),
  'armenian.woff2': () =>
    font('@fontsource/noto-sans-armenian/files/noto-sans-armenian-armenian-400-normal.woff2'),
  'old.woff2': () => font('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  'cut.woff2': async () =>
    (await font('@fontsource/figtree/files/figtree-latin-400-normal.woff2')).subarray(0, 3000),
  'heavy.woff2': async () =>
    Buffer.concat([
      await font('@fontsource/figtree/files/figtree-latin-400-normal.woff2'),
      Buffer.alloc(400 * 1024),
    ]),
  'words.txt': () => 'no picture',
  'logo.svg': () => drawing(300, 100),
  'logo-dark.svg': () => drawing(300, 100, '<circle cx="9" cy="9" r="9" fill="#ffffff"/>'),
  'logo.png': () => pixels(1200, 300),
  'scripted.svg': () => drawing(300, 100, '<script>alert(1)</script>'),
  'strip.png': () => pixels(1400, 100),
  'tiny.png': () => pixels(40, 20),
  'icon.png': () => pixels(600, 600),
  'icon.svg': () => drawing(18, 18),
  'small.png': () => pixels(200, 200),
  'wide.png': () => pixels(900, 600),
  'share.png': () => pixels(1500, 1000),
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'nestling-shop-files-'))
  await mkdir(folder())
  for (const [name, make] of Object.entries(files)) await writeFile(join(folder(), name), await make())
})
afterAll(() => rm(root, { recursive: true, force: true }))

const [german] = everyMarketOf('baby')
if (!german) throw new Error('There is no market')

const fonts = {
  text: { files: ['text.woff2'], like: 'sans' },
  display: { files: ['display.woff2'], like: 'serif' },
}

describeOnDatabases('The files of a shop', (getDb) => {
  beforeEach(() => getDb().execute(sql`truncate shop_configurations, content_invalidations`))

  const importRow = (row: object) =>
    importInto(getDb(), JSON.stringify({ type: 'shop_configuration', locale: 'de-de', ...row }), {
      name: 'shop.jsonl',
      files: keepShopFiles({ storage: storage(), folder: folder() }),
    })
  const configured = () => findShopConfiguration(getDb(), 'baby', german)
  const ask = (path: string, init?: RequestInit) =>
    answerPicture(
      new Request(`http://shop.test${path}`, init),
      ...([undefined, undefined, undefined] as unknown as [never, never, never]),
      (name) => readKept(name, storage()),
    )

  it('are kept under the names of their content, and served from there', async () => {
    const row = {
      ...{ fonts, icon: 'icon.svg', sharing: { src: 'share.png', alt: 'Wolke' } },
      logo: { src: 'logo.svg', dark: 'logo-dark.svg', alt: 'Wolke' },
    }
    expect((await importRow(row)).changed).toEqual({ shop_configuration: 1 })
    const { fonts: kept, logo, icon, sharing } = await configured()
    expect(kept.text).toMatchObject({ faces: [{ weights: [300, 900], isItalic: false }] })
    expect(kept.display).toMatchObject({ faces: [{ weights: [400, 400], isItalic: false }] })
    expect(logo).toMatchObject({ width: 300, height: 100, alt: 'Wolke' })
    const faceOf = (typeface: unknown) => (typeface as { faces: [{ src: string }] }).faces[0].src
    for (const [src, type] of [
      [faceOf(kept.text), 'font/woff2'],
      [faceOf(kept.display), 'font/woff2'],
      [logo?.src, 'image/svg+xml'],
      [logo?.dark, 'image/svg+xml'],
      [logo?.mail, 'image/png'],
      [logo?.mailDark, 'image/png'],
      [icon, 'image/png'],
      [sharing?.src, 'image/jpeg'],
    ]) {
      const answer = await ask(src ?? '')
      expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
      expect(answer.headers.get('cache-control')).toContain('immutable')
    }
    expect(await sharp(await readKeptFile(logo?.mail ?? '', storage())).metadata()).toMatchObject({
      format: 'png',
      height: 80,
    })
    expect(await sharp(await readKeptFile(sharing?.src ?? '', storage())).metadata()).toMatchObject({
      ...{ format: 'jpeg', width: 1200, height: 630 },
    })
    expect((await importRow(row)).changed).toEqual({ shop_configuration: 0 })
  })

  it('are 404 where they are missing, and nothing else is served beside them', async () => {
    for (const path of [
      `/pictures/shop/${'0'.repeat(32)}.woff2`,
      `/pictures/shop/${'0'.repeat(32)}.exe`,
      `/pictures/shop/..%2f..%2fshop.woff2`,
    ])
      expect([path, [400, 404]]).toEqual([path, expect.arrayContaining([(await ask(path)).status])])
  })

  it.each<[object, string]>([
    [{ icon: 'missing.png' }, 'icon: missing.png: there is no such file in'],
    [{ icon: 'words.txt' }, 'icon: words.txt: is no picture'],
    [{ icon: 'wide.png' }, 'icon: wide.png: is 900 by 600: an icon is as wide as it is high'],
    [{ icon: 'small.png' }, 'icon: small.png: is 200 by 200: an icon needs 512 by 512'],
    [{ icon: '../secret.png' }, 'icon: is neither the name of a file nor an address of the media library'],
    [
      { icon: '/pictures/assets/4x4/abcdefghijkl/x.png' },
      'icon: /pictures/assets/4x4/abcdefghijkl/x.png: is no file of the media library',
    ],
    [{ logo: { src: 'scripted.svg', alt: 'x' } }, 'logo: scripted.svg: contains scripts, links or embedded'],
    [{ logo: { src: 'strip.png', alt: 'x' } }, 'logo: strip.png: is 1400 by 100: a logo is at most 12 times'],
    [{ logo: { src: 'tiny.png', alt: 'x' } }, 'logo: tiny.png: is 20 pixels high'],
    [
      { logo: { src: 'logo.svg', dark: 'missing.svg', alt: 'x' } },
      'logo: missing.svg: there is no such file',
    ],
    [
      { sharing: { src: 'small.png' } },
      'sharing: small.png: is 200 by 200: a sharing picture needs 1200 by 630',
    ],
    [{ sharing: { src: 'logo.svg' } }, 'sharing: logo.svg: is a drawing'],
    [
      { fonts: { ...fonts, text: { files: ['words.txt'], like: 'sans' } } },
      'fonts.text: words.txt: is no typeface in WOFF2',
    ],
    [
      { fonts: { ...fonts, text: { files: ['old.woff2'], like: 'sans' } } },
      'fonts.text: old.woff2: is no typeface in WOFF2',
    ],
    [
      { fonts: { ...fonts, text: { files: ['cut.woff2'], like: 'sans' } } },
      'fonts.text: cut.woff2: is no typeface in WOFF2',
    ],
    [
      { fonts: { ...fonts, display: { files: ['armenian.woff2'], like: 'sans' } } },
      "fonts.display: armenian.woff2: lacks letters of the market's language: A B C",
    ],
    [
      { fonts: { ...fonts, display: { files: ['heavy.woff2'], like: 'sans' } } },
      'and each visitor loads it: at most 300 KB',
    ],
    [{ fonts: { ...fonts, text: 'comic-sans' } }, 'fonts.text: is neither one of figtree, fraunces'],
  ])('%j is refused with the reason', async (row, reason) => {
    const { rejected, samples } = await importRow(row)
    expect(rejected).toBe(1)
    expect(samples[0]?.reason).toContain(reason)
    expect(await configured()).toEqual(usualShop())
  })

  it('may come from the media library, as small as they are shown', async () => {
    const made = await createAsset(
      getDb(),
      storage(),
      { kind: 'png', bytes: await pixels(1200, 300), size: { width: 1200, height: 300 } },
      { name: 'logo.png', folderId: null, author: 'Anna' },
    )
    const src = versionedAddress(made)
    await importRow({ logo: { src, alt: 'Wolke' } })
    expect((await configured()).logo).toMatchObject({ width: 480, height: 120 })
  })

  it('may come from the media library, a typeface as well', async () => {
    const cleaned = await cleanFile(await font('@fontsource/figtree/files/figtree-latin-400-normal.woff2'))
    if (!cleaned.ok) throw new Error(cleaned.problem)
    const given = { name: 'Hausschrift.woff2', folderId: null, author: 'Anna' }
    const src = versionedAddress(await createAsset(getDb(), storage(), cleaned.file, given))
    expect(src).toMatch(/\/hausschrift\.woff2\?v=/)
    const own = { files: [src], like: 'sans' }
    await importRow({ fonts: { text: own, display: own } })
    const [face] = ((await configured()).fonts.text as { faces: { src: string }[] }).faces
    const copy = await readKeptFile(face?.src ?? '', storage())
    expect([copy?.equals(cleaned.file.bytes), face]).toMatchObject([true, { weights: [400, 400] }])
  })

  it('that stand elsewhere stay there', async () => {
    const logo = { src: 'https://cdn.example/logo.png', alt: 'Wolke', width: 300, height: 60 }
    await importRow({ logo: { src: 'logo.svg', alt: 'Wolke' } })
    await importRow({ logo })
    expect((await configured()).logo).toEqual(logo)
    expect(await readdir(root)).toContain('shop')
  })

  describe('an icon', () => {
    it.each(['icon.svg', 'icon.png'])('from %s is made in every size', async (icon) => {
      await importRow({ icon })
      const look = lookOf(await configured())
      for (const [name, { size }] of Object.entries(iconSizes)) {
        const png = await renderIcon(look, name as keyof typeof iconSizes, (src) =>
          readKeptFile(src, storage()),
        )
        const { width, height } = await sharp(png).metadata()
        const { isOpaque, dominant } = await sharp(png).stats()
        expect([name, width, height]).toEqual([name, size, size])
        const isFilled = name.startsWith('maskable') || name.startsWith('apple')
        expect([name, isOpaque]).toEqual([name, isFilled || icon === 'icon.png'])
        if (icon === 'icon.png') expect(dominant.r).toBeGreaterThan(90)
      }
    })
  })

  it('are drawn with in sharing pictures', async () => {
    await importRow({ fonts })
    const words = { look: lookOf(await configured()), title: 'Schlaf gut', kicker: 'Deutschland' }
    const own = await drawSharePicture(words, (src) => readKeptFile(src, storage()))
    const without = await drawSharePicture(words, async () => undefined)
    expect(own.equals(without)).toBe(false)
  })

  it('a row that names another text of the logo leaves its files, and one that names its file all else', async () => {
    await importRow({ logo: { src: 'logo.svg', dark: 'logo-dark.svg', alt: 'Wolke' } })
    const before = (await configured()).logo
    await importRow({ logo: { alt: 'Sieben' } })
    expect((await configured()).logo).toEqual({ ...before, alt: 'Sieben' })
    await importRow({ logo: { src: 'logo.png', dark: null } })
    const after = (await configured()).logo
    expect(after).toEqual({ alt: 'Sieben', width: 480, height: 120, src: after?.src, mail: after?.mail })
    expect([after?.src, after?.mail]).not.toEqual([before?.src, before?.mail])
  })
})
