import { handleDelivery } from '@/lib/content/embedded'
import { config } from '@/lib/platform/config'

/** Storyblok's Content Delivery API v2, answered by the embedded content service while no Storyblok space is set. */
export function GET(request: Request): Promise<Response> | Response {
  if (config().storyblok) return new Response(null, { status: 404 })
  return handleDelivery(request)
}
