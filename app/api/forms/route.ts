import { answerForm } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientOf, orUnavailable, readForm } from '@/lib/platform/http'

/** A file of 10 MB takes so long on a slow line, in milliseconds. */
const timeoutMs = 180_000

/** `POST /api/forms/`: submits a form; answers in JSON if the client accepts it, else by a redirect. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const form = await readForm(request)
  if (!form.ok) return form.answer
  return answerForm({
    db: database(),
    brand: config().brand,
    data: form.data,
    client: clientOf(request),
    now: currentMs(),
    wantsJson: request.headers.get('accept') === 'application/json',
  })
}, timeoutMs)
