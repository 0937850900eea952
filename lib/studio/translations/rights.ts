import { findStory, hasPlanned, hasPublished, type Story } from '@/lib/content/embedded'
import type { Executor } from '@/lib/platform/db'
import { allows, type Person } from '@/lib/studio/people'

/** Whether shoppers see a story, or it is planned that they do: its group is then changed by those who may publish. */
export const isKnownToShop = async (db: Executor, story: Story): Promise<boolean> =>
  (await hasPublished(db, story)) || (await hasPlanned(db, story))

export async function mayRegroup(db: Executor, person: Person, ids: readonly number[]): Promise<boolean> {
  if (allows(person, 'publish')) return true
  for (const id of ids) {
    const story = await findStory(db, id)
    if (story && (await isKnownToShop(db, story))) return false
  }
  return true
}
