import { isRelatedStory, joinRelations, type RelatedStory, uuidsIn } from './join-relations'

/** How many stories one request asks for by their uuids. */
const batchSize = 50

/** At most this many stories are fetched for one answer, to limit the requests that content can cause. */
const fetchedAtMost = 500

type Body = Record<string, unknown>

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const uuidOf = (link: unknown): unknown => (link as { uuid?: unknown } | null)?.uuid

function parse(text: string): Body | undefined {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null ? (body as Body) : undefined
  } catch {
    return undefined
  }
}

/** The request for stories by their uuids, in the version, language and with the links of the first one. */
function addressOf(asked: URL, uuids: readonly string[]): URL {
  const address = new URL(asked)
  address.pathname = asked.pathname.replace(/\/cdn\/stories(\/.*)?$/, '/cdn/stories')
  for (const name of ['resolve_relations', 'resolve_level', 'by_slugs']) address.searchParams.delete(name)
  address.searchParams.set('by_uuids', uuids.join(','))
  address.searchParams.set('per_page', String(batchSize))
  return address
}

/** Adds the links of another answer. Many links are uuids alone, for which the client asks the service later. */
function addLinks(body: Body, more: Body): void {
  if (!body.link_uuids && !more.link_uuids) {
    body.links = [...listOf(body.links), ...listOf(more.links)]
    return
  }
  const uuids = [body, more].flatMap(({ links, link_uuids }) => [
    ...listOf(link_uuids),
    ...listOf(links).map(uuidOf),
  ])
  body.link_uuids = [...new Set(uuids)]
  delete body.links
}

/**
 * A `fetch` that puts related stories into the fields that reference them. The client would do it without a limit, and
 * stories that reference each other would double the answer with each of them. When a batch fails, so does the whole.
 */
export function relationFetch(send: typeof fetch): typeof fetch {
  return async (input, init) => {
    const answer = await send(input, init)
    const asked = new URL(input instanceof Request ? input.url : input)
    const relations = asked.searchParams.get('resolve_relations')
    if (!relations || answer.status !== 200) return answer
    const text = await answer.text()
    const again = (body: string) => new Response(body, { status: 200, headers: answer.headers })
    const body = parse(text)
    const listed = listOf(body?.rel_uuids).filter((uuid) => typeof uuid === 'string')
    const known = new Map<string, RelatedStory>()
    const add = (stories: unknown) => {
      for (const story of listOf(stories)) if (isRelatedStory(story)) known.set(story.uuid, story)
    }
    add(body?.rels)
    if (!body || (known.size === 0 && listed.length === 0)) return again(text)

    const fields = new Set(relations.split(','))
    const tried = new Set<string>()
    /** Fetches what is not known yet; returns an answer that failed. */
    const fetchAll = async (uuids: readonly string[]): Promise<Response | undefined> => {
      const missing = uuids.filter((uuid) => !known.has(uuid) && !tried.has(uuid))
      const wanted = missing.slice(0, fetchedAtMost - tried.size)
      for (const uuid of wanted) tried.add(uuid)
      for (let from = 0; from < wanted.length; from += batchSize) {
        const batch = await send(addressOf(asked, wanted.slice(from, from + batchSize)), init)
        if (batch.status !== 200) return batch
        const more = parse(await batch.text())
        if (!more) return new Response('{"error":"related stories cannot be read"}', { status: 502 })
        add(more.stories)
        addLinks(body, more)
      }
      return undefined
    }
    const roots = [body.story, ...listOf(body.stories)].filter(isRelatedStory)
    if (listed.length > 0) {
      // A long list may name the first level alone.
      const failed = (await fetchAll(listed)) ?? (await fetchAll(secondLevel(roots, fields, known)))
      if (failed) return failed
    }
    joinRelations(roots, fields, known)
    const { rels: _, rel_uuids: __, ...rest } = body
    return again(JSON.stringify({ ...rest, rels: [] }))
  }
}

/** What the stories reference that the roots reference. */
function secondLevel(
  roots: readonly RelatedStory[],
  fields: ReadonlySet<string>,
  known: ReadonlyMap<string, RelatedStory>,
): string[] {
  const first = roots.flatMap(({ content }) => [...uuidsIn(content, fields)])
  return first.flatMap((uuid) => {
    const story = known.get(uuid)
    return story ? [...uuidsIn(story.content, fields)] : []
  })
}
