import { answered, studioCall } from '@/lib/studio/calls'
import { create, createReleaseBody } from '@/lib/studio/releases'

/** `POST /api/studio/releases/`: makes an empty release. */
export const POST = studioCall({ permission: 'publish', body: createReleaseBody }, async ({ person, body }) =>
  answered({ id: await create(person, body.name) }, 201),
)
