import type { Executor } from '@/lib/platform/db'
import { listReleaseStories } from '../management/releases'
import { waitsIn } from './gate'

/** The names of the pages of a release that are not ready to be published. */
export async function waitingInRelease(db: Executor, releaseId: number): Promise<string[]> {
  const names: string[] = []
  for (const { id, name, version } of await listReleaseStories(db, releaseId))
    if ((await waitsIn(db, id, version?.id)) !== undefined) names.push(name)
  return names
}
