import { afterEach, expect, it, vi } from 'vitest'
import { newsletter } from '@/lib/content/forms'
import { everyMarketOf } from '@/lib/platform/markets'
import { handIn } from '@/lib/shop/door'

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/storefront/screens/account-calls', () => ({
  customerCall: (answer: unknown) => answer,
  refuseWrongPassword: async () => undefined,
}))
vi.mock('@/lib/storefront/visitor/checkout', () => ({ leadOn: () => new Response(null, { status: 303 }) }))
vi.mock('@/lib/storefront/visitor/session', () => ({ logOutVisitor: async () => undefined }))

const { POST } = await import('@/app/api/account/delete/route')
const end = vi.spyOn(newsletter, 'end').mockResolvedValue()
handIn({ customers: { remove: async () => undefined }, backInStock: { end: async () => undefined } })
const markets = everyMarketOf('baby')

afterEach(() => void vi.unstubAllEnvs())

it.each(markets.map(({ code }) => code))(
  'Deleting an account ends the newsletter of every market where %s alone is open',
  async (code) => {
    vi.stubEnv('SHOP_MARKETS', code)
    const [market] = markets
    const call = { market, fields: { password: 'a password' }, customer: { email: 'anna@example.com' } }
    await (POST as unknown as (given: object) => Promise<Response>)(call)
    expect(end).toHaveBeenLastCalledWith(
      'anna@example.com',
      markets.map(({ shopLocale }) => shopLocale),
    )
  },
)
