import { draftMode } from 'next/headers'
import { z } from 'zod'
import { config } from '@/lib/config'
import { isSameOrigin, problem } from '@/lib/http'
import { chooseTime } from '@/lib/preview'
import { isLocalPath } from '@/lib/security'

/** A time is kept as it was typed: the page says of a wrong one what is wrong. */
const formSchema = z.object({
  time: z.string().default(''),
  present: z.string().optional(),
  path: z.string().max(2_000).refine(isLocalPath),
})

/** `POST /api/preview/time/` from the bar of the preview: shows its pages as they are at a time, or at present. */
export async function POST(request: Request): Promise<Response> {
  const form = await request.formData().catch(() => undefined)
  const parsed = formSchema.safeParse(form && Object.fromEntries(form))
  if (!parsed.success || !URL.canParse(parsed.data.path, config().baseUrl))
    return problem({ status: 400, title: 'Bad request' })
  if (!isSameOrigin(request)) return problem({ status: 403, title: 'Not from a page of the shop' })
  if (!(await draftMode()).isEnabled) return problem({ status: 404, title: 'Not found' })
  const { time, present, path } = parsed.data
  await chooseTime(present === undefined ? time.trim() : '')
  const { pathname, search } = new URL(path, config().baseUrl)
  return new Response(null, {
    status: 303,
    headers: { location: pathname + search, 'cache-control': 'private, no-store' },
  })
}
