import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { dueJob } from '@/lib/platform/worker'

const begun = Date.parse('2026-11-26T10:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ now: begun })
})
afterEach(() => {
  vi.useRealTimers()
})

/** Work that is due at these times, and what was carried out. */
function given(...times: number[]) {
  const done: number[] = []
  const job = dueJob({
    name: 'test',
    nextDue: async () => times[0],
    carryOut: async () => {
      while ((times[0] ?? Number.POSITIVE_INFINITY) <= Date.now()) done.push(times.shift() ?? 0)
    },
  })
  return { job, done }
}

const ending = new AbortController().signal

it('runs at once, and does what is due by then', async () => {
  const { job, done } = given(begun - 1, begun, begun + 3_000)
  expect(job.nextAt(undefined)).toBe(0)
  await job.run(ending)
  expect(done).toEqual([begun - 1, begun])
})

it.each([
  ['when the next is due', 3_000, 3_000],
  ['after five seconds at the latest, as others may have planned something', 60_000, 5_000],
  ['after five seconds where nothing is planned', undefined, 5_000],
])('runs again %s', async (_, inMs, after) => {
  const { job, done } = inMs === undefined ? given() : given(begun + inMs)
  await job.run(ending)
  expect(done).toEqual([])
  expect(job.nextAt(begun)).toBe(begun + after)
})

it('is tried again soon where it failed, and runs in one instance for all', () => {
  const { job } = given()
  expect([job.retryMs, job.leased]).toEqual([5_000, true])
})
