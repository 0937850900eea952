import { expect, it } from 'vitest'
import { isKiosk } from '@/lib/storefront/runtime/device'

it.each([
  ['Mozilla/5.0 Chrome/141.0 retail/12', true],
  ['Mozilla/5.0 Chrome/141.0 retail/', false],
  ['Mozilla/5.0 Chrome/141.0 myretail/12', false],
  ['', false],
])('%s is that of a kiosk: %s', (userAgent, expected) => expect(isKiosk(userAgent)).toBe(expected))
