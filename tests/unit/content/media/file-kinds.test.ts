import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import {
  cleanFile,
  contentProblem,
  decodeProblem,
  type FileProblem,
  largestAsset,
} from '@/lib/content/media/clean-file'
import { kindOfBytes } from '@/lib/content/media/file-kinds'
import { mediaText } from '@/lib/studio/media/messages'
import { usualMegabytes } from '@/lib/studio/media/types'

const blank = (size: { width: number; height: number }) => ({
  create: { ...size, channels: 3 as const, background: '#c8452f' },
})
const picture = (width = 40, height = 20) => sharp(blank({ width, height }))
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><path d="M0 0h40v20z"/></svg>'
const ftyp = (...brands: string[]) =>
  Buffer.concat([
    Buffer.from([0, 0, 0, 12 + 4 * brands.length]),
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
  ])
const text = (words: string) => Buffer.from(words, 'latin1')
const vtt = Buffer.from('WEBVTT\n\n1\n00:01.000 --> 00:02.500 line:0\nGute Nacht, Bär\n')
const figtree = 'node_modules/@fontsource/figtree/files/figtree-latin-400-normal'
const woff2 = readFileSync(`${figtree}.woff2`)

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
    ['a typeface', 'woff2', woff2],
    ['subtitles', 'vtt', vtt],
    ['subtitles with words behind their name', 'vtt', Buffer.from('\ufeffWEBVTT - Abend\r\n\r\n')],
    ['a text that only begins like subtitles', undefined, text('WEBVTTS\n')],
    ['subtitles of another format', undefined, text('1\n00:00:01,000 --> 00:00:02,000\nAbend\n')],
    ['a typeface of the former kind', undefined, readFileSync(`${figtree}.woff`)],
    ['a collection of typefaces', undefined, Buffer.concat([text('wOF2ttcf'), woff2.subarray(8)])],
    ['a drawing that is called a typeface', 'svg', text(svg)],
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

/** A film of one box after the other. */
const box = (name: string, content = '') => {
  const head = Buffer.alloc(4)
  head.writeUInt32BE(8 + content.length)
  return Buffer.concat([head, text(name + content)])
}
const mp4 = Buffer.concat([ftyp('isom', 'avc1'), box('moov', 'tracks'), box('mdat', 'pictures')])
const webm = text(
  '\x1a\x45\xdf\xa3\x87\x42\x82\x84webm\x18\x53\x80\x67\x8c\x16\x54\xae\x6b\x81t\x1f\x43\xb6\x75\x81p',
)
const pdf = text('%PDF-1.7\n1 0 obj<<>>endobj\ntrailer<<>>\nstartxref\n9\n%%EOF\n')
const page = '<script>location="https://evil.example"</script>'

describe('a file is all of what its first bytes say', () => {
  it.each([
    ['pdf', pdf],
    ['mp4', mp4],
    ['webm', webm],
    ['woff2', woff2],
  ] as const)('%s', async (kind, bytes) => {
    expect(await cleanFile(bytes)).toEqual({ ok: true, file: { kind, bytes, size: undefined } })
    expect(await contentProblem(kind, bytes)).toBeUndefined()
    for (const broken of [
      bytes.subarray(0, Math.floor(bytes.length / 2)),
      bytes.subarray(0, -3),
      Buffer.concat([bytes.subarray(0, 28), text(page)]),
    ]) {
      expect(await cleanFile(broken)).toEqual({ ok: false, problem: 'broken' })
      expect(await contentProblem(kind, broken)).toBe('broken')
    }
  })

  it.each([
    ['subtitles without a subtitle', Buffer.from('WEBVTT\n\nGute Nacht\n')],
    ['subtitles in Latin letters of one byte', text('WEBVTT\n\n00:01.000 --> 00:02.500\nB\xe4r\n')],
    ['subtitles with a NUL character', Buffer.concat([vtt, Buffer.alloc(1)])],
    ['subtitles of 3 MB', Buffer.concat([vtt, Buffer.alloc(3 * 1024 * 1024, 'a')])],
  ])('%s are refused', async (_, bytes) => {
    expect(await cleanFile(vtt)).toEqual({ ok: true, file: { kind: 'vtt', bytes: vtt, size: undefined } })
    expect(await cleanFile(bytes)).toEqual({ ok: false, problem: 'broken' })
  })

  it.each(['jpg', 'png', 'webp', 'gif', 'avif'] as const)('%s', async (kind) => {
    const format = kind === 'jpg' ? 'jpeg' : kind
    const bytes = await picture(200, 200).toFormat(format).toBuffer()
    const broken = Buffer.concat([bytes.subarray(0, 32), text(page)])
    expect(await contentProblem(kind, bytes)).toBeUndefined()
    expect(await contentProblem(kind, broken)).toBe('broken')
    expect(await cleanFile(broken)).toEqual({ ok: false, problem: 'broken' })
  })
})

describe('a picture that no page shows becomes one that pages show', () => {
  it.each([
    ['jpg', picture()],
    ['png', picture().ensureAlpha(0.5)],
  ] as const)('a TIFF becomes a %s', async (kind, from) => {
    const cleaned = await cleanFile(await from.tiff({ compression: 'lzw' }).toBuffer())
    expect(cleaned).toMatchObject({ ok: true, file: { kind, size: { width: 40, height: 20 } } })
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

  it.each([
    ['of 48 megapixels', 8_064, 6_048, { width: 3_024, height: 4_032 }],
    ['of 200 megapixels', 16_320, 12_240, { width: 3_060, height: 4_080 }],
    // A slow machine takes its time to make such a picture.
  ])('a photograph %s is scaled, upright', { timeout: 180_000 }, async (_, width, height, expected) => {
    const photograph = await picture(width, height).withMetadata({ orientation: 6 }).jpeg().toBuffer()
    const { size, sent } = await clean(photograph)
    expect(size).toEqual(expected)
    // Whoever sent it is told from what.
    expect(sent).toEqual({ width: height, height: width })
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
      'is a drawing with bombs of pixels',
      async () => {
        const bytes = await picture(5_000, 5_000).png({ compressionLevel: 3 }).toBuffer()
        const image = `<image href="data:image/png;base64,${bytes.toString('base64')}" width="9" height="9"/>`
        return text(svg.replace('<path', `${image}${image}<path`))
      },
    ],
    [
      'tooManyPixels',
      'is a bomb of pixels',
      () =>
        sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: '#fff' } })
          .png()
          .toBuffer(),
    ],
    [
      'tooManyPixels',
      'is a JPEG that the decoder would have in memory whole',
      () => picture(8_000, 8_000).jpeg({ progressive: true }).toBuffer(),
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
  expect(usualMegabytes * 1024 * 1024).toBe(largestAsset)
  for (const language of ['de', 'fr', 'en'] as const) {
    const told = (megabytes: number) => mediaText(language)('problems.tooLarge', { megabytes })
    expect([told(25).match(/\d+/g), told(200).match(/\d+/g)]).toEqual([['25'], ['200', '25']])
  }
})

describe('what hinders a picture from being decoded', () => {
  const failure = (image: Sharp) => image.toBuffer().catch((error: unknown) => error)
  it.each<[FileProblem, () => Promise<unknown>]>([
    [
      'tooSlow',
      () =>
        failure(
          sharp(blank({ width: 3_000, height: 3_000 }))
            .median(25)
            .timeout({ seconds: 1 })
            .png(),
        ),
    ],
    ['broken', () => failure(sharp(Buffer.from('\xff\xd8\xff\xe0 no picture', 'latin1')))],
    ['tooManyPixels', async () => failure(sharp(await picture().png().toBuffer(), { limitInputPixels: 10 }))],
  ])('is told as %s', async (problem, fail) => {
    expect(decodeProblem(await fail())).toBe(problem)
  })
})
