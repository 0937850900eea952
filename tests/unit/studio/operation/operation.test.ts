import { describe, expect, it } from 'vitest'
import { labelValues } from '@/lib/platform/metrics'
import { jobRows } from '@/lib/studio/operation/job-rows'
import { wordOf } from '@/lib/studio/operation/word-of'

const process = (pid: number, jobs: Parameters<typeof jobRows>[0][number]['jobs'], isLive = true) => ({
  ...{ host: 'web', pid, isLive, jobs, startedAt: new Date(Date.UTC(2026, 10, 29, 9, pid)) },
})
const since = (pid: number) => `2026-11-29T09:0${pid}:00.000Z`
const early = '2026-11-29T10:00:00.000Z'
const late = '2026-11-29T10:00:05.000Z'

describe('the jobs of all processes', () => {
  it('are one row each: where it runs, and when it last succeeded anywhere', () => {
    const rows = jobRows([
      process(1, [{ name: 'stock', isHeld: false, succeededAt: late }]),
      process(2, [{ name: 'stock', isHeld: true, succeededAt: early }]),
      process(3, [{ name: 'stock', isHeld: true, succeededAt: late }], false),
    ])
    expect(rows).toEqual([{ name: 'stock', places: ['web:2'], since: since(1), succeededAt: late }])
  })

  it('begin with those that fail, each with its latest problem', () => {
    const rows = jobRows([
      process(1, [
        { name: 'clock', isHeld: true, succeededAt: late },
        { name: 'stock', isHeld: true, problem: 'new', failedAt: late },
      ]),
      process(2, [{ name: 'stock', isHeld: false, problem: 'old', failedAt: early, succeededAt: early }]),
    ])
    expect(rows).toEqual([
      {
        ...{ name: 'stock', places: ['web:1'], since: since(1), succeededAt: early },
        ...{ problem: 'new', failedAt: late },
      },
      { name: 'clock', places: ['web:1'], since: since(1), succeededAt: late },
    ])
  })

  it('tell a failure that a later run made good, and since when nothing is known', () => {
    const rows = jobRows([
      process(2, [{ name: 'stock', isHeld: true, succeededAt: late, failedAt: early }]),
      process(3, [{ name: 'feeds', isHeld: true }]),
    ])
    expect(rows).toEqual([
      { name: 'feeds', places: ['web:3'], since: since(3) },
      { name: 'stock', places: ['web:2'], since: since(2), succeededAt: late, failedAt: early },
    ])
  })
})

describe.each(['de', 'fr', 'en'] as const)('in %s', (language) => {
  it.each([
    ['jobs', labelValues.job_name],
    ['messages', labelValues.message],
  ] as const)('all %s have a word', (of, names) => {
    // A name that is a word of the language as well.
    const words = names.filter((name) => wordOf(language, of, name) === name)
    expect(words).toEqual([])
  })

  it('what has no word is called as metrics call it', () => {
    expect(wordOf(language, 'jobs', 'of another release')).toBe('of another release')
  })
})
