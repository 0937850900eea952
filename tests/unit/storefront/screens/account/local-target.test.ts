import { describe, expect, it, vi } from 'vitest'
import { testMarket as marketOf } from '@/tests/fixtures/render'

vi.mock('server-only', () => ({}))
const { localTarget } = await import('@/lib/storefront/screens/account-calls/local-target')

describe('Where a login leads on to', () => {
  it.each(['/de/konto/', '/de/kasse/?step=address', '/de/konto/bestellung/12345678/?state=reorderNone'])(
    'is %s',
    (target) => expect(localTarget(marketOf('de'), target)).toBe(target),
  )

  it.each([
    'https://evil.example/de/',
    '//evil.example/de/',
    '/\\evil.example',
    '/%5Cevil.example',
    '/%2F%2Fevil.example',
    '/de/..//evil.example/',
    '/de/../ch-fr/compte/',
    '/ch-fr/compte/',
    '/de',
    'de/konto/',
    'javascript:alert(1)',
    '/de/\u0000',
    `/de/${'a'.repeat(500)}`,
    '',
    undefined,
    ['/de/konto/'],
  ])('is never %j', (target) => expect(localTarget(marketOf('de'), target)).toBeUndefined())
})
