import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { unlessSilent } from '@/lib/platform/db/unless-silent'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const never = new Promise<never>(() => undefined)
const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms))
const settled = (promise: Promise<unknown>) => {
  const ends = vi.fn()
  promise.then(
    (value) => ends(value),
    (error: Error) => ends(error.message),
  )
  return ends
}

it('gives up within two seconds while the database says nothing', async () => {
  const ends = settled(unlessSilent(never, () => never))
  await vi.advanceTimersByTimeAsync(1_600)
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(399)
  expect(ends).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('no sign of life'))
  expect(vi.getTimerCount()).toBe(0)
})

it('gives up at once when the database refuses to be asked', async () => {
  const ends = settled(unlessSilent(never, () => Promise.reject(new Error('ECONNREFUSED'))))
  await vi.advanceTimersByTimeAsync(1_000)
  expect(ends).toHaveBeenCalledExactlyOnceWith('ECONNREFUSED')
})

it.each([
  ['answers others', () => after(300, 'a sign')],
  ['is the embedded one', () => undefined],
])('waits for a slow answer while the database %s', async (_, ask) => {
  const ends = settled(unlessSilent(after(30_000, 'an answer'), ask))
  await vi.advanceTimersByTimeAsync(29_000)
  expect(ends).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_001)
  expect(ends).toHaveBeenCalledExactlyOnceWith('an answer')
})

it('asks for nothing when the answer comes soon', async () => {
  const ask = vi.fn()
  const answer = unlessSilent(after(500, 'an answer'), ask)
  await vi.advanceTimersByTimeAsync(500)
  expect(await answer).toBe('an answer')
  expect(vi.getTimerCount()).toBe(0)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(ask).not.toHaveBeenCalled()
})
