import { EventEmitter } from 'node:events'
import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { startWarmUp } from '@/lib/server/edge/start-warm-up'
import { Traffic } from '@/lib/server/edge/traffic'

/** A shop whose pages take some milliseconds each, on a clock of its own. */
function shopOf(paths: readonly string[], took = 100) {
  let time = 0
  const made: string[] = []
  const rests: number[] = []
  return {
    made,
    rests,
    options: {
      listPages: async () => [...paths],
      make: async (path: string) => {
        made.push(path)
        time += took
      },
      quiet: () => Promise.resolve(),
      now: () => time,
      pause: async (ms: number) => void rests.push(ms),
    },
  }
}

const answer = () => new EventEmitter() as ServerResponse

describe('the pages that a build leaves out', () => {
  it('are made one after another, with a rest as long as each took', async () => {
    const { options, made, rests } = shopOf(['/de/a/', '/de/b/'])
    const stop = startWarmUp(options)
    await vi.waitFor(() => expect(rests).toEqual([100, 100]))
    expect(made).toEqual(['/de/a/', '/de/b/'])
    await stop()
  })

  it.each([
    [1, 20],
    [9_000, 1_000],
  ])('leave the process free for some time after %i ms, but not for ever', async (took, rest) => {
    const { options, rests } = shopOf(['/de/a/'], took)
    startWarmUp(options)
    await vi.waitFor(() => expect(rests).toEqual([rest]))
  })

  it('wait while visitors wait', async () => {
    const traffic = new Traffic()
    const [first, second] = [answer(), answer()]
    traffic.count(first)
    const { options, made } = shopOf(['/de/a/'])
    const stop = startWarmUp({ ...options, quiet: () => traffic.quiet() })
    await sleep(20)
    traffic.count(second)
    first.emit('close')
    await sleep(20)
    expect(made).toEqual([])
    second.emit('close')
    await vi.waitFor(() => expect(made).toEqual(['/de/a/']))
    await stop()
  })

  it('are left to their first visitor where they fail, and the others are made later', async () => {
    const { options, made, rests } = shopOf(['/de/broken/', '/de/b/'])
    const make = async (path: string) => {
      if (path === '/de/broken/') throw new Error('503')
      return options.make(path)
    }
    startWarmUp({ ...options, make })
    await vi.waitFor(() => expect(made).toEqual(['/de/b/']))
    expect(rests[0]).toBe(30_000)
  })

  it('are asked for again when the content service does not say which there are', async () => {
    const { options, made } = shopOf(['/de/a/'])
    const listPages = vi
      .fn<() => Promise<string[]>>()
      .mockRejectedValueOnce(new Error('503'))
      .mockImplementation(options.listPages)
    startWarmUp({ ...options, listPages })
    await vi.waitFor(() => expect(made).toEqual(['/de/a/']))
  })

  it.each(['while visitors wait', 'while it rests', 'while a page is made'])(
    'are no longer made once it is ended %s',
    async (when) => {
      const { options, made } = shopOf(['/de/a/', '/de/b/'])
      const untilAborted = (signal: AbortSignal) =>
        new Promise<void>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      const stop = startWarmUp({
        ...options,
        ...(when === 'while visitors wait' && { quiet: () => new Promise<void>(() => undefined) }),
        ...(when === 'while it rests' && { pause: (_: number, signal: AbortSignal) => untilAborted(signal) }),
        ...(when === 'while a page is made' && {
          make: (_: string, signal: AbortSignal) => untilAborted(signal),
        }),
      })
      await sleep(20)
      await stop()
      const count = made.length
      await sleep(20)
      expect(made).toHaveLength(count)
      expect(count).toBeLessThan(2)
    },
  )
})
