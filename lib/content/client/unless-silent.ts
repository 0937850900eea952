import type { Attempt, Circuit } from './circuit'
import { CallGivenUpError } from './errors'

/** After so many milliseconds without any answer the service counts as out of order. */
const silenceMs = 1_200
/**
 * Time in which this process itself was busy is no silence of the service. However long a task was, no more than one part
 * passes meanwhile, and answers that have arrived are read before the next.
 */
const parts = 4

/**
 * Waits for the answer to a call, until it takes too long: while the service answers nothing, neither this call nor
 * another, only for a moment, else until a time on the clock of `performance.now()`.
 */
export async function unlessSilent<T>(
  answer: Promise<T>,
  { circuit, attempt, until }: { circuit: Circuit; attempt: Attempt; until: number },
): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  let silent = 0
  let heard = circuit.answers
  const givenUp = new Promise<never>((_, reject) => {
    timer = setInterval(() => {
      silent = circuit.answers === heard ? silent + 1 : 0
      heard = circuit.answers
      if (silent >= parts) {
        attempt.silent()
        reject(new CallGivenUpError('silence'))
      } else if (performance.now() >= until) reject(new CallGivenUpError('late'))
    }, silenceMs / parts)
  })
  try {
    return await Promise.race([answer, givenUp])
  } finally {
    clearInterval(timer)
  }
}
