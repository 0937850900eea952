import type { JobState } from '@/lib/platform/worker'

type Process = { host: string; pid: number; isLive: boolean; startedAt: Date; jobs: readonly JobState[] }

/** A job over all live processes. Times are ISO 8601 texts. */
export type JobRow = {
  name: string
  /** The processes that run it. */
  places: string[]
  /** Since when its processes tell what it does: they know nothing of earlier ones. */
  since: string
  /** When it last ended well anywhere. */
  succeededAt?: string
  /** When it last failed anywhere. */
  failedAt?: string
  /** Why it fails: of the latest failure that no run of the same process has made good. */
  problem?: string
}

const latest = (a: string | undefined, b: string | undefined) => (a !== undefined && (!b || a > b) ? a : b)

/** The jobs of the live processes by name: those that fail first. */
export function jobRows(processes: readonly Process[]): JobRow[] {
  const rows = new Map<string, JobRow>()
  const problems = new Map<string, string>()
  for (const { host, pid, isLive, startedAt, jobs } of processes) {
    if (!isLive) continue
    const started = startedAt.toISOString()
    for (const { name, isHeld, succeededAt, problem, failedAt } of jobs) {
      const row = rows.get(name) ?? { name, places: [], since: started }
      if (started < row.since) row.since = started
      if (isHeld) row.places.push(`${host}:${pid}`)
      const succeeded = latest(succeededAt, row.succeededAt)
      if (succeeded !== undefined) row.succeededAt = succeeded
      const failed = latest(failedAt, row.failedAt)
      if (failed !== undefined) row.failedAt = failed
      if (problem !== undefined && failedAt !== undefined && failedAt >= (problems.get(name) ?? '')) {
        problems.set(name, failedAt)
        row.problem = problem
      }
      rows.set(name, row)
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      Number(b.problem !== undefined) - Number(a.problem !== undefined) || a.name.localeCompare(b.name),
  )
}
