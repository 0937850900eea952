import { answerForm } from '@/lib/content/forms'
import { config } from '@/lib/platform/config'
import { database } from '@/lib/platform/db'
import { clientAddress, orUnavailable, readForm } from '@/lib/platform/http'

/** What a form may carry with all its files. */
const largestForm = 25 * 1024 * 1024

/** `POST /api/forms/`: a form of a page, answered in JSON where that is accepted, else by leading to a page. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const form = await readForm(request, largestForm)
  if (!form.ok) return form.answer
  return answerForm({
    db: database(),
    brand: config().brand,
    data: form.data,
    network: clientAddress(request),
    now: Date.now(),
    wantsJson: request.headers.get('accept') === 'application/json',
  })
})
