import { afterEach, expect, it, vi } from 'vitest'
import { newsletter } from '@/lib/content/forms'
import { everyMarketOf } from '@/lib/platform/markets'

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/storefront/screens/account-calls', () => ({
  customerCall: (answer: unknown) => answer,
  subscribeFrom: async () => undefined,
}))
vi.mock('@/lib/storefront/visitor/checkout', () => ({
  leadOn: () => new Response(null, { status: 303 }),
  refuse: (_: Request, __: string, reasons: object) => Response.json(reasons, { status: 422 }),
}))

const { POST } = await import('@/app/api/account/newsletter/route')
const [market] = everyMarketOf('baby')
const end = vi.spyOn(newsletter, 'end').mockResolvedValue()

afterEach(() => {
  vi.unstubAllEnvs()
  end.mockClear()
})

it.each([
  [{}, 'undecided'],
  [{ of: 'de-de' }, 'undecided'],
  [{ newsletter: 'yes' }, 'choice'],
])('A call with %j, which chooses nothing, is refused and ends no newsletter', async (fields, key) => {
  const call = { market, fields, customer: { email: 'anna@example.com' } }
  const answer = await (POST as unknown as (given: object) => Promise<Response>)(call)
  expect([answer.status, await answer.json()]).toMatchObject([422, { errors: { newsletter: key } }])
  expect(end).not.toHaveBeenCalled()
})

it.each([
  ['of the page', {}, 'de-de'],
  ['of a closed market', { of: 'fr-ch' }, 'fr-ch'],
  ['of the page, where an open market is named', { of: 'de-at' }, 'de-de'],
  ['of the page, where no market is named', { of: "x' or 1=1" }, 'de-de'],
])('The newsletter %s is ended', async (_, fields, locale) => {
  vi.stubEnv('SHOP_MARKETS', 'de,at')
  const call = { market, fields: { newsletter: '', ...fields }, customer: { email: 'anna@example.com' } }
  await (POST as unknown as (given: object) => Promise<Response>)(call)
  expect(end).toHaveBeenLastCalledWith('anna@example.com', [locale])
})
