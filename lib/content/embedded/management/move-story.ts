import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv } from '../space'
import { stories } from '../tables'
import { keepRedirects } from './keep-redirects'
import { isBelow, type Story } from './story-tree'

type Moved = {
  id: number
  name: string
  fullSlug: string
  previousFullSlug: string
  isPublished: boolean
}

/**
 * Moves what lies below a folder along with it, in one statement however many there are, and tells who moved. The
 * folder's start page takes over its slug.
 */
async function moveChildren(tx: Transaction, from: Story, to: string): Promise<Moved[]> {
  const rest = sql`substr(${stories.fullSlug}, ${from.fullSlug.length + 1}::int)`
  const newSlug = to.slice(to.lastIndexOf('/') + 1)
  const before = await tx
    .select({ id: stories.id, fullSlug: stories.fullSlug })
    .from(stories)
    .where(isBelow(from))
    .orderBy(stories.id)
  if (before.length === 0) return []
  const rows = await tx
    .update(stories)
    .set({
      fullSlug: sql`${to}::text || ${rest}`,
      slug: sql`case when ${rest} = '/' then ${newSlug}::text else ${stories.slug} end`,
    })
    .where(isBelow(from))
    .returning({
      id: stories.id,
      name: stories.name,
      fullSlug: stories.fullSlug,
      isPublished: sql<boolean>`${stories.publishedContent} is not null`,
    })
  const previous = new Map(before.map((row) => [row.id, row.fullSlug]))
  return rows
    .sort((a, b) => a.id - b.id)
    .map((row) => ({ ...row, previousFullSlug: previous.get(row.id) ?? row.fullSlug }))
}

/** Everything that moved with a story tells its old address; drafts have no page that would have to go. */
const tellMoved = async (tx: Transaction, moved: readonly Moved[]) => {
  const told = moved.filter(({ isPublished }) => isPublished)
  if (told.length === 0) return
  await raiseCv(tx)
  await keepRedirects(tx, told)
  await enqueueWebhooks(tx, 'moved', told)
}

/** What a new address of a story or folder brings with it, after its own row was changed. */
export const followMove = async (tx: Transaction, before: Story, after: Story): Promise<void> => {
  if (before.fullSlug === after.fullSlug) return
  const self = { ...after, previousFullSlug: before.fullSlug, isPublished: after.publishedContent !== null }
  await tellMoved(tx, [self, ...(before.isFolder ? await moveChildren(tx, before, after.fullSlug) : [])])
}
