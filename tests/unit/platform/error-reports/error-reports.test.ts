import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createErrorReports } from '@/lib/platform/error-reports/create-error-reports'
import { observeRequests } from '@/lib/platform/error-reports/observe-requests'

type Item = { type: string; event: Record<string, unknown> }

/** A service that takes envelopes as a Sentry does. */
async function openSentry() {
  const received: Item[] = []
  let status = 200
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const all = Buffer.concat(chunks)
      const body = (request.headers['content-encoding'] === 'gzip' ? gunzipSync(all) : all).toString()
      const [, header = '{}', event = '{}'] = body.split('\n')
      received.push({ type: JSON.parse(header).type, event: { ...JSON.parse(event), path: request.url } })
      response.writeHead(status, { 'retry-after': '60' }).end('{}')
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    dsn: `http://publickey@127.0.0.1:${port}/42`,
    received,
    refuse: () => {
      status = 429
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

let sentry: Awaited<ReturnType<typeof openSentry>>
beforeEach(async () => {
  sentry = await openSentry()
})
afterEach(() => sentry.close())

const reports = (more: Partial<Parameters<typeof createErrorReports>[0]> = {}) =>
  createErrorReports({ dsn: sentry.dsn, release: '0.2.0', environment: 'production', ...more })

describe('A report of an error', () => {
  it('says what failed and where, with the release, and nothing of the visitor', async () => {
    const own = reports()
    const cause = new Error('no answer for someone@example.com at https://shop.example/de/?hash=secret')
    own.error('order mails', new TypeError('The order 71803399 was not sent', { cause }))
    await own.close()
    const [item] = sentry.received
    expect(sentry.received).toHaveLength(1)
    expect(item).toMatchObject({
      type: 'event',
      event: {
        ...{ release: '0.2.0', environment: 'production', platform: 'node', transaction: 'order mails' },
        exception: {
          values: [
            { type: 'Error', value: 'no answer for …@… at https://shop.example/de/?…' },
            { type: 'TypeError', value: 'The order … was not sent' },
          ],
        },
      },
    })
    expect(item?.event.path).toMatch(/^\/api\/42\/envelope\/\?.*sentry_key=publickey/)
    const text = JSON.stringify(item)
    expect(text).toContain('error-reports.test.ts')
    for (const secret of ['example.com', 'hash=', '71803399', 'server_name', '"user"'])
      expect(text).not.toContain(secret)
  })

  it('is sent once a minute for the same error, and for 60 different ones at most', async () => {
    let now = 1_000_000
    const own = reports({ now: () => now })
    for (let again = 0; again < 3; again += 1) own.error('edge', new Error('the same'))
    await own.close()
    expect(sentry.received).toHaveLength(1)
    now += 60_000
    const later = reports({ now: () => now })
    for (let n = 0; n < 80; n += 1) later.error('edge', new Error(`fault ${String.fromCharCode(65 + n)}`))
    await later.close()
    expect(sentry.received).toHaveLength(61)
  })

  it('obeys a service that has too many, and survives one that is gone', async () => {
    sentry.refuse()
    const own = reports()
    own.error('edge', new Error('first'))
    await expect.poll(() => sentry.received.length).toBe(1)
    await own.close()
    const gone = reports({ dsn: 'http://publickey@127.0.0.1:9/1' })
    expect(() => gone.error('edge', new Error('nobody hears it'))).not.toThrow()
    await gone.close()
    expect(sentry.received).toHaveLength(1)
  })

  it('is made of anything that is thrown', async () => {
    const own = reports()
    for (const thrown of ['a text', undefined, null, 7, { status: 503, message: 'down', body: 'secret' }])
      own.error('edge', thrown)
    await own.close()
    expect(JSON.stringify(sentry.received)).toContain('status 503, down')
    expect(JSON.stringify(sentry.received)).not.toContain('secret')
  })
})

describe('A sample of requests', () => {
  const answered = { method: 'GET', status: 200, from: 1_000, to: 1_250 }

  it('is a tenth of them', async () => {
    const drawn = [0.05, 0.0999, 0.1, 0.5, 0.99]
    const own = reports({ random: () => drawn.shift() ?? 1 })
    for (let n = 0; n < 5; n += 1) own.request({ ...answered, path: '/de/' })
    await own.close()
    expect(sentry.received).toHaveLength(2)
    expect(sentry.received[0]).toMatchObject({
      type: 'transaction',
      event: { transaction: 'GET /de/', start_timestamp: 1, timestamp: 1.25, release: '0.2.0' },
    })
  })

  it.each([
    ['/de/danke/71803399/', 200, 'GET /de/danke/…/'],
    ['/de/suche/schlafsack-70-90-cm/', 200, 'GET /de/suche/schlafsack-70-90-cm/'],
    ['/de/anna.beispiel@example.com/', 404, 'GET (404)'],
    ['/de/kleidung/', 500, 'GET (500)'],
  ])('names %s with %i as %s', async (path, status, name) => {
    const own = reports({ random: () => 0 })
    own.request({ ...answered, path, status })
    await own.close()
    expect(sentry.received[0]?.event.transaction).toBe(name)
  })

  it('is told by the server, without what stands in the query', async () => {
    const told: unknown[] = []
    const server = createServer((_, response) => response.writeHead(201).end('x'))
    observeRequests(server, { request: (request) => told.push(request) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await (await fetch(`http://127.0.0.1:${port}/de/?hash=secret`)).text()
    await new Promise((resolve) => server.close(resolve))
    expect(told).toEqual([
      { method: 'GET', path: '/de/', status: 201, from: expect.any(Number), to: expect.any(Number) },
    ])
  })

  it('has also what is answered at once, by the clock from before the work and by what was asked for', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: 1_000 })
    const told: unknown[] = []
    const server = createServer((request, response) => {
      request.method = 'GET'
      vi.setSystemTime(1_250)
      response.writeHead(200).end()
    })
    observeRequests(server, { request: (request) => void told.push(request) })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    await fetch(`http://127.0.0.1:${port}/de/`, { method: 'HEAD' })
    await new Promise((resolve) => server.close(resolve))
    vi.useRealTimers()
    expect(told).toMatchObject([{ method: 'HEAD', from: 1_000, to: 1_250 }])
  })
})
