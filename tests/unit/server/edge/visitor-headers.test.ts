import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropOwnHeaders, warnOfProxy } from '@/lib/server/edge/visitor-headers'
import { wholeAgent } from '@/lib/server/next/internals'
import { openEdge } from './open-edge'

afterEach(() => {
  vi.restoreAllMocks()
})

describe('A visitor’s request', () => {
  it('loses what would make Next.js work differently, and nothing else', () => {
    const headers = {
      'content-security-policy': "script-src 'nonce-a'",
      'content-security-policy-report-only': "script-src 'nonce-a'",
      'next-action': 'a',
      'x-prerender-revalidate': 'the key of this build',
      'x-prerender-revalidate-if-generated': '1',
      'x-next-revalidated-tags': 'pages',
      'x-next-revalidate-tag-token': 'the key of this build',
      'user-agent': `Mozilla/5.0 ${wholeAgent}`,
      rsc: '1',
    }
    dropOwnHeaders({ headers })
    expect(headers).toEqual({ 'user-agent': 'Mozilla/5.0 ', rsc: '1' })
  })

  it('keeps the id of a function only where it calls one', () => {
    const headers = { 'next-action': 'a', 'content-security-policy': 'x' }
    dropOwnHeaders({ headers }, { callsFunction: true })
    expect(headers).toEqual({ 'next-action': 'a' })
  })

  it('has no static page made anew by the name of a client', async () => {
    const agents: unknown[] = []
    await using edge = await openEdge({
      handler: (incoming, response) => {
        agents.push(incoming.headers['user-agent'])
        response.end()
      },
    })
    await edge.send('/de/', { 'user-agent': wholeAgent })
    await edge.send('/de/suche/?q=a', { 'user-agent': 'x' })
    expect(agents).toEqual(['', `x ${wholeAgent}`])
  })
})

describe('A proxy whose header is not read', () => {
  const request = { headers: { 'x-forwarded-for': '203.0.113.9' } }

  it.each([
    ['is told of once', 0, [request, request, { headers: {} }], 1],
    ['is not told of without one', 0, [{ headers: {} }], 0],
    ['is not told of when it is trusted', 1, [request], 0],
  ])('%s', (_, trusted, requests, times) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const look = warnOfProxy(trusted)
    for (const one of requests) look(one)
    expect(warn).toHaveBeenCalledTimes(times)
  })
})
