import { and, inArray } from 'drizzle-orm'
import { stories } from '../tables'
import { isUuid, walkObjects } from '../walk'
import type { DeliveryContext } from './context'
import { isInVersion, isTold } from './in-version'
import { linkColumns, toResolvedLink } from './link-object'
import type { StoryQuery } from './query'
import { storyColumns, toStoryObjects } from './select-stories'
import { readAlternates, type StoryObject } from './story-object'

/** Storyblok sends resolved stories up to this number and their uuids alone above it. */
const storyLimit = 50
const linkLimit = 500

/** At most this many uuids are collected: the response stays bounded whatever the content is. */
const collectLimit = 5000

const relationsIn = (
  found: readonly StoryObject[],
  fields: ReadonlySet<string>,
  context: DeliveryContext,
): Set<string> => {
  const uuids = new Set<string>()
  for (const story of found)
    walkObjects(story.content, context.budget, (node) => {
      if (typeof node.component !== 'string') return
      for (const [field, value] of Object.entries(node)) {
        if (!fields.has(`${node.component}.${field}`)) continue
        for (const uuid of Array.isArray(value) ? value : [value])
          if (isUuid(uuid) && uuids.size < collectLimit) uuids.add(uuid)
      }
    })
  return uuids
}

const linksIn = (found: readonly StoryObject[], context: DeliveryContext): Set<string> => {
  const uuids = new Set<string>()
  for (const story of found)
    walkObjects(story.content, context.budget, (node) => {
      if (node.linktype !== 'story' || uuids.size >= collectLimit) return
      // Link fields hold the uuid as `id`, links inside rich text as `uuid`.
      for (const uuid of [node.id, node.uuid]) if (isUuid(uuid)) uuids.add(uuid)
    })
  return uuids
}

const storiesByUuid = async (context: DeliveryContext, uuids: Iterable<string>) => {
  const wanted = [...uuids]
  if (wanted.length === 0) return []
  const rows = await context.db
    .select(storyColumns(context.version))
    .from(stories)
    .where(and(isInVersion(context.version), inArray(stories.uuid, wanted)))
    .orderBy(stories.id)
  return toStoryObjects(context, rows)
}

const linksByUuid = async (context: DeliveryContext, uuids: Iterable<string>) => {
  const rows = await context.db
    .select(linkColumns(context.version))
    .from(stories)
    .where(and(isTold(context.version), inArray(stories.uuid, [...uuids])))
    .orderBy(stories.id)
  const alternates = await readAlternates(context, rows)
  return rows.map((row) => toResolvedLink(row, context.language, alternates(row)))
}

/** The stories of the first level, and for a second level the stories that those reference. */
const followed = async (
  context: DeliveryContext,
  start: readonly StoryObject[],
  levels: number,
  find: (found: readonly StoryObject[]) => Set<string>,
) => {
  const seen = new Set<string>()
  const found: StoryObject[] = []
  let current = start
  for (let level = 0; level < levels && current.length > 0; level += 1) {
    const fresh = [...find(current)].filter((uuid) => !seen.has(uuid))
    for (const uuid of fresh) seen.add(uuid)
    if (seen.size > storyLimit) return { uuids: [...seen], found: undefined }
    current = await storiesByUuid(context, fresh)
    found.push(...current)
  }
  return { uuids: [...seen], found }
}

type Resolved = {
  rels?: StoryObject[]
  rel_uuids?: string[]
  links?: unknown[]
  link_uuids?: string[]
}

/** The resolved relations and links of a response. `rels` and `links` are always present, as in v2. */
export async function resolve(
  context: DeliveryContext,
  found: readonly StoryObject[],
  query: StoryQuery,
): Promise<Resolved> {
  const fields = new Set(query.resolve_relations)
  const relations =
    fields.size === 0
      ? { uuids: [], found: [] }
      : await followed(context, found, query.resolve_level, (level) => relationsIn(level, fields, context))
  const rels = relations.found ? { rels: relations.found } : { rel_uuids: relations.uuids }
  if (!query.resolve_links || query.resolve_links === '0') return { ...rels, links: [] }

  const sources = [...found, ...(relations.found ?? [])]
  if (query.resolve_links === 'story' || query.resolve_links === '1') {
    const links = await followed(context, sources, query.resolve_links_level, (level) =>
      linksIn(level, context),
    )
    return { ...rels, ...(links.found ? { links: links.found } : { link_uuids: links.uuids }) }
  }
  const uuids = linksIn(sources, context)
  if (uuids.size > linkLimit) return { ...rels, link_uuids: [...uuids] }
  return { ...rels, links: uuids.size === 0 ? [] : await linksByUuid(context, uuids) }
}
