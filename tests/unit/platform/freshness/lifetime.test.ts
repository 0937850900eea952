import { expect, it } from 'vitest'
import { lifetimeOf, pageLifetime } from '@/lib/platform/freshness/lifetime'

it.each<[string, { stale?: boolean; until?: number }, number]>([
  ['nothing to come', {}, pageLifetime.revalidate],
  ['a kept copy', { stale: true }, 30],
  ['a campaign in a second and a half', { until: 1_500 }, 2],
  ['a campaign in this moment', { until: 0 }, 1],
  ['a campaign that is past', { until: -5_000 }, 1],
  ['a campaign in a week', { until: 604_800_000 }, pageLifetime.revalidate],
  ['a kept copy with a campaign in ten seconds', { stale: true, until: 10_000 }, 10],
  ['a kept copy with a campaign in a minute', { stale: true, until: 60_000 }, 30],
])('stays static, and is renewed in time: %s', (_, { stale = false, until }, revalidate) => {
  const now = Date.UTC(2026, 10, 21, 12)
  const at = until === undefined ? undefined : now + until
  expect(lifetimeOf({ now, stale, until: at })).toEqual({ ...pageLifetime, revalidate })
})
