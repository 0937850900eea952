import { setImmediate } from 'node:timers/promises'

const longestMs = 20
const mostSteps = 256

/** Lets the other work of the process have its turn, after some steps, and after some time. */
export function breather(): { isDue: () => boolean; breathe: () => Promise<void> } {
  let steps = 0
  let since = performance.now()
  return {
    isDue: () => {
      steps += 1
      return steps >= mostSteps || performance.now() - since > longestMs
    },
    breathe: async () => {
      await setImmediate()
      steps = 0
      since = performance.now()
    },
  }
}
