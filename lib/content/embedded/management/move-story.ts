import { sql } from 'drizzle-orm'
import type { Transaction } from '@/lib/platform/db'
import { enqueueWebhooks } from '../enqueue-webhooks'
import { raiseCv } from '../space'
import { stories } from '../tables'
import { type Carried, carryAddresses } from './carry-addresses'
import { changesOf, type RedirectChange, recordRedirects, translatedChangesOf } from './record-redirects'
import { isPublishedColumn } from './story-columns'
import { isBelow, type Story } from './story-tree'

type Moved = {
  id: number
  name: string
  fullSlug: string
  previousFullSlug: string
  isPublished: boolean
}

/**
 * Moves everything below a folder with it, in a single statement, and returns what was moved. The folder's start page
 * takes over its slug.
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
      isPublished: isPublishedColumn,
    })
  const previous = new Map(before.map((row) => [row.id, row.fullSlug]))
  return rows
    .sort((a, b) => a.id - b.id)
    .map((row) => ({ ...row, previousFullSlug: previous.get(row.id) ?? row.fullSlug }))
}

/**
 * Redirects old addresses and enqueues webhooks for moved stories; drafts have no page that would have to be renewed.
 */
const recordMove = async (tx: Transaction, moved: readonly Moved[]): Promise<RedirectChange[]> => {
  const published = moved.filter(({ isPublished }) => isPublished)
  if (published.length === 0) return []
  await raiseCv(tx)
  const written = await recordRedirects(tx, published)
  await enqueueWebhooks(tx, 'moved', published)
  return written
}

/** The stories whose conditions were changed with an address, and the redirects that were stored or deleted. */
type Propagated = { carried: Carried[]; redirects: RedirectChange[] }

/**
 * Applies the consequences of a changed address, after the row itself was updated. Returns what was changed with it.
 */
export const propagateMove = async (
  tx: Transaction,
  before: Story,
  after: Story,
  author?: string,
): Promise<Propagated> => {
  if (before.fullSlug === after.fullSlug)
    return { carried: await carryTranslated(tx, before, after, author), redirects: [] }
  const self = { ...after, previousFullSlug: before.fullSlug, isPublished: after.publishedContent !== null }
  const moved = [self, ...(before.isFolder ? await moveChildren(tx, before, after.fullSlug) : [])]
  const redirects = await recordMove(tx, moved)
  const changes = moved.flatMap((one) =>
    changesOf(one).map((change) => ({ ...change, isPublic: one.isPublished })),
  )
  return { carried: await carryAddresses(tx, changes, author), redirects }
}

const carryTranslated = (
  tx: Transaction,
  before: Story,
  after: Story,
  author?: string,
): Promise<Carried[]> => {
  const isPublic = after.publishedContent !== null
  const changes = translatedChangesOf(before, after).map((change) => ({ ...change, isPublic }))
  return carryAddresses(tx, changes, author)
}
