// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stillMs, whenStill } from '@/lib/studio/editor/state/when-still'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = (key: string) => window.dispatchEvent(new KeyboardEvent('keydown', { key }))

it.each([
  ['a letter', 'a', false],
  ['what takes a letter back', 'Backspace', false],
  ['a key that writes nothing', 'Shift', true],
])('a dialog waits for the end of the typing: %s', (_, key, isShown) => {
  const show = vi.fn()
  whenStill(show)
  vi.advanceTimersByTime(stillMs - 1)
  press(key)
  vi.advanceTimersByTime(1)
  expect(show).toHaveBeenCalledTimes(isShown ? 1 : 0)
  vi.advanceTimersByTime(stillMs)
  expect(show).toHaveBeenCalledTimes(1)
})

it('a dialog that is no longer needed does not come', () => {
  const show = vi.fn()
  whenStill(show)()
  press('a')
  vi.advanceTimersByTime(2 * stillMs)
  expect(show).not.toHaveBeenCalled()
})
