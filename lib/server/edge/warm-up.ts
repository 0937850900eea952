import { setTimeout as sleep } from 'node:timers/promises'

type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

type Options = {
  /** The paths of the pages. */
  listPages: (signal: AbortSignal) => Promise<string[]>
  /** Has a page made, unless it is there already. Rejects when it cannot be made just now. */
  make: (path: string, signal: AbortSignal) => Promise<void>
  /** Resolves when no visitor waits for an answer. */
  quiet: () => Promise<void>
  pause?: Pause
  now?: () => number
}

const shortestRestMs = 20
const longestRestMs = 1_000
/** What cannot be made now may be made when content service and database are back. */
const afterFailureMs = 30_000

const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false })

/**
 * Makes the pages that the build left out, one after another and only while no visitor waits. It rests after each page for
 * as long as the page took, so that most visitors who come meanwhile find the process free. Pages that were made once are
 * kept, also beyond the next start. A page that fails is left to its first visitor. Returns what ends it.
 */
export function startWarmUp({
  listPages,
  make,
  quiet,
  pause = pauseFor,
  now = () => performance.now(),
}: Options): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const aborted = new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

  /** Does something; when it fails, content service and database get some time. */
  const attempt = async <T>(work: Promise<T>): Promise<T | undefined> => {
    try {
      return await work
    } catch {
      signal.throwIfAborted()
      await pause(afterFailureMs, signal)
      return undefined
    }
  }

  const run = async () => {
    let paths: string[] | undefined
    while (paths === undefined) paths = await attempt(listPages(signal))
    for (const path of paths) {
      await Promise.race([quiet(), aborted])
      signal.throwIfAborted()
      const begun = now()
      await attempt(make(path, signal))
      await pause(Math.min(Math.max(now() - begun, shortestRestMs), longestRestMs), signal)
    }
  }

  const ended = run().catch((error: unknown) => {
    if (!signal.aborted) console.error('pages:', error)
  })
  return async () => {
    ending.abort()
    await ended
  }
}
