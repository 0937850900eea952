import { revalidateTag } from 'next/cache'
import { contentClient } from '@/lib/content/client'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { internalCall } from '@/lib/platform/http'
import { syncCategories } from '@/lib/server/categories'

/** `POST /api/cms/categories/`: makes the categories of the category pages. Internal, for this server's own job. */
export const POST = internalCall(async () => {
  const tags = await syncCategories(database(), await contentClient(), config())
  for (const tag of tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: tags.length })
})
