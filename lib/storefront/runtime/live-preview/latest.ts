type Latest<T, R> = {
  send: (value: T) => Promise<R>
  /** Called with the answers in the order in which their values were given. */
  show: (answer: R) => void
  fail: (error: unknown) => void
  /** An answer that takes longer no longer holds up newer values, in milliseconds. */
  patience?: number
}

/**
 * Sends the newest value as soon as the one before has its answer, and leaves out those in between. An answer that
 * arrives after a newer one is dropped, so that nothing older is ever shown.
 */
export function createLatest<T, R>({ send, show, fail, patience = 3_000 }: Latest<T, R>) {
  let waiting: { value: T } | undefined
  let last: { value: T } | undefined
  let underWay = 0
  let sent = 0
  let shown = 0
  let isClosed = false

  function next(): void {
    if (!waiting || underWay > 0 || isClosed) return
    const { value } = waiting
    waiting = undefined
    sent += 1
    underWay += 1
    const number = sent
    let isHeld = true
    const release = () => {
      if (!isHeld) return
      isHeld = false
      clearTimeout(timer)
      underWay -= 1
      next()
    }
    const timer = setTimeout(release, patience)
    void send(value)
      .then(
        (answer) => {
          if (isClosed || number < shown) return
          shown = number
          show(answer)
        },
        (error: unknown) => {
          if (!isClosed && number > shown) fail(error)
        },
      )
      .finally(release)
  }

  return {
    give(value: T): void {
      waiting = { value }
      last = waiting
      next()
    },
    /** Sends the newest value once more, unless it is under way. */
    again(): void {
      if (waiting || underWay > 0 || !last) return
      waiting = last
      next()
    },
    close(): void {
      isClosed = true
      waiting = undefined
    },
  }
}
