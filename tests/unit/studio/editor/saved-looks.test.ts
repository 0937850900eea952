import { expect, it, vi } from 'vitest'
import { createSavedLooks } from '@/lib/studio/editor/state/saved-looks'

const content = { _uid: 'root', component: 'page' }

it.each([true, false])('kept work is looked up once, and its answer is told: %s', async (wasSaved) => {
  const isSaved = vi.fn(async () => wasSaved)
  const looks = createSavedLooks(7, isSaved)
  const then = vi.fn()
  expect(looks.look('tab.load', content, then)).toBe(false)
  await vi.waitFor(() => expect(then).toHaveBeenCalledWith(wasSaved))
  expect(looks.look('tab.load', content, then)).toBe(true)
  expect(looks.look('other.load', content, then)).toBe(false)
  expect(isSaved.mock.calls).toEqual([
    [7, content],
    [7, content],
  ])
})
