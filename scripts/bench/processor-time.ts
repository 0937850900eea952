import { readFile } from 'node:fs/promises'

/** Linux counts processor time for programs in hundredths of a second, whatever the kernel's own clock. */
const msPerTick = 10

/** The processor time in a line of `/proc/{pid}/stat`, in milliseconds: the program's own and the kernel's for it. */
export function readProcessorTime(stat: string): number {
  // The second field is the name in brackets, which may itself contain blanks and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * msPerTick
}

/** The processor time of a process so far in milliseconds; undefined where the system has no `/proc`. */
export async function processorTime(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  return stat === undefined ? undefined : readProcessorTime(stat)
}

/** The processor time of some processes together in milliseconds; undefined where the system does not tell it. */
export async function processorTimes(pids: readonly number[]): Promise<number | undefined> {
  const times = await Promise.all(pids.map(processorTime))
  return times.reduce((sum, time) => (sum === undefined || time === undefined ? undefined : sum + time), 0)
}
