import { expect, test } from 'vitest'
import { feedDueAt } from '@/lib/shop/feeds/due-at'

const at = (text: string) => new Date(text)
const plan = (feed: { everyMinutes?: number; at?: string[] }) => ({
  feed,
  timezone: 'Europe/Berlin',
  digest: 'd',
})
const hourly = plan({ everyMinutes: 60 })
const nightly = plan({ at: ['03:30', '15:00'] })
const row = (more: object = {}) => ({
  ...{ plan: 'd', isWanted: false, unfinished: 0, problem: null, failures: 0 },
  ...{ begunAt: at('2026-11-21T10:00:00Z'), endedAt: at('2026-11-21T10:05:00Z') },
  ...more,
})

test.each([
  ['never fetched', hourly, undefined, '1970-01-01T00:00:00Z'],
  ['with other settings', hourly, row({ plan: 'e' }), '1970-01-01T00:00:00Z'],
  ['wanted', hourly, row({ isWanted: true }), '1970-01-01T00:00:00Z'],
  ['every hour', hourly, row(), '2026-11-21T11:05:00Z'],
  ['at times of the day', nightly, row(), '2026-11-21T14:00:00Z'],
  [
    'at the first of them on the next day',
    nightly,
    row({ endedAt: at('2026-11-21T14:00:00Z') }),
    '2026-11-22T02:30:00Z',
  ],
  [
    'at times that are moved to summer',
    nightly,
    row({ begunAt: at('2026-03-28T20:00:00Z'), endedAt: at('2026-03-28T20:00:00Z') }),
    '2026-03-29T01:30:00Z',
  ],
  ['again after a failure', nightly, row({ problem: 'x', failures: 1 }), '2026-11-21T10:20:00Z'],
  ['again after many', nightly, row({ problem: 'x', failures: 99 }), '2026-11-21T12:05:00Z'],
  ['at its time after many', hourly, row({ problem: 'x', failures: 99 }), '2026-11-21T11:05:00Z'],
  ['after a run that was killed', hourly, row({ endedAt: null, unfinished: 1 }), '2026-11-21T10:00:00Z'],
  [
    'after one that is killed each time',
    hourly,
    row({ endedAt: at('2026-11-21T09:00:00Z'), unfinished: 31 }),
    '2026-11-21T10:30:00Z',
  ],
])('a feed is due: %s', (_, given, found, due) => {
  expect(new Date(feedDueAt(given, found)).toISOString()).toBe(at(due).toISOString())
})
