import { answered, studioCall } from '@/lib/studio/calls'
import {
  create,
  createBody,
  editAnswer,
  findStories,
  listQuery,
  readFolder,
  withPresent,
} from '@/lib/studio/stories'

/**
 * `GET /api/studio/stories/?parent=&offset=` lists a part of a folder, `?search=&folder=&state=` finds stories, and with
 * `changed=1` those that are not published as they are.
 */
export const GET = studioCall(
  { permission: 'edit', query: listQuery },
  async ({ person, query: { parent, offset, search, folder, state, changed } }) =>
    answered(
      await withPresent(
        search || folder || state || changed
          ? await findStories({ search, folder, state, isOnlyChanged: changed !== undefined })
          : await readFolder(parent ?? null, offset),
        person.id,
      ),
    ),
)

/** `POST /api/studio/stories/`: creates a folder, an empty story or a copy of one. */
export const POST = studioCall({ permission: 'edit', body: createBody }, async ({ person, body }) =>
  editAnswer(await create(person, body), 201),
)
