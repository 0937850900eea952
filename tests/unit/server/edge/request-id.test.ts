import { afterEach, describe, expect, it, vi } from 'vitest'
import { requestContext } from '@/lib/platform/log'
import { answers, openEdge } from './open-edge'

const made = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/

afterEach(() => vi.restoreAllMocks())

describe('The id of a request', () => {
  it('is in every answer, of the handler and of the edge, and is that of the log', async () => {
    let seen: ReturnType<typeof requestContext>
    await using edge = await openEdge({
      handler: async (_, response) => {
        await new Promise((resolve) => setImmediate(resolve))
        seen = requestContext()
        response.end()
      },
    })
    const { headers } = await edge.send('/api/any/?q=a')
    expect(headers['x-request-id']).toMatch(made)
    expect(seen).toEqual({ id: headers['x-request-id'], method: 'GET', url: '/api/any/?q=a' })
    for (const path of ['/api/health/', '/de/nichts.html', '/%E0%A4%A'])
      expect((await edge.send(path)).headers['x-request-id'], path).toMatch(made)
  })

  it.each([
    [true, 'of-the.proxy:1', true],
    [false, 'of-the.proxy:1', false],
    [true, 'forged id', false],
    [true, 'x'.repeat(129), false],
  ])('is that of a proxy that is trusted (%s), where %s can be one: %s', async (trusted, given, isKept) => {
    await using edge = await openEdge({ handler: answers(200), trustedProxy: trusted })
    const { headers } = await edge.send('/api/any/', { 'x-request-id': given })
    if (isKept) expect(headers['x-request-id']).toBe(given)
    else expect(headers['x-request-id']).toMatch(made)
  })
})
