import { expect, test } from 'vitest'
import { readLines } from '@/lib/shop/import/lines'
import { readFeedLine } from '@/lib/shop/import/read-line'
import { xmlRows } from '@/lib/shop/import/xml'
import { sleepingBag } from '../../../fixtures/source-product'

async function* whole(text: string) {
  yield text
}

/** How often the other work of the process had its turn while rows were read. */
async function turnsDuring(rows: AsyncIterable<unknown>): Promise<number> {
  let turns = 0
  let reads = true
  const turn = () => {
    turns += 1
    if (reads) setImmediate(turn)
  }
  setImmediate(turn)
  for await (const _ of rows);
  reads = false
  return turns
}

test.each([
  ['lines', () => readLines(whole('x\n'.repeat(100_000)), 100)],
  ['items of XML', () => xmlRows(whole(`<rss>${'<item/>'.repeat(30_000)}</rss>`))],
])('many short rows leave the process its turns: %s', async (_, rows) => {
  expect(await turnsDuring(rows())).toBeGreaterThan(50)
})

const line = (more: object) => ({
  ...{ number: 1, tooLong: false },
  text: JSON.stringify({ ...sleepingBag('a'), ...more }),
})
const many = (count: number) => Array.from({ length: count }, () => ({}))

test.each([
  ['variants', { variants: many(501) }, /^variants has more than 500 entries$/],
  ['pictures', { images: many(200_000) }, /^images has more than 500 entries$/],
  ['warnings', { safety: { warnings: { de: many(501) } } }, /^safety\.warnings\.de has more/],
  ['fields', Object.fromEntries(many(501).map((_, at) => [`f${at}`, 1])), /^the line has more/],
])('a list that is longer than any of a product is refused as a whole: %s', (_, more, reason) => {
  expect(readFeedLine(line(more), [], 'baby')).toMatchObject({
    ok: false,
    id: 'a',
    reason: expect.stringMatching(reason),
  })
})

test('a list as long as it may be is read', () => {
  const reviews = Array.from({ length: 500 }, () => ({ language: 'de', rating: 5, date: '2026-01-05' }))
  expect(readFeedLine(line({ reviews }), [], 'baby')).toMatchObject({ ok: true })
})

test('what is nested more deeply than any product is refused without a fault', () => {
  const text = `{"attributes":${'['.repeat(100_000)}${']'.repeat(100_000)}}`
  expect(readFeedLine({ number: 1, tooLong: false, text }, [], 'baby')).toMatchObject({ ok: false })
})
