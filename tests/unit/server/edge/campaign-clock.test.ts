import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishRenewal, subscribeToRenewals } from '@/lib/platform/freshness/renewals'
import { Worker } from '@/lib/platform/worker/worker'
import { CampaignClock } from '@/lib/server/edge/campaign-clock'
import { startCampaigns } from '@/lib/server/edge/start-campaigns'

const start = Date.UTC(2026, 10, 21, 12)
const dayMs = 24 * 60 * 60 * 1000

beforeEach(() => {
  vi.useFakeTimers({ now: start })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** A clock, and what it expired, each with the milliseconds since the test began. */
function windUp() {
  const expired: [tag: string, after: number][] = []
  const expire = vi.fn(async (tags: string[]) => {
    for (const tag of tags) expired.push([tag, Date.now() - start])
  })
  const worker = new Worker()
  const clock = new CampaignClock({ expire, onChange: () => worker.reschedule('clock') })
  worker.add({ name: 'clock', run: () => clock.strike(), nextAt: () => clock.nextAt() })
  return { clock, worker, expire, expired }
}

describe('the clock of campaigns', () => {
  it('expires a tag in the moment of its campaign, and once more for pages that were being made', async () => {
    const { clock, expired } = windUp()
    clock.set({ tag: 'a', at: start + 3_000 })
    await vi.advanceTimersByTimeAsync(2_999)
    expect(expired).toEqual([])
    await vi.advanceTimersByTimeAsync(60_000)
    expect(expired).toEqual([
      ['a', 3_000],
      ['a', 4_000],
    ])
  })

  it('heeds the soonest time of a tag, in whatever order they are told', async () => {
    const { clock, expired } = windUp()
    clock.set({ tag: 'a', at: start + 9_000 })
    clock.set({ tag: 'a', at: start + 2_000 })
    clock.set({ tag: 'a', at: start + 5_000 })
    clock.set({ tag: 'b', at: start + 2_000 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(expired).toEqual([
      ['a', 2_000],
      ['b', 2_000],
    ])
  })

  it('can be told of the next time of a tag while it rings', async () => {
    const { clock, expire, expired } = windUp()
    clock.set({ tag: 'a', at: start + 1_000 })
    await vi.advanceTimersByTimeAsync(1_000)
    expire.mockClear()
    clock.set({ tag: 'a', at: start + 7_000 })
    await vi.advanceTimersByTimeAsync(6_000)
    expect(expired.at(-1)).toEqual(['a', 7_000])
  })

  it('expires at once what is past, and waits for what is months away', async () => {
    const { clock, expired } = windUp()
    clock.set({ tag: 'far', at: start + 90 * dayMs })
    clock.set({ tag: 'past', at: start - 1 })
    await vi.advanceTimersByTimeAsync(2_000)
    expect(expired.map(([tag]) => tag)).toEqual(['past', 'past'])
    await vi.advanceTimersByTimeAsync(90 * dayMs)
    expect(expired.at(-2)).toEqual(['far', 90 * dayMs])
  })

  it('tries again until the tag is expired', async () => {
    const { clock, expire, expired } = windUp()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    expire.mockRejectedValueOnce(new Error('busy')).mockRejectedValueOnce(new Error('busy'))
    clock.set({ tag: 'a', at: start + 1_000 })
    await vi.advanceTimersByTimeAsync(3_000)
    expect(expired).toEqual([['a', 3_000]])
  })

  it('rings no more once it is stopped', async () => {
    const { clock, worker, expire } = windUp()
    clock.set({ tag: 'a', at: start + 1_000 })
    await worker.stop()
    clock.set({ tag: 'b', at: start + 1_000 })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(expire).not.toHaveBeenCalled()
  })
})

describe('the campaigns of a server that starts', () => {
  it('renews what changed since the build, and waits for what pages and stories say', async () => {
    const { expire, expired } = windUp()
    const timesSince = vi.fn(async () => [
      { tag: 'since-build', at: start - 5_000 },
      { tag: 'story', at: start + 4_000 },
    ])
    const stop = await startCampaigns({ worker: new Worker(), expire, timesSince, since: start - 60_000 })
    expect(timesSince).toHaveBeenCalledWith(start - 60_000)
    publishRenewal({ tag: 'page', at: start + 6_000 })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(expired.filter(([, after]) => after % 2_000 === 0)).toEqual([
      ['since-build', 0],
      ['story', 4_000],
      ['page', 6_000],
    ])
    stop()
    publishRenewal({ tag: 'later', at: start + 30_000 })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(expired.map(([tag]) => tag)).not.toContain('later')
  })

  it('starts although the times of campaigns cannot be read, and asks again', async () => {
    const { expire, expired } = windUp()
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const timesSince = vi
      .fn(async () => [{ tag: 'story', at: start + 1_000 }])
      .mockRejectedValueOnce(new Error('no answer'))
    const stop = await startCampaigns({ worker: new Worker(), expire, timesSince, since: 0 })
    await vi.advanceTimersByTimeAsync(31_000)
    expect(expired.map(([tag]) => tag)).toContain('story')
    stop()
  })

  it('has only the latest listener hear of campaigns', () => {
    const first = vi.fn()
    const second = vi.fn()
    const forget = subscribeToRenewals(first)
    const forgetSecond = subscribeToRenewals(second)
    forget()
    publishRenewal({ tag: 'a', at: 1 })
    expect(first).not.toHaveBeenCalled()
    expect(second).toHaveBeenCalledOnce()
    forgetSecond()
  })
})
