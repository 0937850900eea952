import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { bareYardstick, comparedRow, type Row } from './row'

/** The share of a process in the memory of the machine in MiB: what several share counts as a part. Linux alone knows it. */
function proportionalMemory(pid: number): number | undefined {
  try {
    const [, kilobytes] = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return kilobytes === undefined ? undefined : Number(kilobytes) / 1024
  } catch {
    return undefined
  }
}

/** The memory of a process in MiB; undefined on systems that do not tell it. */
function memoryOf(pid: number | undefined): number | undefined {
  if (pid === undefined) return undefined
  const proportional = proportionalMemory(pid)
  if (proportional !== undefined) return proportional
  const { stdout, status } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  const kilobytes = status === 0 ? Number.parseInt(stdout, 10) : Number.NaN
  return Number.isNaN(kilobytes) ? undefined : kilobytes / 1024
}

type Pids = { shop: number | undefined; bare: number | undefined }

/** The memory of the two servers; the embedded database is in a process of its own. */
export function measureMemory({ shop, bare }: Pids): Row {
  const row = { subject: 'Memory of the server after the load', unit: 'MiB' } as const
  const figure = memoryOf(shop)
  const yardstick = memoryOf(bare)
  if (figure === undefined || yardstick === undefined) {
    return { ...row, figure, note: 'this system does not tell it' }
  }
  return comparedRow({ ...row, figure, yardstick: { name: bareYardstick, figure: yardstick } })
}

/** The memory of the process that holds the embedded database and waits for the server. */
export const measureDatabaseMemory = (pid: number | undefined): Row => ({
  subject: 'Memory of the embedded database',
  unit: 'MiB',
  figure: memoryOf(pid),
  note: 'after a start',
})
