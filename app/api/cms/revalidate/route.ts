import { revalidateTag } from 'next/cache'
import { z } from 'zod'
import { bodyRefusal, internalCall, problem, readJsonValue } from '@/lib/platform/http'

const bodySchema = z.object({ tags: z.array(z.string().max(256)).max(10_000) })

/** Applies invalidations that another instance recorded, or that were recorded before this start. */
export const POST = internalCall(async (request) => {
  const read = await readJsonValue(request)
  if (!read.ok) return bodyRefusal(read.status)
  const parsed = bodySchema.safeParse(read.value)
  if (!parsed.success) return problem({ status: 400, title: 'Bad request' })
  for (const tag of parsed.data.tags) revalidateTag(tag, { expire: 0 })
  return Response.json({ revalidated: parsed.data.tags.length })
})
