import { after } from 'next/server'
import { handleManagement, plannedJobName, renewShop } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { wake } from '@/lib/platform/worker'
import { recordChange } from '@/lib/studio/people'
import { shownJobName } from '@/lib/studio/stories'

/** Renews the shop before the answer to an edit; after it, what is planned is looked at and the published pages asked for. */
async function onPublished(): Promise<void> {
  await renewShop()
  after(async () => {
    await wake(plannedJobName)
    void wake(shownJobName)
  })
}

type Options = NonNullable<Parameters<typeof handleManagement>[1]>

/** What programs change stands in the Studio's log under the name of their token. */
const recordChanges: Options['onChanged'] = async (changes, token) => {
  const person = { id: null, name: `API (${token || 'token'})` }
  for (const change of changes) await recordChange(database(), { person, ...change })
}

/** The part of Storyblok's Management API that editing needs, while no Storyblok space is set. */
function manage(request: Request): Promise<Response> | Response {
  if (config().storyblok) return new Response(null, { status: 404 })
  return handleManagement(request, { onPublished, onChanged: recordChanges })
}

export { manage as DELETE, manage as GET, manage as PATCH, manage as POST, manage as PUT }
