import { expect, it } from 'vitest'
import { windowFaults } from '@/lib/studio/campaigns/window-faults'
import { isBegun } from '@/lib/studio/editor/fields/time'

const now = Date.parse('2026-12-01T07:00:00Z')

it.each([
  ['', '', {}],
  ['2026-12-01T08:01', '2026-12-02T08:00', {}],
  ['2026-12-01T08:00', '', { from: 'begun' }],
  ['2026-11-01T08:00', '2026-12-02T08:00', { from: 'begun' }],
  ['', '2026-12-01T08:00', { to: 'past' }],
  ['2026-11-01T08:00', '2026-11-02T08:00', { from: 'begun', to: 'past' }],
  ['2026-12-03T08:00', '2026-12-02T08:00', { to: 'reversed' }],
])(
  'tells where it is set that a campaign from “%s” to “%s” is never seen, or at once',
  (from, to, wanted) => {
    expect(windowFaults({ from, to }, 'Europe/Berlin', now)).toEqual(wanted)
  },
)

it.each([
  ['dateFrom', '2026-12-01 07:00', true],
  ['dateFrom', '2026-11-01T08:00', true],
  ['dateFrom', '2026-12-01 07:01', false],
  ['dateFrom', '', false],
  ['dateFrom', undefined, false],
  ['dateTo', '2026-11-01 08:00', false],
])('tells in the form of %s that “%s” is past: %s', (field, value, wanted) => {
  expect(isBegun(field, value, now)).toBe(wanted)
})
