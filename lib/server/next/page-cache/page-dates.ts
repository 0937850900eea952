import type FileCache from 'next/dist/server/lib/incremental-cache/file-system-cache'
import { currentMs, steadyMs } from '@/lib/platform/clock'
import type { FiledPage, KeptPage } from './page-files'

/** Pages of the build are older than everything that this process expires; pages on disk that hold are not. */
export const processStart = performance.timeOrigin

/** The time of the database as this process counts. */
const steadyOf = (ms: number) => steadyMs() - Math.max(0, currentMs() - ms)

/** A page of a file. One of another process is dated anew, with what is left of its lifetime. */
export function fromFile({ madeAt, ownAt, mark: _, ...page }: FiledPage): KeptPage {
  if (ownAt !== undefined) return { ...page, lastModified: ownAt }
  const at = steadyOf(madeAt)
  const lastModified = Math.max(at, processStart)
  const { cacheControl } = page
  if (!cacheControl || typeof cacheControl.revalidate !== 'number') return { ...page, lastModified }
  const passed = Math.floor((lastModified - at) / 1_000)
  return {
    ...page,
    lastModified,
    cacheControl: { ...cacheControl, revalidate: Math.max(1, cacheControl.revalidate - passed) },
  }
}

type Stat = ConstructorParameters<typeof FileCache>[0]['fs']['stat']

/** Files of the build have the dates of the machine that has built; their pages are as old as the build. */
export const datedAsBuilt =
  (stat: Stat, builtAt: number): Stat =>
  async (path) => {
    const { mtime } = await stat(path)
    const at = builtAt > 0 ? steadyOf(builtAt) : mtime.getTime()
    return { mtime: new Date(Math.min(at, processStart - 1)) }
  }
