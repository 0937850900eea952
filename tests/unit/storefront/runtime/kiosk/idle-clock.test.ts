import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askMs, idleMs } from '@/lib/storefront/runtime/kiosk'
import { createIdleClock } from '@/lib/storefront/runtime/kiosk/idle-clock'

const happened: string[] = []
beforeEach(() => {
  happened.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const openClock = () =>
  createIdleClock({
    ...{ idleMs, askMs },
    ask: () => happened.push('asks'),
    goOn: () => happened.push('goes on'),
    end: () => happened.push('ends'),
  })

/** The time of day goes on, and timers do not. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms)

describe('A device that nobody uses', () => {
  it('asks, and then begins anew, once', () => {
    openClock()
    vi.advanceTimersByTime(idleMs - 1)
    expect(happened).toEqual([])
    vi.advanceTimersByTime(1)
    expect(happened).toEqual(['asks'])
    vi.advanceTimersByTime(askMs - 1)
    expect(happened).toEqual(['asks'])
    vi.advanceTimersByTime(1)
    expect(happened).toEqual(['asks', 'ends'])
    vi.advanceTimersByTime(10 * idleMs)
    expect(happened).toEqual(['asks', 'ends'])
  })

  it('goes on when somebody answers, and waits as long as before', () => {
    const clock = openClock()
    vi.advanceTimersByTime(idleMs + 10_000)
    clock.used()
    expect(happened).toEqual(['asks', 'goes on'])
    vi.advanceTimersByTime(idleMs - 1)
    expect(happened).toHaveLength(2)
    vi.advanceTimersByTime(1 + askMs)
    expect(happened).toEqual(['asks', 'goes on', 'asks', 'ends'])
  })

  it('waits again from the beginning where there was nothing to end', () => {
    const clock = openClock()
    vi.advanceTimersByTime(idleMs + askMs)
    clock.restart()
    vi.advanceTimersByTime(idleMs)
    expect(happened).toEqual(['asks', 'ends', 'asks'])
  })
})

describe('A device that has slept past both times', () => {
  it('ends at once when it wakes up, without asking', () => {
    openClock()
    sleep(3_600_000)
    vi.advanceTimersToNextTimer()
    expect(happened).toEqual(['ends'])
  })

  it.each(['used', 'look'] as const)('ends when the first that happens is %s', (what) => {
    const clock = openClock()
    sleep(idleMs + askMs)
    clock[what]()
    expect(happened).toEqual(['ends'])
  })

  it('asks when only the first time has gone by', () => {
    const clock = openClock()
    sleep(idleMs + 5_000)
    clock.look()
    expect(happened).toEqual(['asks'])
    vi.advanceTimersByTime(askMs - 5_000)
    expect(happened).toEqual(['asks', 'ends'])
  })
})

it('ends neither too early nor too late, whenever it was used', () => {
  const pause = fc.integer({ min: 0, max: idleMs + askMs - 1 })
  fc.assert(
    fc.property(fc.array(fc.tuple(pause, fc.boolean())), (pauses) => {
      happened.length = 0
      const clock = openClock()
      for (const [ms, sleeps] of pauses) {
        if (sleeps) sleep(ms)
        else vi.advanceTimersByTime(ms)
        clock.used()
      }
      expect(happened).not.toContain('ends')
      vi.advanceTimersByTime(idleMs + askMs)
      expect(happened.filter((each) => each === 'ends')).toHaveLength(1)
      vi.clearAllTimers()
    }),
  )
})
