import { answered, studioCall } from '@/lib/studio/calls'
import { retry, retryBody } from '@/lib/studio/operation'

/** `POST /api/studio/outbox/`: tries messages again that could not be delivered; answers how many these are. */
export const POST = studioCall({ permission: 'administer', body: retryBody }, async ({ person, body }) =>
  answered({ count: await retry(person, body.ids) }),
)
