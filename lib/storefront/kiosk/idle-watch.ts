type Options = {
  /** After this time without input the visitor is asked. */
  idleMs: number
  /** How long they are asked, before all begins anew. */
  askMs: number
  ask: () => void
  goOn: () => void
  end: () => void
}

/** Notices when nobody uses a device any more. */
export function createIdleWatch({ idleMs, askMs, ask, goOn, end }: Options) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false
  const wait = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      isAsking = true
      ask()
      timer = setTimeout(end, askMs)
    }, idleMs)
  }
  wait()
  return {
    /** Somebody has used it. */
    used(): void {
      if (isAsking) goOn()
      isAsking = false
      wait()
    },
  }
}
