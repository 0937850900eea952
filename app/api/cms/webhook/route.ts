import { revalidateTag } from 'next/cache'
import { isSigned, mayChangeCategories, tagsOfEvent } from '@/lib/content/pages'
import { database } from '@/lib/platform/db'
import { appliesItself, recordInvalidation } from '@/lib/platform/freshness'
import { bodyRefusal, problem, readText } from '@/lib/platform/http'
import { count } from '@/lib/platform/metrics'
import { wake } from '@/lib/platform/worker'
import { categoriesJobName } from '@/lib/server/categories'

/**
 * Receives the webhook of the content service that a story was published, unpublished, moved or deleted, and renews its
 * pages at once. The categories follow their pages in the background: the content service waits for no catalogue.
 */
export async function POST(request: Request): Promise<Response> {
  const read = await readText(request)
  if (!read.ok) return bodyRefusal(read.status)
  const { body } = read
  const secret = process.env.STORYBLOK_WEBHOOK_SECRET
  if (!secret || !isSigned(body, request.headers.get('webhook-signature'), secret)) {
    return problem({ status: 401, title: 'The signature does not match' })
  }
  const tags = tagsOfEvent(body)
  if (!tags) return problem({ status: 400, title: 'Not an event of the content service' })
  appliesItself(await recordInvalidation(database(), tags))
  count('shop_publishes_total', {})
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  if (mayChangeCategories(body)) void wake(categoriesJobName)
  return Response.json({ revalidated: tags })
}
