import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { afterPress } from '@/lib/studio/editor/form/after-press'

const page = new EventTarget()
for (const name of ['addEventListener', 'removeEventListener'] as const)
  vi.stubGlobal(name, page[name].bind(page))

afterEach(() => void vi.useRealTimers())

it.each(['pointerup', 'pointercancel', 'keyup'])('waits for the end of a press: %s', async (end) => {
  const done: string[] = []
  afterPress(() => done.push('work'))
  await sleep(20)
  expect(done).toEqual([])
  page.dispatchEvent(new Event(end))
  // What the press does itself, such as a click.
  done.push('click')
  await sleep(20)
  expect(done).toEqual(['click', 'work'])
  page.dispatchEvent(new Event(end))
  await sleep(20)
  expect(done).toEqual(['click', 'work'])
})

it('waits no longer than a second where no press is under way', () => {
  vi.useFakeTimers()
  const work = vi.fn()
  afterPress(work)
  vi.advanceTimersByTime(990)
  expect(work).not.toHaveBeenCalled()
  vi.advanceTimersByTime(20)
  expect(work).toHaveBeenCalledOnce()
})
