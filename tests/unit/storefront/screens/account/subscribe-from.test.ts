import { afterEach, expect, it, vi } from 'vitest'
import { newsletter } from '@/lib/content/forms'
import { subscribeFrom } from '@/lib/storefront/screens/account-calls/subscribe-from'
import { testMarket } from '@/tests/fixtures/render'

const subscriber = {
  ...{ email: 'ida@example.com', first_name: 'Ida', last_name: 'Beispiel', gender: 'f' as const },
}

afterEach(() => vi.restoreAllMocks())

it.each(['mayAsk', 'subscribe'] as const)(
  'what asked for a newsletter besides goes on where %s fails, which is logged',
  async (step) => {
    vi.spyOn(newsletter, 'mayAsk').mockResolvedValue(true)
    vi.spyOn(newsletter, 'subscribe').mockResolvedValue()
    vi.spyOn(newsletter, step).mockRejectedValue(new Error('The mailbox is full'))
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const request = new Request('http://shop.example/api/user/auth/register/')
    await expect(subscribeFrom(request, testMarket(), 'register', subscriber)).resolves.toBeUndefined()
    expect(logged).toHaveBeenCalledTimes(1)
  },
)
