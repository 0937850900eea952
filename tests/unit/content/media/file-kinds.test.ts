import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanFile, largestAsset } from '@/lib/content/media/clean-file'
import { kindOfBytes } from '@/lib/content/media/file-kinds'
import { largestFileBytes } from '@/lib/studio/media/types'

const picture = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: '#c8452f' } })
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>'
const ftyp = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 12 + 4 * brands.length]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
  ])
const text = (words: string) => Buffer.from(words, 'latin1')

describe('a file is known by its content', () => {
  it.each<[string, string | undefined, Buffer | Promise<Buffer>]>([
    ['a JPEG', 'jpg', picture().jpeg().toBuffer()],
    ['a PNG', 'png', picture().png().toBuffer()],
    ['a WebP', 'webp', picture().webp().toBuffer()],
    ['an AVIF', 'avif', picture().avif({ effort: 0 }).toBuffer()],
    ['a GIF', 'gif', picture().gif().toBuffer()],
    ['a drawing', 'svg', text(svg)],
    [
      'a drawing behind a declaration and a comment',
      'svg',
      text(`<?xml version="1.0"?>\n<!-- by -->\n${svg}`),
    ],
    ['a drawing behind many comments', 'svg', Buffer.from(`\ufeff\n${'<!-- by -->\n'.repeat(500)}${svg}`)],
    ['nothing but comments', undefined, text('<!---->'.repeat(1_000))],
    ['a comment without an end', undefined, text(`<!-- ${svg}`)],
    ['a drawing with a document type, to be refused later', 'svg', text(`<!DOCTYPE svg>${svg}`)],
    ['a PDF', 'pdf', text('%PDF-1.7\n')],
    ['a film', 'mp4', ftyp('isom', 'iso2', 'avc1')],
    ['a film for the web', 'webm', text('\x1a\x45\xdf\xa3\x9f\x42\x86\x81\x01\x42\x82\x84webm')],
    ['a film of another kind', undefined, text('\x1a\x45\xdf\xa3\x9f\x42\x82\x88matroska')],
    ['a picture of a telephone', undefined, ftyp('heic', 'mif1')],
    ['a page', undefined, text('<!doctype html><html><svg/></html>')],
    ['a page behind a comment', undefined, text('<!-- <svg> --><html></html>')],
    ['a script', undefined, text('alert(1)//<svg')],
    ['an archive', undefined, text('PK\x03\x04')],
    ['a program', undefined, text('MZ\x90')],
    ['nothing', undefined, Buffer.alloc(0)],
  ])('%s', async (_, kind, bytes) => {
    expect(kindOfBytes(await bytes)).toBe(kind)
  })
})

describe('a file is made harmless', () => {
  const clean = async (bytes: Buffer) => {
    const cleaned = await cleanFile(bytes)
    if (!cleaned.ok) throw new Error(cleaned.problem)
    return cleaned.file
  }

  it('a photograph loses the place where it was taken, and is upright', async () => {
    const exif = { IFD0: { Orientation: '6' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 30/1 0/1' } }
    const photograph = await picture().jpeg().withExif(exif).withMetadata({ orientation: 6, exif }).toBuffer()
    const before = await sharp(photograph).metadata()
    expect(before.exif).toBeDefined()
    const { bytes, size, kind } = await clean(photograph)
    const after = await sharp(bytes).metadata()
    expect({ kind, size, exif: after.exif, xmp: after.xmp, orientation: after.orientation }).toEqual({
      ...{ kind: 'jpg', size: { width: 20, height: 40 }, exif: undefined, xmp: undefined },
      orientation: undefined,
    })
  })

  it('what stands behind a picture is left behind', async () => {
    const hostile = Buffer.concat([await picture().png().toBuffer(), text('<script>alert(1)</script>')])
    expect((await clean(hostile)).bytes.includes('<script>')).toBe(false)
  })

  it('a moving picture keeps moving, and its size is that of one image', async () => {
    const frames = await Promise.all(
      ['#c8452f', '#1f6b57'].map((background) =>
        sharp({ create: { width: 40, height: 20, channels: 3, background } })
          .png()
          .toBuffer(),
      ),
    )
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const { bytes, size } = await clean(moving)
    expect([(await sharp(bytes).metadata()).pages, size]).toEqual([2, { width: 40, height: 20 }])
  })

  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['empty', 'is empty', () => Buffer.alloc(0)],
    ['tooLarge', 'is too large', () => Buffer.alloc(largestAsset + 1, 'x')],
    ['type', 'is a page that is called a picture', () => text('<html><script>alert(1)</script></html>')],
    [
      'broken',
      'ends early',
      async () => (await picture(300, 300).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 400),
    ],
    [
      'tooManyPixels',
      'is a bomb of pixels',
      () =>
        sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    ['unsafe', 'is a drawing that runs', () => text(svg.replace('<path', '<script>alert(1)</script><path'))],
    [
      'svgTooLarge',
      'is a drawing without end',
      () => text(svg.replace('<path', `<!--${'x'.repeat(1_048_576)}--><path`)),
    ],
  ])('%s: one that %s is refused', async (problem, _, bytes) => {
    expect(await cleanFile(await bytes())).toEqual({ ok: false, problem })
  })
})

it('the Studio knows the same limit as the server', () => {
  expect(largestFileBytes).toBe(largestAsset)
})
