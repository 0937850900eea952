import { loadKeys } from '@/lib/content/pages'
import { internalCall } from '@/lib/platform/http'
import { contentKey } from '@/lib/platform/markets'
import { loadCategoryPaths } from '@/lib/shop/catalogue'

/**
 * `GET /api/cms/keys/`: the keys of all content pages and of the categories of feeds. Internal, for this server's edge, which answers for pages that
 * are not there.
 */
export const GET = internalCall(async () => {
  const [keys, categories] = await Promise.all([loadKeys(), loadCategoryPaths()])
  const all = [...new Set([...keys, ...categories.map(({ path }) => contentKey(path))])]
  return Response.json(all, { headers: { 'cache-control': 'no-store' } })
})
