import { setTimeout as sleep } from 'node:timers/promises'
import { steadyMs } from './steady-time'

/** In milliseconds. */
const lookedAtEvery = 40

/** Looks until something is so, at most some milliseconds. Resolves to whether it was seen. */
export async function isSoWithin(withinMs: number, look: () => Promise<boolean>): Promise<boolean> {
  const ending = steadyMs() + withinMs
  while (steadyMs() < ending) {
    if (await look()) return true
    await sleep(lookedAtEvery)
  }
  return false
}
