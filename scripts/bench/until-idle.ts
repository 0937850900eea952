import { setTimeout as sleep } from 'node:timers/promises'
import { processorTime } from './processor-time'

const stepMs = 1_000
const idleShare = 0.05
const longestMs = 90_000

/**
 * Waits until a process has nothing to do: a shop that was just started renders pages and loads listings in advance.
 * Resolves at once where the system does not tell the processor time.
 */
export async function untilIdle(pid: number | undefined): Promise<void> {
  const end = performance.now() + longestMs
  let before = await processorTime(pid)
  while (before !== undefined && performance.now() < end) {
    await sleep(stepMs)
    const now = await processorTime(pid)
    if (now === undefined || now - before < stepMs * idleShare) return
    before = now
  }
}
