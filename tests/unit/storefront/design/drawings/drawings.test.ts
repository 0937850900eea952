import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { pictureAddress } from '@/lib/storefront/design/drawings/address'
import { everyPicture } from '@/lib/storefront/design/drawings/catalogue'
import { checkedColour, mix } from '@/lib/storefront/design/drawings/colour'
import { edition } from '@/lib/storefront/design/drawings/edition'
import { drawMark } from '@/lib/storefront/design/drawings/marks'
import { colourNames, kinds, markNames, prints } from '@/lib/storefront/design/drawings/names'
import { drawPicture } from '@/lib/storefront/design/drawings/picture'

const elements = new Set([
  'svg',
  'g',
  'path',
  'circle',
  'ellipse',
  'rect',
  'clipPath',
  'defs',
  'radialGradient',
  'pattern',
  'stop',
])

/** Only shapes: no script, no style, no reference to anything outside, every tag closed, every id once. */
function expectSafe(svg: string) {
  const names = [...svg.matchAll(/<\/?([a-z]+)/gi)].map(([, name = '']) => name)
  expect(names.filter((name) => !elements.has(name))).toEqual([])
  expect(svg).not.toMatch(/NaN|undefined|Infinity|\son[a-z]+=|href|url\((?!#)|<!|<\?/)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  const used = [...svg.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  expect(used.filter((id) => !ids.includes(id))).toEqual([])
  const colours = [...svg.matchAll(/(?:fill|stroke|stop-color)="([^"]*)"/g)].map(([, value = '']) => value)
  const isColour = /^(?:#[0-9a-f]{6}|none|url\(#(?:contact|[a-z-]+99)\))$/i
  expect(colours.filter((value) => !isColour.test(value))).toEqual([])
}

describe('drawings', () => {
  test.each(everyPicture().map((picture) => [pictureAddress(picture), picture] as const))(
    '%s',
    (_, picture) => {
      const svg = drawPicture(picture)
      const { width, height } = kinds[picture.kind]
      expect(svg).toContain(`width="${width}" height="${height}"`)
      expectSafe(svg)
      expect(drawPicture(picture)).toBe(svg)
    },
  )

  test.each(colourNames)('a thing takes the colour %s', (colour) => {
    const drawn = (of: typeof colour) =>
      drawPicture({ kind: 'product', type: 'still', name: 'pram', colour: of, view: 'main' })
    expectSafe(drawn(colour))
    if (colour !== 'sage') expect(drawn(colour)).not.toBe(drawn('sage'))
  })

  test.each(prints)(
    'the print %s changes a thing, and a trim of another colour changes it again',
    (print) => {
      const drawn = (look: { print?: typeof print; trim?: 'rose' }) =>
        drawPicture({ kind: 'product', type: 'still', name: 'pram', colour: 'sage', view: 'main', ...look })
      const looks = [drawn({}), drawn({ print }), drawn({ trim: 'rose' }), drawn({ print, trim: 'rose' })]
      expect(new Set(looks).size).toBe(4)
      for (const svg of looks) expectSafe(svg)
    },
  )

  test('dimensions are written as figures', () => {
    const drawn = (width: number, height: number) =>
      drawPicture({
        kind: 'product',
        type: 'still',
        name: 'pram',
        colour: 'sage',
        view: 'size',
        measure: { kind: 'box', width, height },
      })
    expect(drawn(60, 108)).not.toBe(drawn(61, 108))
    expect(drawn(60, 108)).not.toBe(drawn(60, 109))
    expectSafe(drawn(60, 108))
  })

  test.each(markNames)('mark %s', (name) => {
    expectSafe(drawMark(name).replace(/url\(#contact\)/g, ''))
  })

  test('payment and delivery marks stand in rows: 48 by 32', () => {
    const single = new Set(['nestling', 'nestling-icon', 'wordmark'])
    for (const name of markNames.filter((mark) => !single.has(mark))) {
      expect(drawMark(name)).toContain('width="48" height="32"')
    }
  })

  test('the edition in the addresses is that of the drawings', () => {
    const hash = createHash('sha256')
    for (const picture of everyPicture()) hash.update(drawPicture(picture))
    for (const name of markNames) hash.update(drawMark(name))
    expect(
      edition,
      'The drawings have changed: write the received value into lib/storefront/design/drawings/edition.ts',
    ).toBe(hash.digest('hex').slice(0, 8))
  })
})

describe('colours', () => {
  test.each(['red', '#fff', '#12345g', '#123456"/><script>', '', 'url(#a)'])(
    '%j is not a colour',
    (colour) => {
      expect(() => checkedColour(colour)).toThrow(TypeError)
      expect(() => mix(colour, '#ffffff', 0.5)).toThrow(TypeError)
    },
  )

  test('colours between two', () => {
    expect(mix('#000000', '#ffffff', 0)).toBe('#000000')
    expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080')
    expect(mix('#000000', '#ffffff', 1)).toBe('#ffffff')
  })
})
