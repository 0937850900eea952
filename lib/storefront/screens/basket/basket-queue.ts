/** Runs a task after all earlier tasks have ended; at once if none is running. */
export type InTurn = <Answer>(task: () => Promise<Answer>) => Promise<Answer>

/**
 * Runs all basket calls of a page one after another, so that the last answer is always the newest. After a task has
 * failed, the next one still runs.
 */
export function createBasketQueue(): InTurn {
  let last: Promise<unknown> | undefined
  return (task) => {
    const answer = last ? last.then(task) : task()
    const forget = () => {
      if (last === done) last = undefined
    }
    const done = answer.then(forget, forget)
    last = done
    return answer
  }
}
