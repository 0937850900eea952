import { revalidateTag } from 'next/cache'
import { contentClient } from '@/lib/content/client'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { problem } from '@/lib/platform/http'
import { UnavailableError } from '@/lib/platform/outage'
import { sameSecret } from '@/lib/platform/security'
import { syncCategories } from '@/lib/server/categories'

/** `POST /api/cms/categories/`: makes the categories of the category pages. Internal, for this server's own job. */
export async function POST(request: Request): Promise<Response> {
  if (!sameSecret(request.headers.get('x-nestling-internal'), process.env.NESTLING_INTERNAL_SECRET ?? ''))
    return problem({ status: 404, title: 'Not found' })
  try {
    const tags = await syncCategories(database(), await contentClient(), config())
    for (const tag of tags) revalidateTag(tag, { expire: 0 })
    return Response.json({ revalidated: tags.length })
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error
    return problem({ status: 503, title: 'Unavailable', headers: { 'retry-after': '30' } })
  }
}
