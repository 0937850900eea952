import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isKiosk } from '@/lib/storefront/kiosk'
import { createIdleWatch } from '@/lib/storefront/kiosk/idle-watch'

const happened: string[] = []
beforeEach(() => {
  happened.length = 0
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const watch = () =>
  createIdleWatch({
    ...{ idleMs: 120_000, askMs: 20_000 },
    ask: () => happened.push('asks'),
    goOn: () => happened.push('goes on'),
    end: () => happened.push('ends'),
  })

describe('A device that nobody uses', () => {
  it('asks, and then begins anew', () => {
    watch()
    vi.advanceTimersByTime(119_999)
    expect(happened).toEqual([])
    vi.advanceTimersByTime(1)
    expect(happened).toEqual(['asks'])
    vi.advanceTimersByTime(20_000)
    expect(happened).toEqual(['asks', 'ends'])
  })

  it('asks nothing while it is used', () => {
    const { used } = watch()
    for (let times = 0; times < 5; times += 1) {
      vi.advanceTimersByTime(100_000)
      used()
    }
    expect(happened).toEqual([])
  })

  it('goes on when somebody answers, and waits as long as before', () => {
    const { used } = watch()
    vi.advanceTimersByTime(130_000)
    used()
    expect(happened).toEqual(['asks', 'goes on'])
    vi.advanceTimersByTime(119_999)
    expect(happened).toHaveLength(2)
    vi.advanceTimersByTime(20_001)
    expect(happened).toEqual(['asks', 'goes on', 'asks', 'ends'])
  })
})

it.each([
  ['Mozilla/5.0 Chrome/141.0 retail/12', true],
  ['Mozilla/5.0 Chrome/141.0 retail/', false],
  ['Mozilla/5.0 Chrome/141.0 myretail/12', false],
  ['', false],
])('%s is that of a kiosk: %s', (userAgent, expected) => expect(isKiosk(userAgent)).toBe(expected))
