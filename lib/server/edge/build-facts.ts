import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mark } from '@/lib/platform/freshness'
import { buildIdFile } from '@/lib/server/next/internals'

/** The folder of the build that this process serves. */
export const distDir = () => process.env.NESTLING_DIST_DIR ?? '.next'

export type BuildFacts = {
  mark: Mark
  startedAt: number
  /** Of the code and the settings. */
  fingerprint: string
}

type BuildRecord = {
  lastInvalidation: number
  lastInvalidationAt: string
  startedAt: number
  fingerprint: string
}

/** Where pages are kept that a build does not contain, with their facts: of a build that serves every shop. */
export const pagesDir = () => process.env.NESTLING_PAGES_DIR

/** The newest invalidation that the build contains, and when the build began. Both are 0 if no record was written. */
export async function factsOfBuild(): Promise<BuildFacts> {
  try {
    const text = await readFile(join(pagesDir() ?? distDir(), 'nestling-build.json'), 'utf8')
    const record = JSON.parse(text) as Partial<BuildRecord>
    const { lastInvalidation: id = 0, lastInvalidationAt: at, startedAt = 0, fingerprint = '' } = record
    return { mark: { id, at }, startedAt, fingerprint }
  } catch {
    return { mark: { id: 0 }, startedAt: 0, fingerprint: '' }
  }
}

/** Tells the routes which build they are of. */
export async function nameBuild(): Promise<void> {
  const file = buildIdFile(distDir())
  process.env.NESTLING_BUILD_ID = (await readFile(file, 'utf8')).trim()
  process.env.NESTLING_BUILT_AT = (await stat(file)).mtime.toISOString()
}
