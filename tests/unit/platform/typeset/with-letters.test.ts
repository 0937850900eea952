import { expect, it, vi } from 'vitest'
import { farTypefaces, filesWith } from '@/lib/platform/typeset/far-typefaces'
import { fontFor, withLetters } from '@/lib/platform/typeset/with-letters'

const hangul = Array.from({ length: 400 }, (_, index) => 0xac00 + index * 28)
const placesOf = (codes: readonly number[]) => [...new Set(codes.flatMap((code) => filesWith(code)))]

/** Files that are never open, each with how often it was opened. */
const closedFiles = (count: number) =>
  Array.from({ length: count }, () => ({
    ranges: [],
    isOpen: () => false,
    read: vi.fn(() => Buffer.from('font')),
  }))

it('finds the files of a letter as their ranges say, however often it is asked', () => {
  for (const code of [0x5f20, 0xae40, 0x0b85, 0x41]) {
    const expected = farTypefaces().flatMap(({ ranges }, place) =>
      ranges.some(([first, last]) => code >= first && code <= last) ? [place] : [],
    )
    for (let time = 0; time < 2; time += 1) expect(filesWith(code)).toEqual(expected)
  }
  // What was found once is kept: the same list comes back, without a look at thousands of ranges.
  expect(filesWith(0x0b85)).toBe(filesWith(0x0b85))
})

it('opens what a document wants between its two drawings, each file in a turn of its own', async () => {
  const files = closedFiles(3)
  const fonts: (Buffer | undefined)[][] = []
  let turns = 0
  const count = () => {
    turns += 1
    if (turns < 10) setImmediate(count)
  }
  setImmediate(count)
  await withLetters(async () => {
    fonts.push(files.map((file, place) => fontFor(file, place, 'regular')))
    return new Uint8Array()
  })
  expect(turns).toBeGreaterThan(2)
  expect(fonts.map((drawing) => drawing.map((font) => font?.toString()))).toEqual([
    [undefined, undefined, undefined],
    ['font', 'font', 'font'],
  ])
  for (const { read } of files) expect(read).toHaveBeenCalledTimes(1)
})

it('draws a document once that wants nothing, and opens 24 files for one at most', async () => {
  const draw = vi.fn(() => Promise.resolve(new Uint8Array()))
  await withLetters(draw)
  expect(draw).toHaveBeenCalledTimes(1)
  const files = closedFiles(60)
  let last: (Buffer | undefined)[] = []
  await withLetters(async () => {
    last = files.map((file, place) => fontFor(file, place, 'bold'))
    return new Uint8Array()
  })
  expect(last.filter(Boolean)).toHaveLength(24)
  expect(files.filter(({ read }) => read.mock.calls.length > 0)).toHaveLength(24)
})

it('keeps 48 files open at most', () => {
  const files = placesOf(hangul).flatMap((place) => farTypefaces()[place] ?? [])
  expect(files.length).toBeGreaterThan(48)
  for (const file of files.slice(0, 50)) file.read('regular')
  expect(files.slice(0, 50).filter((file) => file.isOpen('regular'))).toHaveLength(48)
})
