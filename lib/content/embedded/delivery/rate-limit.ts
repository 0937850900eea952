import { steadyMs } from '@/lib/platform/clock'

/**
 * Requests per second, token and client, by the cost of the response: Storyblok's published limits of what its network has
 * not kept. Here nothing is kept, so a `cv` makes no answer cheaper.
 */
type RateLimits = {
  /** Single stories and pages of up to 25. */
  small: number
  /** Pages of up to 50, up to 75 and above. */
  medium: number
  large: number
  veryLarge: number
}

export const storyblokLimits: RateLimits = { small: 50, medium: 15, large: 10, veryLarge: 6 }

const costOf = (params: URLSearchParams): keyof RateLimits => {
  const perPage = Number(params.get('per_page') ?? 25)
  if (perPage <= 25) return 'small'
  if (perPage <= 50) return 'medium'
  return perPage <= 75 ? 'large' : 'veryLarge'
}

/** Guessed tokens must not grow the table; beyond this number those of one client share a counter. */
const maximumCounters = 10_000

/** A fixed window of one second. It protects this process, so the counters are in memory. */
export function createRateLimiter(limits: RateLimits = storyblokLimits, now: () => number = steadyMs) {
  let second = 0
  const counters = new Map<string, number>()
  return (params: URLSearchParams, client: string): boolean => {
    const current = Math.floor(now() / 1000)
    if (current !== second) {
      second = current
      counters.clear()
    }
    const cost = costOf(params)
    const ofClient = `${cost} ${client}`
    const own = `${ofClient} ${params.get('token') ?? ''}`
    const key = counters.size < maximumCounters || counters.has(own) ? own : ofClient
    const count = (counters.get(key) ?? 0) + 1
    counters.set(key, count)
    return count <= limits[cost]
  }
}

export type RateLimiter = ReturnType<typeof createRateLimiter>
