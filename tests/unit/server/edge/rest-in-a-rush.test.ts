import { describe, expect, it } from 'vitest'
import { restInARush } from '@/lib/server/edge/rest-in-a-rush'

const rush = { quiet: () => new Promise<void>(() => undefined) }

const msOf = async (resting: Promise<void>) => {
  const begun = performance.now()
  await resting
  return performance.now() - begun
}

describe('work beside the requests', () => {
  it('rests four times as long as it took, while visitors wait', async () => {
    expect(await msOf(restInARush(rush)(20))).toBeGreaterThan(75)
  })

  it('goes on as soon as nobody waits', async () => {
    expect(await msOf(restInARush({ quiet: async () => undefined })(5_000))).toBeLessThan(1_000)
  })

  it('rests no longer when the shop ends', async () => {
    const ending = new AbortController()
    const resting = msOf(restInARush(rush)(5_000, ending.signal))
    ending.abort()
    expect(await resting).toBeLessThan(1_000)
    expect(await msOf(restInARush(rush)(5_000, ending.signal))).toBeLessThan(1_000)
  })
})
