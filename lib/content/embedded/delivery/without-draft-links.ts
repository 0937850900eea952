import { and, inArray, sql } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid, visitLimit, walkObjects } from '../walk'
import type { DeliveryContext } from './context'
import { isTold } from './in-version'

/** The fields of a link, and of a link inside rich text, in which an editor leaves the address of its story. */
const addressFields = ['cached_url', 'url', 'href'] as const

type Node = Record<string, unknown>

const bare = (slug: string): string => slug.split('/').filter(Boolean).join('/')

/** The slug at which a link was made, as stories have it. */
const slugOf = ({ cached_url: at }: Node): string => (typeof at === 'string' ? bare(at) : '')

async function toldSlugs(
  { db, version }: Pick<DeliveryContext, 'db' | 'version'>,
  slugs: readonly string[],
): Promise<ReadonlySet<string>> {
  if (slugs.length === 0) return new Set()
  const rows = await db
    .select({ slug: stories.fullSlug })
    .from(stories)
    .where(
      and(
        isTold(version),
        inArray(stories.fullSlug, [...new Set(slugs.flatMap((slug) => [slug, `${slug}/`]))]),
      ),
    )
  return new Set(rows.map(({ slug }) => bare(slug)))
}

/**
 * Takes the addresses out of links that lead to a story that is not published, or that is gone, in place: an address that
 * answers 404 is announced by no page, and the name of a draft by none. The link keeps the uuid, and has its address again
 * as soon as the story is published. A link with a uuid that nothing ever had here is left, where its address is a story's.
 */
export async function withoutDraftLinks(
  { db, version }: DeliveryContext,
  contents: readonly unknown[],
): Promise<void> {
  if (version === 'draft') return
  const links = new Map<string, Node[]>()
  const budget = { left: visitLimit }
  for (const content of contents)
    walkObjects(content, budget, (node) => {
      if (node.linktype !== 'story') return
      for (const uuid of [node.id, node.uuid])
        if (isUuid(uuid)) links.set(uuid.toLowerCase(), [...(links.get(uuid.toLowerCase()) ?? []), node])
    })
  if (links.size === 0) return
  const rows = await db
    .select({ uuid: stories.uuid, isTold: sql<boolean>`${isTold(version)}` })
    .from(stories)
    .where(inArray(stories.uuid, [...links.keys()]))
  const known = new Map(rows.map((row) => [row.uuid, row.isTold]))
  const told = await toldSlugs(
    { db, version },
    [...links].flatMap(([uuid, nodes]) => (known.has(uuid) ? [] : nodes.map(slugOf))),
  )
  for (const [uuid, nodes] of links)
    for (const link of nodes) {
      if (known.get(uuid) ?? told.has(slugOf(link))) continue
      for (const field of addressFields) if (field in link) link[field] = ''
      delete link.story
    }
}
