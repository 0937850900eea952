import { and, inArray, not, type SQL } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid, visitLimit, walkObjects } from '../walk'
import type { DeliveryContext } from './context'
import { isTold } from './in-version'

/** The fields of a link, and of a link inside rich text, in which an editor leaves the address of its story. */
const addressFields = ['cached_url', 'url', 'href'] as const

/**
 * Takes the addresses out of links that lead to a story that is not published, in place: an address that answers 404 is
 * announced by no page, and the name of a draft by none. The link keeps the uuid, and has its address again as soon as
 * the story is published.
 */
export async function withoutDraftLinks(
  { db, version }: DeliveryContext,
  contents: readonly unknown[],
): Promise<void> {
  if (version === 'draft') return
  const links = new Map<string, Record<string, unknown>[]>()
  const budget = { left: visitLimit }
  for (const content of contents)
    walkObjects(content, budget, (node) => {
      if (node.linktype !== 'story') return
      for (const uuid of [node.id, node.uuid])
        if (isUuid(uuid)) links.set(uuid, [...(links.get(uuid) ?? []), node])
    })
  if (links.size === 0) return
  const drafts = await db
    .select({ uuid: stories.uuid })
    .from(stories)
    .where(and(inArray(stories.uuid, [...links.keys()]), not(isTold(version) as SQL)))
  for (const { uuid } of drafts)
    for (const link of links.get(uuid) ?? []) {
      for (const field of addressFields) if (field in link) link[field] = ''
      delete link.story
    }
}
