type Options = {
  /** After this time without input the visitor is asked. */
  idleMs: number
  /** How long they are asked, before all begins anew. */
  askMs: number
  ask: () => void
  goOn: () => void
  end: () => void
}

/** Notices when nobody uses a device any more. It goes by the time of day: a device that sleeps stops its timers. */
export function createIdleClock({ idleMs, askMs, ask, goOn, end }: Options) {
  let usedAt = Date.now()
  let isAsking = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const leftMs = () => usedAt + idleMs + askMs - Date.now()
  const look = () => {
    clearTimeout(timer)
    const left = leftMs()
    if (left <= 0) return end()
    if (left <= askMs && !isAsking) {
      isAsking = true
      ask()
    }
    timer = setTimeout(look, left > askMs ? left - askMs : left)
  }
  const restart = () => {
    usedAt = Date.now()
    isAsking = false
    look()
  }
  look()
  return {
    /** What time it is may have changed by much: the device has woken up. */
    look,
    /** Somebody has used it. After both times that is somebody else, who must not go on with what was left. */
    used(): void {
      const isOther = leftMs() <= 0
      if (isAsking && !isOther) goOn()
      if (isOther) look()
      else restart()
    },
    /** There was nothing to end. */
    restart,
  }
}
