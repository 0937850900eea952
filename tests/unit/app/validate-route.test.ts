import { beforeEach, describe, expect, it, vi } from 'vitest'
import { visitorOf } from '@/lib/storefront/visitor/session'

vi.mock('@/lib/storefront/visitor/session', () => ({ visitorOf: vi.fn() }))

const { GET } = await import('@/app/api/user/auth/validate/route')
const ask = () => GET(new Request('http://shop.example/api/user/auth/validate/'))

describe('A login', () => {
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))

  it.each([
    ['a customer', { id: 1 }, true],
    ['a stranger', undefined, false],
  ])('is valid for %s: %s', async (_, customer, valid) => {
    vi.mocked(visitorOf).mockResolvedValue({ customer } as unknown as Awaited<ReturnType<typeof visitorOf>>)
    expect(await (await ask()).json()).toEqual({ valid })
  })

  it('is never valid while it cannot be looked up', async () => {
    vi.mocked(visitorOf).mockRejectedValue(Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }))
    const answer = await ask()
    expect(answer.status).toBe(503)
    expect((await answer.json()).valid).toBeUndefined()
  })
})
