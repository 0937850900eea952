import { answered, missing, studioCall } from '@/lib/studio/calls'
import { pick, pickKinds, pickQuery } from '@/lib/studio/pickers'

/** `GET /api/studio/pick/{products|productNumbers|categories|stories|…}/?term` or `?values`: what a picker of the editor shows. */
export const GET = studioCall<{ kind: string }, never, typeof pickQuery>(
  { permission: 'edit', query: pickQuery },
  async ({ params, query, person }) => {
    const kind = pickKinds.find((each) => each === params.kind)
    return kind ? answered({ found: await pick(kind, query, person.language) }) : missing()
  },
)
