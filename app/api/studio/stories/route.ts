import { answered, studioCall } from '@/lib/studio/calls'
import {
  create,
  createBody,
  editAnswer,
  filterOf,
  findStories,
  listQuery,
  mostAtOnce,
  orderOf,
  readFolder,
  withMarks,
} from '@/lib/studio/stories'

/**
 * `GET /api/studio/stories/?parent=&offset=` lists a part of a folder; with `search`, `folder`, `state`, `type`, `person`, `tag`,
 * `since` or `until` it finds stories, and with `changed=1` those that are not published as they are.
 * `sort` orders either.
 */
export const GET = studioCall({ permission: 'edit', query: listQuery }, async ({ person, query }) => {
  const filter = filterOf(query)
  const order = orderOf(query)
  const list = filter
    ? await findStories({ ...filter, order, most: query.all && mostAtOnce })
    : await readFolder(query.parent ?? null, query.offset, order)
  return answered(await withMarks(list, person.id))
})

/** `POST /api/studio/stories/`: creates a folder, an empty story or a copy of one. */
export const POST = studioCall({ permission: 'edit', body: createBody }, async ({ person, body }) =>
  editAnswer(await create(person, body), 201),
)
