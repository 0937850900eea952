import { answered, studioCall } from '@/lib/studio/calls'
import { create, tokenBody } from '@/lib/studio/tokens'

/** `POST /api/studio/tokens/`: creates an access token, which is told in the answer alone. */
export const POST = studioCall({ permission: 'administer', body: tokenBody }, async ({ person, body }) =>
  answered({ token: await create(person, body) }, 201),
)
