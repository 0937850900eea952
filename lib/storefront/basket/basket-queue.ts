/** Does a task when everything that was asked for before is done. Nothing waits when nothing is under way. */
export type InTurn = <Answer>(task: () => Promise<Answer>) => Promise<Answer>

/**
 * The order of all calls for the basket, wherever on the page they come from: the answer that comes last is then the
 * newest. A task that fails does not keep the next one from being done.
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
