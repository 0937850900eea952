import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { noteFailure } from '@/lib/platform/outage'
import { answers, type Handler, openEdge } from './open-edge'

const store = globalThis as { nestlingFailures?: unknown; nestlingOutage?: number }

beforeEach(() => {
  store.nestlingFailures = undefined
  store.nestlingOutage = undefined
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => vi.restoreAllMocks())

const document: Handler = (incoming, response) => {
  expect(incoming.headers['accept-encoding']).toBeUndefined()
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end('<html><body><main>Words</main></body></html>')
}

const throws = (message: string): Handler => {
  return () => {
    throw new Error(message)
  }
}

const broken: [string, Handler, string, string[]][] = [
  ['a missing page', answers(404), '/ch-fr/inconnu/', ['404', 'Page Not Found: /ch-fr/inconnu/', 'Détails']],
  ['a page that fails', answers(500), '/de/kaputt/', ['500', 'The page answered 500']],
  [
    'a page that throws',
    throws('The shelf fell'),
    '/de/kaputt/',
    ['500', 'The shelf fell', 'error-details.test.ts'],
  ],
]

describe('An error screen in the quality assurance environment', () => {
  it.each(broken)('shows code, message and stack: %s', async (_, handler, path, texts) => {
    await using edge = await openEdge({ handler, appEnv: 'qa', errorDocument: document })
    const { body } = await edge.send(path, { 'accept-encoding': 'gzip' })
    const [, details = ''] = /<section data-error-details[^>]*>(.*)<\/section><\/body>/s.exec(body) ?? []
    for (const text of texts) expect(details).toContain(text)
    expect(body).toContain('<main>Words</main>')
  })

  it('shows what a page said on its last failure', async () => {
    await using edge = await openEdge({ handler: answers(500), appEnv: 'qa', errorDocument: document })
    noteFailure('/de/kaputt/?a=1', new Error('No rows'))
    expect((await edge.send('/de/kaputt/?b=2')).body).toContain('Error: No rows')
    expect((await edge.send('/de/anders/')).body).not.toContain('No rows')
  })

  it('writes nothing of an error into the page as code', async () => {
    await using edge = await openEdge({
      handler: throws('<script>alert("&")</script>'),
      appEnv: 'qa',
      errorDocument: document,
    })
    const { body } = await edge.send('/de/kaputt/')
    expect(body).not.toContain('<script>')
    expect(body).toContain('&lt;script&gt;alert(&quot;&amp;&quot;)')
  })

  it('shows them also where even the error page cannot be rendered', async () => {
    await using edge = await openEdge({ handler: answers(404), appEnv: 'qa', errorDocument: answers(500) })
    expect((await edge.send('/de/weg/')).body).toContain('Page Not Found: /de/weg/')
  })
})

describe('An error screen of the shop', () => {
  it.each(broken)('shows nothing of this: %s', async (_, handler, path) => {
    await using edge = await openEdge({ handler })
    const { body } = await edge.send(path)
    expect(body).not.toMatch(/data-error-details|Page Not Found|shelf/)
  })
})

it('remembers the failures of a hundred paths at most', async () => {
  for (let index = 0; index < 150; index += 1) noteFailure(`/de/${index}/`, 'text')
  expect(store.nestlingFailures).toHaveProperty('size', 100)
})
