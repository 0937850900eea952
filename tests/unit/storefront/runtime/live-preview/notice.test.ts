import { expect, it } from 'vitest'
import { notices } from '@/lib/storefront/runtime/live-preview/notice'
import { frameText } from '@/lib/studio/frame/messages'

it('says that there was no answer only where there was none, or no login', () => {
  const told = Object.entries(notices).flatMap(([key, notice]) => (notice === 'failed' ? [key] : []))
  expect(told).toEqual(['denied', 'unavailable'])
})

it.each(['de', 'en', 'fr'] as const)('says each cause in words of its own: %s', (language) => {
  const words = [...new Set(Object.values(notices))].map((notice) => frameText(language)(notice))
  expect(new Set(words).size).toBe(words.length)
})
