import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { publicReports } from '../fixtures/public-reports'

test.each(publicReports)('%s: tried in %s', (_, file, words) => {
  expect(readFileSync(file, 'utf8')).toContain(words)
})

test('at least twenty cases are those of public reports, each with a thread of its own', () => {
  const threads = publicReports.map(([, , , address]) => address)
  expect(new Set(threads).size).toBe(threads.length)
  expect(threads.length).toBeGreaterThanOrEqual(20)
  for (const address of threads)
    expect(address).toMatch(/^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/(?:issues|pull)\/\d+$/)
})
