import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage, withCauses } from '@/lib/platform/log'
import { sqlState } from './executor'
import { DatabaseProblem } from './problem'

const patienceMs = 120_000
const retryMs = 1_000
const sayMs = 10_000

/** Codes of the system for a server that is not there, or not yet. A name that is not known yet may be that of a container. */
const ofSystem =
  /^(?:ECONN(?:REFUSED|RESET|ABORTED)|ETIMEDOUT|EPIPE|ENOENT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND)$/
/** Of PostgreSQL: it starts, ends or recovers, has no connection left, or is still a standby. */
const ofServer = /^(?:57P0[1-5]|08\w{3}|53300|25006)$/
const ofDriver =
  /timeout expired|connection terminated|has gone silent|read timeout|not queryable|database is away|no sign of life/i

/** Whether a failure of the database passes by itself, as while its server restarts or another one takes its place. */
export function isPassing(error: unknown): boolean {
  const code = sqlState(error) ?? ''
  const isOfDriver = (one: unknown) => one instanceof Error && ofDriver.test(one.message)
  return ofSystem.test(code) || ofServer.test(code) || withCauses(error).some(isOfDriver)
}

/** Names the problem that has to be mended before the database can be reached at all. */
function refusalOf(error: unknown, url: string): DatabaseProblem | undefined {
  const { host, pathname, username } = new URL(url)
  const code = sqlState(error) ?? ''
  if (code === '3D000')
    return new DatabaseProblem(
      `There is no database “${decodeURIComponent(pathname.slice(1))}” at ${host}. Create it, or mend DATABASE_URL.`,
    )
  if (code.startsWith('28'))
    return new DatabaseProblem(
      `PostgreSQL at ${host} refuses the user “${decodeURIComponent(username)}” or the password. Mend DATABASE_URL.`,
    )
  return undefined
}

type Waiting = {
  /** The address of the database, of which the host is told. */
  url: string
  say: (line: string) => void
  signal?: AbortSignal | undefined
  /** How long to wait, in milliseconds. */
  forMs?: number
}

/**
 * Runs the first work of a start on the database, and again while it fails for a reason that passes, for two minutes at
 * most. The work must do no harm when it has been interrupted. Throws a `DatabaseProblem` for what has to be mended.
 */
export async function whenDatabaseAnswers<T>(
  work: () => Promise<T>,
  { url, say, signal, forMs = patienceMs }: Waiting,
): Promise<T> {
  const begun = performance.now()
  const { host } = new URL(url)
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await work()
    } catch (error) {
      const waited = performance.now() - begun
      if (!isPassing(error)) throw refusalOf(error, url) ?? error
      if (waited >= forMs)
        throw new DatabaseProblem(
          `PostgreSQL at ${host} did not answer within ${Math.round(forMs / 1_000)} seconds (${errorMessage(error)}). Start it, or mend DATABASE_URL.`,
        )
      if (waited - saidAt >= sayMs) {
        say(`PostgreSQL at ${host} does not answer yet (${errorMessage(error)}). The start waits for it.`)
        saidAt = waited
      }
      await pause(retryMs, undefined, { signal })
    }
  }
}
