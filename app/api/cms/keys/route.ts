import { loadKeys } from '@/lib/content/pages'
import { internalCall } from '@/lib/platform/http'

/**
 * `GET /api/cms/keys/`: the keys of all content pages. Internal, for this server's edge, which answers for pages that
 * are not there.
 */
export const GET = internalCall(async () => {
  return Response.json(await loadKeys(), { headers: { 'cache-control': 'no-store' } })
})
