import { draftMode } from 'next/headers'
import { z } from 'zod'
import { chooseTime } from '@/lib/content/preview'
import { config } from '@/lib/platform/config'
import { problem, readForm } from '@/lib/platform/http'
import { isLocalPath } from '@/lib/platform/security'

/** The text is stored as typed: the page explains what is wrong with an invalid time. */
const formSchema = z.object({
  time: z.string().default(''),
  present: z.string().optional(),
  path: z.string().max(2_000).refine(isLocalPath),
})

/** The maximum size of the preview bar's form, mostly its path. */
const largestForm = 16_384

/** `POST /api/preview/time/` from the preview bar: shows its pages at a chosen time, or at present. */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request, largestForm)
  if (!form.ok) return form.answer
  const parsed = formSchema.safeParse(Object.fromEntries(form.data))
  if (!parsed.success || !URL.canParse(parsed.data.path, config().baseUrl))
    return problem({ status: 400, title: 'Bad request' })
  if (!(await draftMode()).isEnabled) return problem({ status: 404, title: 'Not found' })
  const { time, present, path } = parsed.data
  await chooseTime(present === undefined ? time.trim() : '')
  const { pathname, search } = new URL(path, config().baseUrl)
  return new Response(null, {
    status: 303,
    headers: { location: pathname + search, 'cache-control': 'private, no-store' },
  })
}
