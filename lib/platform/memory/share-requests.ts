/**
 * Lets callers share requests: what is asked for in one turn of the event loop is sent together at its end. A failure is
 * told to all that share the request.
 */
export function shareRequests<Asked, Answer>(
  send: (asked: ReadonlySet<Asked>) => Promise<Answer>,
): (...asked: Asked[]) => Promise<Answer> {
  let next: { asked: Set<Asked>; answer: Promise<Answer> } | undefined
  const begin = () => {
    const asked = new Set<Asked>()
    const turn = new Promise((resolve) => setImmediate(resolve))
    const answer = turn.then(() => {
      next = undefined
      return send(asked)
    })
    return { asked, answer }
  }
  return (...asked) => {
    next ??= begin()
    for (const each of asked) next.asked.add(each)
    return next.answer
  }
}
