import { draftMode } from 'next/headers'
import { z } from 'zod'
import { backTo, chooseTime, pagePath } from '@/lib/content/preview'
import { problem, readForm } from '@/lib/platform/http'

/** The text is stored as typed: the page explains what is wrong with an invalid time. */
const formSchema = z.object({
  time: z.string().default(''),
  present: z.string().optional(),
  path: pagePath,
})

/** `POST /api/preview/time/` from the preview bar: shows its pages at a chosen time, or at present. */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (!form.ok) return form.answer
  const parsed = formSchema.safeParse(Object.fromEntries(form.data))
  if (!parsed.success) return problem({ status: 400, title: 'Bad request' })
  if (!(await draftMode()).isEnabled) return problem({ status: 404, title: 'Not found' })
  const { time, present, path } = parsed.data
  await chooseTime(present === undefined ? time.trim() : '')
  return backTo(path)
}
