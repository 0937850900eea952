import type { z } from 'zod'
import { answer, errors } from '../answer'
import { renewAssets } from '../assets'
import type { DeliveryContext } from './context'
import { findDatasource, listDatasources, listEntries, listTags } from './datasources'
import { findLink, listLinks } from './list-links'
import { entriesQuery, linksQuery, readQuery, storiesQuery, storyQuery, tagsQuery } from './query'
import { resolve } from './resolve'
import { selectStories } from './select-stories'
import { selectStory } from './select-story'
import { withoutDraftLinks } from './without-draft-links'

type Route = (context: DeliveryContext, name: string, params: URLSearchParams) => Promise<Response>

/** Published responses are addressed by their `cv`, so a shared cache may store them. */
const send = ({ version, space }: DeliveryContext, body: object, headers: Record<string, string> = {}) =>
  answer(
    200,
    { ...body, cv: space.cv },
    {
      ...headers,
      ...(version === 'published' && { 'cache-control': 'public, max-age=0, s-maxage=604800' }),
    },
  )

const paged = ({ per_page }: { per_page: number }, total: number) => ({
  total: String(total),
  'per-page': String(per_page),
})

const reading =
  <S extends z.ZodObject>(
    schema: S,
    route: (
      context: DeliveryContext,
      query: z.output<S>,
      name: string,
      params: URLSearchParams,
    ) => Promise<Response>,
  ): Route =>
  async (context, name, params) => {
    const query = readQuery(schema, params)
    return query.ok ? route(context, query.value, name, params) : errors.unprocessable(query.error)
  }

const stories = reading(storiesQuery, async (context, query, _name, params) => {
  const page = await selectStories(context, query, params)
  if (!page.ok) return errors.unprocessable(page.error)
  const resolved = await resolve(context, page.value.stories, query)
  await withoutDraftLinks(context, [page.value.stories, resolved])
  await renewAssets(context.db, [page.value.stories, resolved])
  return send(context, { stories: page.value.stories, ...resolved }, paged(query, page.value.total))
})

const story = reading(storyQuery, async (context, query, name) => {
  const found = await selectStory(context, name, query.find_by === 'uuid')
  if (!found) return errors.notFound()
  const resolved = await resolve(context, [found], query)
  await withoutDraftLinks(context, [found, resolved])
  await renewAssets(context.db, [found, resolved])
  return send(context, { story: found, ...resolved })
})

const links = reading(linksQuery, async (context, query) => {
  const { links, total } = await listLinks(context, query)
  return send(context, { links }, paged(query, total))
})

const link: Route = async (context, uuid) => {
  const found = await findLink(context, uuid)
  return found ? send(context, { link: found }) : errors.notFound()
}

const datasources = reading(entriesQuery, async (context, query) => {
  const { total, ...body } = await listDatasources(context, query)
  return send(context, body, paged(query, total))
})

const datasource: Route = async (context, name) => {
  const found = await findDatasource(context, /^\d{1,15}$/.test(name) ? { id: Number(name) } : { slug: name })
  return found ? send(context, { datasource: found }) : errors.notFound()
}

const entries = reading(entriesQuery, async (context, query) => {
  const { total, ...body } = await listEntries(context, query)
  return send(context, body, paged(query, total))
})

const tags = reading(tagsQuery, async (context, query) =>
  send(context, { tags: await listTags(context, query.starts_with) }),
)

const space: Route = async ({ space: { id, name, domain, cv, languages } }) =>
  answer(200, { space: { id, name, domain, version: cv, language_codes: languages.map(({ code }) => code) } })

const collections: Record<string, Route> = {
  stories,
  links,
  datasources,
  datasource_entries: entries,
  tags,
  'spaces/me': space,
}
const members: Record<string, Route> = { stories: story, links: link, datasources: datasource }

/** The endpoints below `cdn/`. */
export const deliveryPaths: readonly string[] = Object.keys(collections)

/** The route of a path below `cdn/`, with the rest of the path after the collection's name. */
export function findRoute(path: string): { route: Route; name: string } | undefined {
  const whole = Object.hasOwn(collections, path) ? collections[path] : undefined
  if (whole) return { route: whole, name: '' }
  const slash = path.indexOf('/')
  const collection = path.slice(0, Math.max(slash, 0))
  const member = Object.hasOwn(members, collection) ? members[collection] : undefined
  return member && { route: member, name: path.slice(slash + 1) }
}
