import { describe, expect, it } from 'vitest'
import { sendStep } from '@/lib/storefront/screens/step-forms/send-step'

const answering =
  (...given: ConstructorParameters<typeof Response>): typeof fetch =>
  async () =>
    new Response(...given)

const send = (fetcher: typeof fetch) =>
  sendStep('/api/checkout/payment/?locale=de-de', new URLSearchParams({ method: 'RE' }), fetcher)

describe('a step that is sent', () => {
  it('asks for data, with the fields as a form sends them', async () => {
    const calls: [unknown, RequestInit | undefined][] = []
    await send(async (address, init) => {
      calls.push([address, init])
      return Response.json({ location: '/de/kasse/?step=review' })
    })
    const [[address, init] = []] = calls
    expect(address).toBe('/api/checkout/payment/?locale=de-de')
    expect(init).toMatchObject({ method: 'POST', headers: { accept: 'application/json' } })
    expect(String(init?.body)).toBe('method=RE')
  })

  it('leads on', async () => {
    expect(await send(answering('{"location":"/de/danke/?order=1"}'))).toEqual({
      kind: 'accepted',
      location: '/de/danke/?order=1',
    })
  })

  it.each([400, 404, 409, 422])('is rejected with %i', async (status) => {
    expect(await send(answering('{"errors":{}}', { status }))).toEqual({ kind: 'rejected' })
  })

  it.each([
    [429, 'tooMany'],
    [500, 'failed'],
    [503, 'failed'],
  ])('that is answered with %i is %s, and can be sent again', async (status, kind) => {
    expect(await send(answering('', { status }))).toEqual({ kind })
  })

  it.each(['', '[]', '{}', '{"location":7}'])('fails when the answer %j leads nowhere', async (body) => {
    expect(await send(answering(body))).toEqual({ kind: 'failed' })
  })

  it('is offline when nothing answers, and failed when it takes too long', async () => {
    expect(await send(async () => Promise.reject(new TypeError('fetch failed')))).toEqual({ kind: 'offline' })
    const timeout = new DOMException('', 'TimeoutError')
    expect(await send(async () => Promise.reject(timeout))).toEqual({ kind: 'failed' })
  })
})
