import type { JobState } from '@/lib/platform/worker'

type Process = { host: string; pid: number; isLive: boolean; jobs: readonly JobState[] }

/** A job over all live processes. Times are ISO 8601 texts. */
export type JobRow = {
  name: string
  /** The processes that run it. */
  places: string[]
  /** When it last ended well anywhere. */
  succeededAt?: string
  /** Its latest failure that no run of the same process has made good. */
  problem?: string
  failedAt?: string
}

const latest = (a: string | undefined, b: string | undefined) => (a !== undefined && (!b || a > b) ? a : b)

/** The jobs of the live processes by name: those that fail first. */
export function jobRows(processes: readonly Process[]): JobRow[] {
  const rows = new Map<string, JobRow>()
  for (const { host, pid, isLive, jobs } of processes) {
    if (!isLive) continue
    for (const { name, isHeld, succeededAt, problem, failedAt } of jobs) {
      const row = rows.get(name) ?? { name, places: [] }
      if (isHeld) row.places.push(`${host}:${pid}`)
      const succeeded = latest(succeededAt, row.succeededAt)
      if (succeeded !== undefined) row.succeededAt = succeeded
      if (problem !== undefined && failedAt !== undefined && latest(failedAt, row.failedAt) === failedAt)
        Object.assign(row, { problem, failedAt })
      rows.set(name, row)
    }
  }
  return [...rows.values()].sort(
    (a, b) =>
      Number(b.problem !== undefined) - Number(a.problem !== undefined) || a.name.localeCompare(b.name),
  )
}
