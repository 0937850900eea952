import { after } from 'next/server'
import { handleManagement, plannedJobName, webhooksJobName } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { wake } from '@/lib/platform/worker'
import { recordChange } from '@/lib/studio/people'
import { shownJobName } from '@/lib/studio/stories'

/**
 * Delivers the webhooks of an edit right after the response, and looks at what is planned; the worker retries. Then the
 * published pages are asked for.
 */
const afterEdit = () =>
  after(async () => {
    await Promise.all([wake(webhooksJobName), wake(plannedJobName)])
    void wake(shownJobName)
  })

type Options = NonNullable<Parameters<typeof handleManagement>[1]>

/** What programs change stands in the Studio's log under the name of their token. */
const recordChanges: Options['onChanged'] = async (changes, token) => {
  const person = { id: null, name: `API (${token || 'token'})` }
  for (const change of changes) await recordChange(database(), { person, ...change })
}

/** The part of Storyblok's Management API that editing needs, while no Storyblok space is set. */
function manage(request: Request): Promise<Response> | Response {
  if (config().storyblok) return new Response(null, { status: 404 })
  return handleManagement(request, { onPublished: afterEdit, onChanged: recordChanges })
}

export { manage as DELETE, manage as GET, manage as PATCH, manage as POST, manage as PUT }
