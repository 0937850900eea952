import { newsletter } from '@/lib/content/forms'
import { currentMs } from '@/lib/platform/clock'
import { config } from '@/lib/platform/config'
import { clientOf, orUnavailable, problem, readJsonBody, tooManyRequests } from '@/lib/platform/http'
import { currentShopConfigurations } from '@/lib/platform/shop-configuration'
import { newsletterCall, type Salutation, salutationCodes } from '@/schemas/api/newsletter'

const salutationOf = (code: number | null | undefined) =>
  (Object.keys(salutationCodes) as Salutation[]).find((key) => salutationCodes[key] === code)

/** `POST /api/mcs/selfi/newsletter/`: requests a subscription. The response is the same for every address. */
export const POST = orUnavailable(async (request: Request): Promise<Response> => {
  const body = await readJsonBody(request, newsletterCall)
  if (!body.ok) return body.answer
  const { email, source, shopId, firstName, lastName, salutation } = body.data
  const shops = await currentShopConfigurations(config().brand)
  const [locale] = [...shops].find(([, shop]) => shop.shopId === shopId) ?? []
  if (!locale)
    return problem({ status: 400, title: 'Bad request', errors: { shopId: 'is not a shop of this brand' } })
  const now = currentMs()
  if (!(await newsletter.mayAsk(clientOf(request), now))) return problem(tooManyRequests)
  const names = { firstName: firstName || undefined, lastName: lastName || undefined }
  const asked = {
    email,
    source: source.replaceAll('\u0000', '').toWellFormed(),
    locale,
    ...names,
  }
  await newsletter.subscribe({ ...asked, salutation: salutationOf(salutation) }, now)
  return new Response(null, { status: 200, headers: { 'cache-control': 'private, no-store' } })
})
