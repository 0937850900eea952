import { describe, expect, it } from 'vitest'
import { readProofs } from '@/scripts/proofs/proofs'
import { testsIn } from '@/scripts/proofs/read-tests'
import { openSentences } from '@/tests/specification/open'

const rows = await readProofs()

describe('the specification', () => {
  it('has a test for each of its sentences that is not open, and each named test is there', () => {
    expect(rows.length).toBeGreaterThan(500)
    const unproved = rows.filter(
      ({ sentence, proofs }) => proofs.length === 0 && !(sentence in openSentences),
    )
    expect(unproved.filter(({ otherwise }) => otherwise === undefined)).toEqual([])
    expect(rows.flatMap(({ missing }) => missing)).toEqual([])
  })

  it('has no open sentence that a test proves, or that it does not have', () => {
    const unproved = rows.filter(({ proofs }) => proofs.length === 0).map(({ sentence }) => sentence)
    expect(Object.keys(openSentences).filter((sentence) => !unproved.includes(sentence))).toEqual([])
  })

  it('has each of its sentences once in a section', () => {
    const named = rows.map(({ section, sentence }) => `${section}: ${sentence}`)
    expect(named.filter((name, index) => named.indexOf(name) !== index)).toEqual([])
  })
})

describe('the names of the tests in a file', () => {
  it.each([
    ["it('is one', () => {})", ['is one']],
    [
      "describe('a price', () => {\n  it('is one', () => {})\n})\nit('is none', () => {})",
      ['a price › is one', 'is none'],
    ],
    ["it.each([\n  ['a', 1],\n])('is %s', () => {})", ['is %s']],
    ["it.each(['fr-CH', 'de-CH'])('in %s', () => {})", ['in %s']],
    ['for (const x of xs)\n  test(`shows it`, async ({ page }) => {})', ['shows it']],
    ['test("the shop\'s own", () => {})', ["the shop's own"]],
    [
      "test.describe('a tab', () => {\n  test.use({ userAgent })\n  test('opens', () => {})\n})",
      ['a tab › opens'],
    ],
    [
      "describe('a tab', () => {})\nfor (const path of paths)\n  test.describe(path, () => {\n    test('opens', () => {})\n  })\ntest('is one', () => {})",
      ['path › opens', 'is one'],
    ],
    ["expect(call('not a test')).toBe(1)", []],
  ])('are read: %j', (code, names) => {
    expect(testsIn('a.test.ts', code).map(({ name }) => name)).toEqual(names)
  })
})
