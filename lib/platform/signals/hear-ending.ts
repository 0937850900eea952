/** Ctrl-C reaches a process twice where npm forwards it, too. */
const repeatMs = 1_000
const parentMs = 500

type Heard = {
  /** The first time; with Ctrl-C or a closed terminal by hand, else by what supervises the process. */
  begin: (byHand: boolean) => void
  /** Once more, a second or longer after the first time. */
  atOnce: () => void
}

/** Hears that this process shall end. */
export function hearEnding({ begin, atOnce }: Heard): void {
  let begunAt: number | undefined
  const hear = (byHand: boolean) => {
    if (begunAt === undefined) {
      begunAt = performance.now()
      begin(byHand)
    } else if (performance.now() - begunAt > repeatMs) atOnce()
  }
  for (const signal of ['SIGINT', 'SIGHUP', 'SIGTERM'] as const)
    process.on(signal, () => hear(signal !== 'SIGTERM'))
  // npm sends a SIGTERM to the shell that runs the script, and the shell may end without forwarding it.
  const parent = process.ppid
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && begunAt === undefined && hear(false), parentMs).unref()
}
