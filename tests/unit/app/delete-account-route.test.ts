import { afterEach, expect, it, vi } from 'vitest'
import { everyMarketOf } from '@/lib/platform/markets'

const unsubscribe = vi.hoisted(() => vi.fn(async (..._: unknown[]) => undefined))

vi.mock('@/lib/platform/config', () => ({ config: () => ({ brand: 'baby' }) }))
vi.mock('@/lib/platform/db', () => ({ database: () => undefined }))
vi.mock('@/lib/content/forms', () => ({ unsubscribe }))
vi.mock('@/lib/shop/customers', () => ({ deleteCustomer: async () => undefined }))
vi.mock('@/lib/storefront/screens/account-calls', () => ({
  customerCall: (answer: unknown) => answer,
  refuseWrongPassword: async () => undefined,
}))
vi.mock('@/lib/storefront/visitor/checkout', () => ({ leadOn: () => new Response(null, { status: 303 }) }))
vi.mock('@/lib/storefront/visitor/session', () => ({ logOutVisitor: async () => undefined }))

const { POST } = await import('@/app/api/account/delete/route')
const markets = everyMarketOf('baby')

afterEach(() => void vi.unstubAllEnvs())

it.each(markets.map(({ code }) => code))(
  'Deleting an account ends the newsletter of every market where %s alone is open',
  async (code) => {
    vi.stubEnv('SHOP_MARKETS', code)
    const [market] = markets
    const call = { market, fields: { password: 'a password' }, customer: { email: 'anna@example.com' } }
    await (POST as unknown as (given: object) => Promise<Response>)(call)
    expect(unsubscribe).toHaveBeenLastCalledWith(
      undefined,
      'anna@example.com',
      markets.map(({ shopLocale }) => shopLocale),
    )
  },
)
