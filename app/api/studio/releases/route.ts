import { answered, studioCall } from '@/lib/studio/calls'
import { create, createReleaseBody, readReleases } from '@/lib/studio/releases'

/** `GET /api/studio/releases/`: the releases that are not published yet. */
export const GET = studioCall({ permission: 'publish' }, async () =>
  answered(
    (await readReleases()).flatMap(({ id, name, releaseAt, releasedAt }) =>
      releasedAt ? [] : [{ id, name, releaseAt }],
    ),
  ),
)

/** `POST /api/studio/releases/`: makes an empty release. */
export const POST = studioCall({ permission: 'publish', body: createReleaseBody }, async ({ person, body }) =>
  answered({ id: await create(person, body.name) }, 201),
)
