import { expect, it } from 'vitest'
import { buildReason } from '@/lib/server/start/build-reason'

const facts = { fingerprint: 'f', database: 'd', lastInvalidation: 7 }
const built = { ...facts, startedAt: 1 }

it.each([
  ['nothing where it fits', built, undefined],
  [
    'nothing where the content has changed since, which pages follow',
    { ...built, lastInvalidation: 3 },
    undefined,
  ],
  ['that there is none yet', undefined, /no build of it yet/],
  ['what has changed', { ...built, fingerprint: 'g' }, /sources, packages or settings have changed/],
  ['the other database', { ...built, database: 'e' }, /another database/],
  ['the copy that was restored', { ...built, lastInvalidation: 9 }, /older copy/],
] as const)('a start that builds says %s', (_, existing, said) => {
  const reason = buildReason(existing, facts)
  if (said === undefined) expect(reason).toBeUndefined()
  else expect(reason).toMatch(said)
  expect(reason ?? '').not.toContain('\n')
})
