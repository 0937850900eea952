/** A request that hangs holds up the next one for this long. */
const longestTurnMs = 50

async function turnAfter(last: Promise<unknown>): Promise<void> {
  const { promise: waited, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, longestTurnMs)
  await Promise.race([last, waited])
  clearTimeout(timer)
  // Whoever asks in the same turn of the event loop shares the request too.
  await new Promise((resolve) => setImmediate(resolve))
}

/**
 * Lets callers share requests: what is asked for while a request is under way is sent together as the next one, so that
 * under load many share one. An answer is never older than the call. A failure is told to all that share the request.
 */
export function shareRequests<Asked, Answer>(
  send: (asked: ReadonlySet<Asked>) => Promise<Answer>,
): (...asked: Asked[]) => Promise<Answer> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { asked: Set<Asked>; answer: Promise<Answer> } | undefined
  const begin = () => {
    const asked = new Set<Asked>()
    const answer = turnAfter(last).then(() => {
      next = undefined
      return send(asked)
    })
    last = answer.catch(() => undefined)
    return { asked, answer }
  }
  return (...asked) => {
    next ??= begin()
    for (const each of asked) next.asked.add(each)
    return next.answer
  }
}
