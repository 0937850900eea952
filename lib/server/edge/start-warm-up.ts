import { setTimeout as sleep } from 'node:timers/promises'
import { logError } from '@/lib/platform/log'

type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

type Options = {
  /** The paths of the pages. */
  listPages: (signal: AbortSignal) => Promise<string[]>
  /** Renders a page unless it is cached. Rejects when it cannot be rendered now. */
  make: (path: string, signal: AbortSignal) => Promise<void>
  /** Resolves when no visitor is waiting for an answer. */
  quiet: () => Promise<void>
  pause?: Pause
  now?: () => number
}

const shortestRestMs = 20
const longestRestMs = 1_000
/** The pause after a failure, for content service and database to recover. */
const afterFailureMs = 30_000

const pauseFor: Pause = (ms, signal) => sleep(ms, undefined, { signal, ref: false })

/**
 * Renders the pages that the build left out, one after another and only while no visitor waits. It pauses after each
 * page for as long as the page took, so that most visitors find the process idle. Rendered pages stay cached across
 * restarts. A page that fails is left to its first visitor. Returns the function that stops it.
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

  /** Runs a step; when it fails, pauses so that content service and database can recover. */
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
    if (!signal.aborted) logError('pages', error)
  })
  return async () => {
    ending.abort()
    await ended
  }
}
