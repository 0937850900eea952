import { spawnSync } from 'node:child_process'
import { bareYardstick, comparedRow, type Row } from './row'

/** The resident memory of a process in MiB; undefined on systems without `/proc`. */
function residentMemory(pid: number | undefined): number | undefined {
  const { stdout, status } = spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })
  const kilobytes = status === 0 ? Number.parseInt(stdout, 10) : Number.NaN
  return Number.isNaN(kilobytes) ? undefined : kilobytes / 1024
}

type Pids = { shop: number | undefined; bare: number | undefined }

/** The resident memory of the two servers; the embedded database is in a process of its own. */
export function measureMemory({ shop, bare }: Pids): Row {
  const row = { subject: 'Memory of the server after the load', unit: 'MiB' } as const
  const figure = residentMemory(shop)
  const yardstick = residentMemory(bare)
  if (figure === undefined || yardstick === undefined) {
    return { ...row, figure, note: 'this system has no ps to ask' }
  }
  return comparedRow({ ...row, figure, yardstick: { name: bareYardstick, figure: yardstick } })
}
