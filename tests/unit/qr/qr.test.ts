import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { dataCodewords } from '@/lib/storefront/qr/codewords'
import { correctionOf } from '@/lib/storefront/qr/correction'
import { encodeQr } from '@/lib/storefront/qr/encode'
import type { Grid } from '@/lib/storefront/qr/grid'
import { Grid as Modules } from '@/lib/storefront/qr/grid'
import { penalty } from '@/lib/storefront/qr/masks'
import { formatBits, versionBits } from '@/lib/storefront/qr/patterns'
import { svgPath } from '@/lib/storefront/qr/svg-path'
import { symbolsOf } from '@/lib/storefront/qr/symbols'
import { mostBytes, type QrVersion, versions } from '@/lib/storefront/qr/versions'

const bytesOf = (text: string) => [...new TextEncoder().encode(text)]
const rowsOf = (grid: Grid | undefined) =>
  Array.from({ length: grid?.size ?? 0 }, (_, y) =>
    Array.from({ length: grid?.size ?? 0 }, (_, x) => (grid?.isDark(x, y) ? '1' : '0')).join(''),
  )

function versionOf(number: number): QrVersion {
  const found = versions[number - 1]
  if (!found) throw new Error(`no version ${number}`)
  return found
}

function gridOf(rows: readonly string[]): Modules {
  const grid = new Modules(rows.length)
  rows.forEach((row, y) => {
    for (const [x, module] of [...row].entries()) grid.set(x, y, module === '1')
  })
  return grid
}

describe('error correction', () => {
  test.each([
    // ISO/IEC 18004, annex I: 01234567 in version 1-M
    [
      [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17],
      [165, 36, 212, 193, 237, 54, 199, 135, 44, 85],
    ],
    // The well-known HELLO WORLD in version 1-M
    [
      [32, 91, 11, 120, 209, 114, 220, 77, 67, 64, 236, 17, 236, 17, 236, 17],
      [196, 35, 39, 119, 235, 215, 231, 226, 93, 23],
    ],
  ])('of known data is the known one', (data, expected) => {
    expect(correctionOf(data, 10)).toEqual(expected)
  })
})

describe('the information about a symbol', () => {
  // ISO/IEC 18004, annex C: the masks of level M
  test.each([
    [0, 0x5412],
    [1, 0x5125],
    [2, 0x5e7c],
    [3, 0x5b4b],
    [4, 0x45f9],
    [5, 0x40ce],
    [6, 0x4f97],
    [7, 0x4aa0],
  ])('tells mask %i', (mask, bits) => expect(formatBits(mask)).toBe(bits))

  // ISO/IEC 18004, annex D
  test.each([
    [7, 0x07c94],
    [8, 0x085bc],
    [9, 0x09a99],
    [10, 0x0a4d3],
  ])('tells version %i', (version, bits) => expect(versionBits(version)).toBe(bits))
})

describe('data', () => {
  it('is mode, length, bytes, end and padding', () => {
    expect(dataCodewords(bytesOf('abc'), versionOf(1))).toEqual([
      0x40, 0x36, 0x16, 0x26, 0x30, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec, 0x11, 0xec,
    ])
  })

  it('counts in two bytes from version 10 on', () => {
    expect(dataCodewords(bytesOf('a'), versionOf(10)).slice(0, 4)).toEqual([0x40, 0x00, 0x16, 0x10])
  })

  it('has no end where it fills the symbol', () => {
    expect(dataCodewords(bytesOf('aaaaaaaaaaaaaa'), versionOf(1))).toHaveLength(16)
  })
})

describe('a symbol', () => {
  // Drawn by another encoder (qrcode-generator 2.0), with the mask that it chose
  test.each([
    [13, 1, 2, 'f8642ca9c34e2d91'],
    [14, 1, 2, 'cc6c29f78651c31b'],
    [15, 2, 1, '3a4ea520409beeed'],
    [26, 2, 1, '35cf38f851022753'],
    [42, 3, 7, '15817c8f8ec270a0'],
    [43, 4, 4, '9a108f34263a75b7'],
    [62, 4, 3, '46d66ed746cec722'],
    [84, 5, 3, '85377274817ad96a'],
    [85, 6, 6, 'fa1f09dbe960e1a1'],
    [106, 6, 3, '07874e24c899164d'],
    [107, 7, 3, '69d1b7b421017d0f'],
    [122, 7, 3, '9436f0ac1737721f'],
    [152, 8, 3, '11c7007a55d22c96'],
    [180, 9, 3, '3941f904e82bc39d'],
    [181, 10, 3, 'f8bb740d344ad4d8'],
    [213, 10, 3, 'f7df273d649c8268'],
  ])(
    'of %i bytes in version %i with mask %i is, module by module, the known one',
    (length, number, mask, digest) => {
      const rows = rowsOf(symbolsOf(bytesOf('a'.repeat(length)), versionOf(number))[mask])
      expect(createHash('sha256').update(rows.join('\n')).digest('hex').slice(0, 16)).toBe(digest)
    },
  )

  it('of an address is the known one, with the mask that was chosen', () => {
    expect(rowsOf(encodeQr('https://shop.example/de/'))).toEqual([
      '1111111011111100001111111',
      '1000001010110110101000001',
      '1011101011111101001011101',
      '1011101001010101101011101',
      '1011101011100110101011101',
      '1000001001001010001000001',
      '1111111010101010101111111',
      '0000000000111110000000000',
      '1001111110101011110010111',
      '1000000101111011000111110',
      '0011001100010001010101001',
      '0100110101001010111001111',
      '0110011111110010001000001',
      '1101010000001011100010010',
      '1101011011000011010011111',
      '1001100111001000010101101',
      '1010101011011101111110110',
      '0000000010010000100010110',
      '1111111010101100101010001',
      '1000001011010111100010001',
      '1011101010111011111110000',
      '1011101011001010011000011',
      '1011101000010000100011111',
      '1000001001000010011110111',
      '1111111011001011111001001',
    ])
  })

  test.each([
    [0, 21],
    [14, 21],
    [15, 25],
    [122, 45],
    [123, 49],
    [213, 57],
  ])('of %i bytes is the smallest that holds them: %i modules', (length, size) => {
    expect(encodeQr('x'.repeat(length))?.size).toBe(size)
  })

  it('counts bytes, not letters, and holds no more than version 10 does', () => {
    expect(mostBytes).toBe(213)
    expect(encodeQr('ü'.repeat(106))?.size).toBe(57)
    expect(encodeQr('ü'.repeat(107))).toBeUndefined()
    expect(encodeQr('x'.repeat(214))).toBeUndefined()
  })

  it('has the mask with the least penalty', () => {
    const penalties = symbolsOf(bytesOf('Größe 62'), versionOf(1)).map(penalty)
    const chosen = encodeQr('Größe 62')
    expect(chosen && penalty(chosen)).toBe(Math.min(...penalties))
    expect(new Set(penalties).size).toBeGreaterThan(1)
  })
})

describe('the penalty', () => {
  test.each([
    // Eight runs of four: no run counts; 50 per cent dark
    ['nothing', ['1010', '0101', '1010', '0101'], 0],
    ['a square of one colour and half dark', ['1100', '1100', '0011', '0011'], 12],
    ['only dark: squares and imbalance', ['11', '11'], 3 + 100],
  ])('of %s', (_, rows, expected) => expect(penalty(gridOf(rows))).toBe(expected))

  it('counts runs from five on, in rows and columns', () => {
    const rows = ['11111', '00000', '11111', '00000', '11111']
    // Five rows of three each; 60 per cent dark are two steps of five away
    expect(penalty(gridOf(rows))).toBe(5 * 3 + 20)
  })

  it('counts what looks like a finder with light before or behind', () => {
    const stripe = '10111010000'
    const rows = Array.from({ length: 11 }, (_, at) =>
      at === 0 ? stripe : at % 2 ? '01010101010' : '10101010101',
    )
    const plain = rows.map((row, at) => (at === 0 ? '10101010101' : row))
    expect(penalty(gridOf(rows)) - penalty(gridOf(plain))).toBeGreaterThanOrEqual(40)
  })
})

test('a symbol is drawn as one rectangle for each run, inside its border', () => {
  expect(svgPath(gridOf(['110', '000', '101']))).toBe('M4 4h2v1h-2zM4 6h1v1h-1zM6 6h1v1h-1z')
})
