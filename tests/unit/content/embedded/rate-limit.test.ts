import { describe, expect, it } from 'vitest'
import { createRateLimiter, storyblokLimits } from '@/lib/content/embedded/delivery/rate-limit'

const asked = (token: string) => new URLSearchParams({ version: 'draft', token })

describe('The rate limit of the delivery API', () => {
  const limiter = () => createRateLimiter({ ...storyblokLimits, small: 2 }, () => 1_000)

  it('is for each client and token of its own', () => {
    const isWithin = limiter()
    expect([1, 2, 3].map(() => isWithin(asked('t'), 'a'))).toEqual([true, true, false])
    expect(isWithin(asked('t'), 'b')).toBe(true)
    expect(isWithin(asked('u'), 'a')).toBe(true)
  })

  it('is not used up for others by one who guesses tokens', () => {
    const isWithin = limiter()
    for (let guess = 0; guess < 30_000; guess += 1) isWithin(asked(`${guess}`), 'a')
    expect(isWithin(asked('another'), 'a')).toBe(false)
    expect(isWithin(asked('t'), 'b')).toBe(true)
  })

  it('is that of the size of the answer, whatever version and `cv` are asked for', () => {
    const isWithin = createRateLimiter(undefined, () => 1_000)
    const asking = (more: Record<string, string>) =>
      new URLSearchParams({ token: 't', per_page: '100', ...more })
    const versions: Record<string, string>[] = [
      { cv: '1' },
      { version: 'published', cv: '2' },
      { version: 'draft' },
    ]
    const allowed = Array.from({ length: 30 }, (_, at) => isWithin(asking(versions[at % 3] ?? {}), 'a'))
    expect(allowed.filter(Boolean)).toHaveLength(storyblokLimits.veryLarge)
  })
})
