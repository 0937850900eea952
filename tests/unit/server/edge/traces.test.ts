import { setTimeout as sleep } from 'node:timers/promises'
import { context, SpanKind, trace } from '@opentelemetry/api'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { guardConsole, logWarning } from '@/lib/platform/log'
import { writeLogBy } from '@/lib/platform/log/log-sink'
import { beginTrace, inSpan, traceHeaders, traceId, traceparent } from '@/lib/platform/traces'
import { edgeTemplates, routeTemplates } from '@/lib/server/edge/route-template'
import { openTraces } from '@/lib/server/traces'
import { type CollectedSpan, openCollector, treeOf } from '../../../fixtures/trace-collector'
import { answers, type Handler, openEdge, secret } from './open-edge'

let collector: Awaited<ReturnType<typeof openCollector>>
let traces: ReturnType<typeof openTraces> | undefined
const openNow = (more: Partial<Parameters<typeof openTraces>[0]> = {}) => {
  traces = openTraces({
    url: collector.url,
    resource: { 'service.name': 'shop' },
    rate: 1,
    isTemplate: (path) => edgeTemplates.has(path) || path.startsWith('/['),
    ...more,
  })
  return traces
}
/** What was sent, once this process has sent all. */
const sent = async (): Promise<CollectedSpan[]> => {
  await traces?.close()
  return collector.spans
}

beforeEach(async () => {
  collector = await openCollector()
})
afterEach(async () => {
  await traces?.close()
  await collector.close()
  traces = undefined
  writeLogBy(undefined)
  vi.restoreAllMocks()
})

const traceOf = '4bf92f3577b34da6a3ce929d0e0e4736'
const given = `00-${traceOf}-00f067aa0ba902b7-01`

/** Next.js makes its spans by the interface of OpenTelemetry, with attributes that tell more than they should. */
const likeNext: Handler = (incoming, response) =>
  trace.getTracer('next.js').startActiveSpan(
    'GET',
    {
      kind: SpanKind.SERVER,
      attributes: { 'next.span_type': 'BaseServer.handleRequest', 'http.target': incoming.url },
    },
    async (own) => {
      await inSpan({ name: 'select products', kind: 'client' }, () => sleep(1))
      trace
        .getTracer('next.js')
        .startActiveSpan(
          `fetch GET https://content.example${incoming.url}`,
          { attributes: { 'next.span_type': 'AppRender.fetch', 'http.url': incoming.url } },
          (each) => each.end(),
        )
      own.recordException(new Error(`no room for ${incoming.url}`))
      own.setStatus({ code: 2, message: `no room for ${incoming.url}` })
      own.setAttributes({ 'next.route': '/[market]/[...path]', 'http.route': incoming.url })
      own.updateName('GET /[market]/[...path]')
      own.end()
      response.end('made')
    },
  )

describe('A trace', () => {
  it('has the request first, what Next.js does below it, and what that asks for below this', async () => {
    openNow()
    await using edge = await openEdge({ handler: likeNext })
    await edge.send('/de/suche/?q=anna.muster@example.com')
    await edge.send('/de/konto/bestellung/71803399/?hash=secret-of-a-link')
    const spans = await sent()
    expect(new Set(spans.map(({ traceId: id }) => id)).size).toBe(2)
    const [search] = spans.filter(({ name }) => name === 'GET /[market]/search')
    expect(treeOf(spans.filter(({ traceId: id }) => id === search?.traceId))).toEqual({
      'GET /[market]/search': { 'GET /[market]/[...path]': { 'select products': {} } },
    })
    expect(search).toMatchObject({
      ...{ kind: 2, scope: 'shop' },
      attributes: {
        'http.request.method': 'GET',
        'http.response.status_code': 200,
        'http.route': '/[market]/search',
        'shop.answer': 'made',
        'shop.kind': 'search',
        'shop.market': 'de',
      },
    })
    expect(spans.map(({ name }) => name)).toContain('GET /[market]/orderDetail')
    const text = JSON.stringify(spans)
    for (const told of [
      'anna',
      'example.com',
      '71803399',
      'secret-of',
      'hash',
      'no room',
      'http.url',
      'http.target',
    ])
      expect(text).not.toContain(told)
    expect(spans.flatMap(({ events = [] }) => events)).toEqual([])
  })

  it('is named in each line of the log that is written within it', async () => {
    const lines: string[] = []
    const print = (...values: unknown[]) => void lines.push(...values.map(String))
    const own = { error: print, warn: print, log: print, info: print, debug: print, trace: print }
    openNow()
    let seen: string | undefined
    await using edge = await openEdge({
      handler: async (_, response) => {
        await sleep(1)
        seen = traceId()
        for (const format of ['json', 'text'] as const) {
          guardConsole(format, own)
          logWarning('is late')
        }
        response.end()
      },
    })
    const { headers } = await edge.send('/api/any/')
    const [span] = await sent()
    expect(seen).toBe(span?.traceId)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ request: headers['x-request-id'], trace: seen })
    expect(lines[1]).toContain(`, request ${headers['x-request-id']}, trace ${seen})`)
  })

  it.each<[string, { trustedProxy?: boolean }, Record<string, string>, boolean]>([
    ['a trusted proxy', { trustedProxy: true }, { traceparent: given }, true],
    ['the shop itself', {}, { traceparent: given, 'x-nestling-internal': secret }, true],
    ['a visitor', {}, { traceparent: given }, false],
    ['a trusted proxy that writes it wrongly', { trustedProxy: true }, { traceparent: `${given}-x` }, false],
  ])('goes on with that of %s, or begins anew', async (_, options, headers, isKept) => {
    openNow()
    let handed: unknown
    await using edge = await openEdge({
      ...options,
      handler: (incoming, response) => {
        handed = incoming.headers.traceparent
        response.end()
      },
    })
    await edge.send('/api/any/', { ...headers, tracestate: 'a=b', baggage: 'user=anna' })
    const [span] = await sent()
    expect(span?.traceId === traceOf).toBe(isKept)
    expect(span?.parentSpanId).toBe(isKept ? '00f067aa0ba902b7' : undefined)
    expect(handed).toBeUndefined()
  })

  it('is not begun by a request of the shop to itself, nor where a trusted proxy has said that it is none', async () => {
    openNow()
    await using edge = await openEdge({ handler: answers(200), trustedProxy: true })
    await edge.send('/api/any/', { 'x-nestling-internal': secret })
    await edge.send('/api/any/', { traceparent: given.replace(/01$/, '00') })
    expect(await sent()).toEqual([])
  })

  it('is handed on to a request of the shop to itself', async () => {
    openNow()
    await using edge = await openEdge({
      handler: async (incoming, response) => {
        if (incoming.url === '/api/first/') {
          const { host, port } = edge.address()
          const headers = { 'x-nestling-internal': secret, ...traceHeaders() }
          await (await fetch(`http://${host}:${port}/api/second/`, { headers })).text()
        }
        response.end()
      },
    })
    await edge.send('/api/first/')
    const spans = await sent()
    const [second, first] = spans
    expect(spans).toHaveLength(2)
    expect([second?.traceId, second?.parentSpanId]).toEqual([first?.traceId, first?.spanId])
  })

  it.each([
    ['gone', 'made', answers(200), 200],
    ['failed', 'made', answers(503), 503],
  ])('says how a request was answered: %s', async (_, origin, handler, status) => {
    openNow()
    await using edge = await openEdge({ handler })
    await edge.send('/api/any/')
    const [span] = await sent()
    expect(span?.attributes).toMatchObject({ 'shop.answer': origin, 'http.response.status_code': status })
    expect(span?.status?.code === 2).toBe(status >= 500)
    expect(span?.attributes['error.type']).toBe(status >= 500 ? String(status) : undefined)
  })

  it('gets nothing more once its request is answered', async () => {
    openNow()
    let late: Promise<void> | undefined
    await using edge = await openEdge({
      handler: (_, response) => {
        late = sleep(50).then(() => inSpan({ name: 'late' }, () => sleep(1)))
        response.end()
      },
    })
    await edge.send('/api/any/')
    await late
    expect((await sent()).map(({ name }) => name)).toEqual(['GET *'])
  })
})

describe('The sample', () => {
  it('is the part that the settings say, and what is not in it is no span, no header and no id', async () => {
    const drawn = [0.05, 0.0999, 0.1, 0.5, 0.99]
    openNow({ rate: 0.1, random: () => drawn.shift() ?? 1 })
    const said: unknown[] = []
    await using edge = await openEdge({
      handler: (incoming, response) => {
        trace.getTracer('next.js').startActiveSpan('GET', (own) => {
          said.push([own.isRecording(), traceId() !== undefined, traceparent() !== undefined])
          own.end()
        })
        likeNext(incoming, response)
      },
    })
    for (let n = 0; n < 5; n += 1) await edge.send('/api/any/')
    expect(said).toEqual([true, true, false, false, false].map((is) => [is, is, is]))
    expect((await sent()).filter(({ name }) => name === 'GET *')).toHaveLength(2)
  })
})

describe('A collector', () => {
  it('is sent what it asks for, and what this process is', async () => {
    openNow({ headers: { 'api-key': 'k' }, resource: { 'service.name': 'shop', 'service.version': '0.2.0' } })
    await using edge = await openEdge({ handler: answers(200) })
    await edge.send('/api/any/')
    await sent()
    expect(collector.asked).toEqual([
      { path: '/v1/traces', headers: expect.objectContaining({ 'api-key': 'k' }) },
    ])
    expect(collector.resources).toEqual([{ 'service.name': 'shop', 'service.version': '0.2.0' }])
  })

  it.each(['refuses', 'is gone', 'gives no answer'])(
    'that %s costs no request, holds up no end, and is told of once',
    async (how) => {
      const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
      if (how === 'refuses') collector.answerWith(400)
      if (how === 'gives no answer') collector.hang()
      openNow({ delayMs: 10, sendMs: 500, ...(how === 'is gone' && { url: 'http://127.0.0.1:9/v1/traces' }) })
      await using edge = await openEdge({ handler: answers(200) })
      for (let n = 0; n < 30; n += 1) expect((await edge.send('/api/any/')).status).toBe(200)
      await expect.poll(() => warned.mock.calls.length, { timeout: 5_000 }).toBe(1)
      await edge.send('/api/any/')
      const begun = performance.now()
      await traces?.close()
      expect(performance.now() - begun).toBeLessThan(4_000)
      expect(warned.mock.calls).toEqual([[expect.stringContaining('takes no traces')]])
    },
  )

  it('that takes nothing for a while gets of that time what there is room for', async () => {
    collector.hang()
    openNow({ delayMs: 10, sendMs: 1_000 })
    for (let n = 0; n < 10_000; n += 1) beginTrace({ name: 'one' })?.end()
    collector.answerWith(200)
    await sent()
    expect(collector.spans.length).toBeGreaterThan(500)
    expect(collector.spans.length).toBeLessThan(3_000)
  })
})

it('Without a collector nothing of it is there: no span, no context, and the header goes on as it came', async () => {
  let seen: unknown[] = []
  await using edge = await openEdge({
    handler: (incoming, response) => {
      seen = [incoming.headers.traceparent, traceId(), traceHeaders(), trace.getSpan(context.active())]
      response.end()
    },
  })
  await edge.send('/api/any/', { traceparent: given })
  expect(seen).toEqual([given, undefined, {}, undefined])
})

it.each([
  ['/', '/'],
  ['/de/', '/[market]'],
  ['/de/betten/anna-muster/', '/[market]/[page]'],
  ['/de/p/bett-4711/', '/[market]/product'],
  ['/de/warenkorb/', '/[market]/basket'],
  ['/pictures/abc/800.webp', '/pictures/'],
  ['/api/merchant/orders/71803399/', '/api/merchant/orders/[number]'],
  ['/api/merchant/orders/open/', '/api/merchant/orders/open'],
  ['/anna.muster@example.com', '*'],
  ['/%E0%A4%A', '*'],
])('the address %s is named %s', (path, template) => {
  const routes = ['/api/merchant/orders/[number]', '/api/merchant/orders/open', '/[market]/[...path]']
  expect(routeTemplates('baby', routes)(path)).toBe(template)
})
