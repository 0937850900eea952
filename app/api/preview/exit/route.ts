import { draftMode } from 'next/headers'
import { backTo, chooseTime, endPass, pagePath, partitionCookie } from '@/lib/content/preview'
import { readForm } from '@/lib/platform/http'
import { previewCookie } from '@/lib/server/next/internals'

/** `POST /api/preview/exit/` from the preview bar: ends the preview and shows the page as visitors see it. */
export async function POST(request: Request): Promise<Response> {
  const form = await readForm(request)
  if (!form.ok) return form.answer
  const path = pagePath.safeParse(form.data.get('path'))
  const draft = await draftMode()
  draft.disable()
  await partitionCookie(previewCookie)
  await chooseTime('')
  await endPass()
  return backTo(path.success ? path.data : '/')
}
