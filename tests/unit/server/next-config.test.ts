import { expect, it } from 'vitest'
import configOf from '@/next.config'

it('the development server starts without warnings about pages that wait on purpose', () => {
  expect(configOf('phase-development-server').experimental?.instantInsights).toEqual({
    validationLevel: 'manual-warning',
  })
  // Nothing of it is in what visitors get.
  expect(configOf('phase-production-build').experimental).toBeUndefined()
})
