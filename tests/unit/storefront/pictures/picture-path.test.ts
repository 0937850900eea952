import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { filterBounds } from '@/lib/storefront/pictures/filters'
import { parsePicturePath } from '@/lib/storefront/pictures/picture-path'
import { pictureRatios, pictureWidths } from '@/lib/storefront/pictures/picture-sizes'

const file = 'originals/1600x1200/category/pram-sage.png'
const treated = (part: string) => parsePicturePath(`${file}/m/${part}`)
const wrong = (part: string) => {
  const parsed = treated(part)
  return !parsed.ok && parsed.status === 400 ? Object.keys(parsed.errors) : undefined
}

describe('addresses of prepared pictures', () => {
  test.each([
    ['600x450', { width: 600, height: 450, quality: 75, format: 'webp', inside: false }],
    ['600x0', { width: 600, height: undefined }],
    ['600x0/', { width: 600 }],
    ['600x450/smart', { width: 600, height: 450 }],
    ['600x450/smart/filters:quality(60):format(jpeg)', { quality: 60, format: 'jpeg' }],
    ['600x450/smart/filters:quality(60):format(jpeg)/', { quality: 60, format: 'jpeg' }],
    ['600x450/filters:format(avif)/pram-sage.avif', { format: 'avif' }],
    ['600x450/pram-sage.webp', { format: 'webp' }],
    ['fit-in/600x600/filters:fill(DCE8DC)', { inside: true, fill: 'DCE8DC' }],
    ['fit-in/600x600/filters:fill(transparent):format(png)', { fill: 'transparent' }],
    ['filters:quality(1)', { quality: 1 }],
    ['600x600/filters:focal(100x200:300x400)', { focal: { x: 200, y: 300 } }],
    ['600x0/filters:blur(20):brightness(-40):rotate(90)', { blur: 20, brightness: -40, rotate: 90 }],
  ])('%s', (part, expected) => {
    expect(treated(part)).toMatchObject({ ok: true, treatment: expected })
  })

  test.each([
    ['601x0', ['width']],
    ['0x600', ['width']],
    ['-600x0', ['width']],
    ['999999x0', ['width']],
    ['600x451', ['height']],
    ['600x-1', ['height']],
    ['1680x999999', ['height']],
    ['600x450/filters:quality(x)', ['quality']],
    ['600x450/filters:quality(1.5)', ['quality']],
    ['600x450/filters:quality()', ['quality']],
    ['600x450/filters:format(gif)', ['format']],
    ['600x450/filters:quality(50):quality(60)', ['quality']],
    ['600x450/filters:sharpen(3)', ['sharpen']],
    ['600x450/filters:constructor(3)', ['constructor']],
    ['600x450/filters:quality', ['filters']],
    ['600x450/filters:focal(1x2:3)', ['focal']],
    ['600x450/filters:focal(0x0:1601x10)', ['focal']],
    ['600x450/filters:focal(9x9:1x1)', ['focal']],
    ['600x450/other.webp', ['name']],
    ['600x450/pram-sage.jpeg', ['name']],
    ['601x0/filters:quality(101):rotate(45)', ['width', 'quality', 'rotate']],
    ['wide', ['name']],
    ['600x450/a/b', ['path']],
    ['600', ['name']],
  ])('%s is refused and says %j', (part, names) => {
    expect(wrong(part)).toEqual(names)
  })

  test.each([
    '',
    'originals',
    'originals/1600x1200/category/tank-sage.png',
    'originals/1600x1200/category/pram-sage.svg',
    'originals/../../package.json',
    'originals/1600x1200/category/../category/pram-sage.png',
    `originals/1600x1200/category/pram-sage.png/m/600x0/${'filters:'.repeat(60)}`,
    'media/pram-sage.png',
  ])('%j is not found', (path) => {
    expect(parsePicturePath(path)).toEqual({ ok: false, status: 404 })
  })

  test('the picture itself is a PNG of its natural size', () => {
    expect(parsePicturePath(file)).toMatchObject({ ok: true, treatment: { format: 'png' } })
  })

  // For each filter: values within its bounds, then values outside
  test.each([
    ['quality', [0, 1, 100], [-1, 101]],
    ['brightness', [-100, 0, 100], [-101, 101]],
    ['blur', [1, 99], [0, 100, -1]],
    ['rotate', [0, 90, 180, 270], [45, 360, -90]],
    ['fill', ['dce8dc', 'DCE8DC', 'transparent'], ['fff', '#dce8dc', 'red', '']],
    ['format', ['webp', 'png', 'jpeg', 'avif'], ['gif', 'svg', 'jpg', '']],
  ])('bounds of %s', (name, good, bad) => {
    for (const value of good) expect(treated(`600x0/filters:${name}(${value})`).ok).toBe(true)
    for (const value of bad) expect(wrong(`600x0/filters:${name}(${value})`)).toEqual([name])
  })

  test.each([
    ['content', 'rotate', 0, false],
    ['shop', 'rotate', 0, true],
    ['content', 'blur', 150, true],
    ['shop', 'blur', 100, false],
    ['content', 'format', 'avif', false],
    ['shop', 'format', 'avif', true],
  ] as const)('%s provider: %s %j accepted: %s', (provider, name, value, expected) => {
    const { accepts } = filterBounds[provider][name] as { accepts: (value: unknown) => boolean }
    expect(accepts(value)).toBe(expected)
  })

  test('never throws, and never accepts a size outside the set, whatever is asked', () => {
    const number = fc.oneof(
      fc.integer({ min: -9, max: 4000 }),
      fc.constantFrom(...pictureWidths),
      fc.constant(0),
    )
    const filter = fc.tuple(
      fc.constantFrom('quality', 'format', 'blur', 'brightness', 'rotate', 'fill', 'focal', '__proto__', 'x'),
      fc.oneof(
        fc.string({ maxLength: 8 }),
        fc.integer({ min: -200, max: 200 }).map(String),
        fc.constant('webp'),
      ),
    )
    const part = fc
      .tuple(number, number, fc.array(filter, { maxLength: 4 }), fc.constantFrom('', '/', '/pram-sage.webp'))
      .map(
        ([w, h, filters, end]) =>
          `${w}x${h}/filters:${filters.map(([n, v]) => `${n}(${v})`).join(':')}${end}`,
      )
    fc.assert(
      fc.property(fc.oneof(part, fc.string(), fc.string({ unit: 'binary' })), (text) => {
        const parsed = treated(text)
        if (!parsed.ok) return
        const { width, height, quality } = parsed.treatment
        expect(width === undefined || (pictureWidths as readonly number[]).includes(width)).toBe(true)
        const heights = pictureRatios.map((ratio) => Math.round((width ?? 0) / ratio))
        expect(height === undefined || heights.includes(height)).toBe(true)
        expect(quality >= 0 && quality <= 100).toBe(true)
      }),
      { numRuns: 2000 },
    )
  })
})
