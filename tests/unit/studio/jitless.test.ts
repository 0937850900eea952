import { afterEach, expect, it, vi } from 'vitest'
import { config } from 'zod/v4/core'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
  config({ jitless: false })
})

const load = () => import('@/lib/studio/i18n/language.client')

it('lets schemas in the browser do without eval, which the policy of the Studio refuses', async () => {
  vi.stubGlobal('window', {})
  vi.resetModules()
  await load()
  const { config: now } = await import('zod/v4/core')
  expect(now().jitless).toBe(true)
})
