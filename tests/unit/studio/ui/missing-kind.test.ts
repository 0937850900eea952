import { expect, it } from 'vitest'
import { missingKind } from '@/lib/studio/ui/shell/missing-kind'

const closed = ['/studio/people/', '/studio/tokens/']

it.each([
  ['/studio/people/', { kind: 'forbidden' }],
  ['/studio/people', { kind: 'forbidden' }],
  ['/studio/peoples/', { kind: 'unknown' }],
  ['/studio/stories/289/', { kind: 'story', id: 289 }],
  ['/studio/campaigns/289/', { kind: 'story', id: 289 }],
  ['/studio/releases/4/', { kind: 'release', id: 4 }],
  ['/studio/stories/x/', { kind: 'unknown' }],
  ['/studio/nothing/', { kind: 'unknown' }],
])('the screen at %s is missing as %j', (path, missing) => {
  expect(missingKind(path, closed)).toEqual(missing)
})
