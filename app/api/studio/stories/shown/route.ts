import { answered, studioCall } from '@/lib/studio/calls'
import { findNotShown, shownQuery } from '@/lib/studio/stories'

/** `GET /api/studio/stories/shown/?ids=1,2`: the published pages among them that a shopper does not get. */
export const GET = studioCall({ permission: 'publish', query: shownQuery }, async ({ query: { ids } }) =>
  answered({ notShown: await findNotShown(ids) }),
)
