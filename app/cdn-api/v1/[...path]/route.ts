import { after } from 'next/server'
import { handleManagement, webhooksJobName } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'
import { wake } from '@/lib/platform/worker'

/** Delivers the webhooks of a publish right after the response; failed ones are retried by the worker. */
const deliverWebhooks = () => after(() => wake(webhooksJobName))

/** The part of Storyblok's Management API that editing needs, while no Storyblok space is set. */
function manage(request: Request): Promise<Response> | Response {
  if (config().storyblok) return new Response(null, { status: 404 })
  return handleManagement(request, { onPublished: deliverWebhooks })
}

export { manage as DELETE, manage as GET, manage as POST, manage as PUT }
