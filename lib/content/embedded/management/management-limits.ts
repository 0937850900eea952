import { steadyMs } from '@/lib/platform/clock'
import { clientOf } from '@/lib/platform/http'

/**
 * Requests a second: with a token far more than the cloud's six, because an import of a whole space is at home here; and
 * without a valid one few, so that tokens cannot be guessed.
 */
export const managedLimit = 200
export const refusedLimit = 10

const maximumClients = 10_000

/** A fixed window of one second for each client. It protects this process, so the counters are in memory. */
export function createManagementLimiter(now: () => number = steadyMs) {
  let second = 0
  const counters = new Map<string, number>()
  return (limit: number, request: Request): boolean => {
    const current = Math.floor(now() / 1_000)
    if (current !== second || counters.size > maximumClients) {
      second = current
      counters.clear()
    }
    const key = `${limit} ${clientOf(request)[0]?.name ?? ''}`
    const count = (counters.get(key) ?? 0) + 1
    counters.set(key, count)
    return count <= limit
  }
}

export type ManagementLimiter = ReturnType<typeof createManagementLimiter>
