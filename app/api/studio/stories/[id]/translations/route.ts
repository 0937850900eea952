import { renewShop } from '@/lib/content/embedded'
import { answered, missing, studioCall } from '@/lib/studio/calls'
import { idOf } from '@/lib/studio/drafts'
import { allows } from '@/lib/studio/people'
import { readTranslations, saveSlugs, slugsBody, translationAnswer } from '@/lib/studio/translations'

type Params = { id: string }

/** `GET /api/studio/stories/{id}/translations/`: its addresses by market, and the same page elsewhere. */
export const GET = studioCall<Params>({ permission: 'edit' }, async ({ person, params }) => {
  const id = idOf(params.id)
  const found = id === undefined ? undefined : await readTranslations(id)
  return found ? answered({ ...found, mayPublish: allows(person, 'publish') }) : missing()
})

/** `PUT /api/studio/stories/{id}/translations/`: its paths by market. */
export const PUT = studioCall<Params, typeof slugsBody>(
  { permission: 'edit', body: slugsBody },
  async ({ person, params, body }) => {
    const id = idOf(params.id)
    if (id === undefined) return missing()
    const edit = await saveSlugs(person, id, body.slugs)
    if (edit.ok) await renewShop()
    return translationAnswer(edit)
  },
)
