import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { cleanFile } from '@/lib/content/media'
import { decodeHeic } from '@/lib/content/media/heic/decode-heic'

/** As an iPhone writes it: lying on its side, of tiles, with the place and the colours of its screen. */
const turned = readFileSync('tests/fixtures/heic/turned.heic')
const transparent = readFileSync('tests/fixtures/heic/transparent.heic')

const clean = async (bytes: Buffer) => {
  const cleaned = await cleanFile(bytes)
  if (!cleaned.ok) throw new Error(cleaned.problem)
  return cleaned.file
}

const cornersOf = async (bytes: Buffer) => {
  const { data, info } = await sharp(bytes)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)]
  const [right, bottom] = [info.width - 4, info.height - 4]
  return [at(4, 4), at(right, 4), at(4, bottom), at(right, bottom)]
}

const isNear = (found: number[], wanted: number[]) => {
  for (const [at, value] of wanted.entries()) expect(Math.abs((found[at] ?? -1) - value)).toBeLessThan(16)
}

describe('a picture of a telephone', () => {
  it('becomes a JPEG, upright, with its colours and without its metadata', async () => {
    const { kind, bytes, size } = await clean(turned)
    expect([kind, size]).toEqual(['jpg', { width: 48, height: 64 }])
    const { format, exif, icc, orientation } = await sharp(bytes).metadata()
    expect([format, exif, orientation]).toEqual(['jpeg', undefined, undefined])
    expect(icc?.toString('latin1', 36, 40)).toBe('acsp')
    // Turned to the right: blue, red, yellow, green.
    const wanted = [
      [47, 79, 200],
      [200, 69, 47],
      [232, 210, 58],
      [47, 143, 79],
    ]
    const corners = await cornersOf(bytes)
    for (const [at, colour] of wanted.entries()) isNear(corners[at] ?? [], colour)
  })

  it('becomes a PNG where it is transparent', async () => {
    const { kind, bytes } = await clean(transparent)
    expect(kind).toBe('png')
    expect((await sharp(bytes).stats()).isOpaque).toBe(false)
  })

  it('is known by its content, whatever brands it names first', async () => {
    const named = Buffer.from(turned)
    named.write('mif1', 8, 'latin1')
    expect((await clean(named)).kind).toBe('jpg')
  })

  it('is refused when it is not whole', async () => {
    for (const part of [0.3, 0.8]) {
      const broken = turned.subarray(0, turned.length * part)
      expect(await cleanFile(broken)).toEqual({ ok: false, problem: 'broken' })
    }
  })

  it('is refused before it is decoded when it has too many pixels, and ends with its time', async () => {
    expect(await decodeHeic(turned, { pixels: 64 * 48 - 1, seconds: 60 })).toEqual({
      problem: 'tooManyPixels',
    })
    expect(await decodeHeic(turned, { pixels: 64 * 48, seconds: 0 })).toEqual({ problem: 'tooSlow' })
  })
})
