import { expect, it, vi } from 'vitest'
import { createSavedLooks } from '@/lib/studio/editor/state/saved-looks'

const content = { _uid: 'root', component: 'page' }

it.each([true, false])('kept work is looked up once, and its answer is told: %s', async (wasSaved) => {
  const other = { ...content, title: 'other' }
  const versions = [{ content: other, by: 'Eva' }, ...(wasSaved ? [{ content, by: 'Ole' }] : [])]
  const read = vi.fn(async () => versions)
  const looks = createSavedLooks(7, read)
  const then = vi.fn()
  expect(looks.look('tab.load', content, then)).toBe(false)
  await vi.waitFor(() => expect(then).toHaveBeenCalledWith(wasSaved))
  expect(looks.look('tab.load', content, then)).toBe(true)
  expect(looks.look('other.load', content, then)).toBe(false)
  expect(read.mock.calls).toEqual([[7], [7]])
  expect(looks.history()).toEqual(versions)
})
