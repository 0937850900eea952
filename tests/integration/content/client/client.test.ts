import { STATUS_CODES } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import { remoteFetch } from '@/lib/content/client/remote-fetch'
import { type ContentSource, contentSource, type SnapshotStore } from '@/lib/content/client/source'
import {
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
  uuidOf,
} from '../../../fixtures/faulty-content-service'
import { freshClient } from './fresh-client'

const home = rawStory(1, 'de-de/home')

let service: FaultyContentService

beforeEach(async () => {
  // The client says on the console that it waits.
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  service = await startFaultyContentService()
  service.publish([home])
})

afterEach(async () => {
  vi.restoreAllMocks()
  await service.close()
})

async function openSource(options: { snapshots?: SnapshotStore; timeoutMs?: number } = {}) {
  const client = await freshClient(service.origin, options.timeoutMs)
  return contentSource(async () => client, options.snapshots)
}

const slugsOf = async (source: ContentSource) =>
  (await source.index('de-de')).value.map(({ fullSlug }) => fullSlug)

const inMemory = () => {
  const rows = new Map<string, unknown>()
  const store: SnapshotStore = {
    read: async (key) => structuredClone(rows.get(key)),
    write: async (key, body) => void rows.set(key, structuredClone(body)),
    remove: async (key) => void rows.delete(key),
  }
  return { rows, store }
}

const askHome = (source: ContentSource) => source.story('de-de/home', 'published')

describe('the throttle', () => {
  /** Six starts in a row take a second; the rest is room for a machine that is busy. */
  // A busy machine may send the first one late. How exact the queue is, its own tests see.
  const nearlyASecond = 800

  /** When requests leave this process: on the way to the service they may catch up with each other. */
  const watchStarts = () => {
    const send = globalThis.fetch
    const starts: number[] = []
    vi.spyOn(globalThis, 'fetch').mockImplementation((...args) => {
      starts.push(performance.now())
      return send(...args)
    })
    const spans = () => starts.slice(5).map((sixth, index) => sixth - (starts[index] ?? Number.NaN))
    return { starts, spans }
  }

  it('starts no more than five requests of a burst within any second', async () => {
    const { starts, spans } = watchStarts()
    const source = await openSource()
    await Promise.all(Array.from({ length: 12 }, () => askHome(source)))
    expect(starts).toHaveLength(12)
    expect(service.asked).toHaveLength(12)
    expect(Math.min(...spans())).toBeGreaterThan(nearlyASecond)
  })

  it('counts the second attempts of requests that failed', async () => {
    const { starts, spans } = watchStarts()
    const source = await openSource()
    service.failWith({ status: 503 }, 5)
    await Promise.all(Array.from({ length: 5 }, () => askHome(source)))
    expect(starts).toHaveLength(10)
    expect(Math.min(...spans())).toBeGreaterThan(nearlyASecond)
  })
})

describe('a service that says 429', () => {
  it('is asked again after 300 ms, until it answers', async () => {
    const source = await openSource()
    const waits = vi.spyOn(globalThis, 'setTimeout')
    service.failWith({ status: 429 }, 2)
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
    const [first, second, third] = service.asked.map(({ at }) => at)
    expect(service.asked).toHaveLength(3)
    // The first request also opened the connection; without the wait all three come within a few milliseconds.
    expect((second ?? 0) - (first ?? 0)).toBeGreaterThan(200)
    expect((third ?? 0) - (second ?? 0)).toBeGreaterThan(200)
    expect(waits.mock.calls.filter(([, ms]) => ms === 300)).toHaveLength(2)
  })

  it('is asked again also when it says so in plain text', async () => {
    const source = await openSource()
    service.failWith({ status: 429, body: 'Too Many Requests' }, 1)
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
  })

  it('is asked ten more times and then counts as unavailable', async () => {
    const source = await openSource()
    service.failWith({ status: 429 })
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(service.asked).toHaveLength(11)
  })
})

describe('a request that fails', () => {
  it.each([408, 409, 425, 500, 502, 503, 504])('is sent once more after a %i', async (status) => {
    const source = await openSource()
    service.failWith({ status }, 1)
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
    expect(service.asked).toHaveLength(2)
  })

  it('is sent once more after the connection was closed, also in the middle of the answer', async () => {
    const source = await openSource()
    service.failWith({ closes: 'at once' }, 1)
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
    service.failWith({ closes: 'in the body' }, 1)
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
    expect(service.asked).toHaveLength(4)
  })

  it('is not sent a third time', async () => {
    const source = await openSource()
    service.failWith({ status: 500 })
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(service.asked).toHaveLength(2)
  })

  it.each([400, 401, 403, 404])('is not sent again after a %i', async (status) => {
    const source = await openSource()
    service.failWith({ status }, 1)
    await askHome(source).catch(() => undefined)
    expect(service.asked).toHaveLength(1)
  })

  it.each([400, 401, 403, 422])('says with which status it was refused: %i', async (status) => {
    const source = await openSource()
    service.failWith({ status }, 1)
    const failure = await askHome(source).catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ContentUnavailableError)
    expect(failure).toMatchObject({ cause: { status, message: `Fault ${status}` } })
  })

  it.each([204, 205, 207, 226, 299, 304, 418])('is no answer with the status %i', async (status) => {
    const source = await openSource()
    service.failWith({ status, body: '' })
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

describe('a failure says what went wrong', () => {
  const causeOf = async (source: ContentSource): Promise<unknown> =>
    askHome(source).then(
      () => undefined,
      (error: ContentUnavailableError) => error.cause,
    )

  it.each([
    ['its error', 403, { error: 'This space is locked' }, 'This space is locked'],
    ['its slug', 422, { slug: ['has an invalid format'] }, 'slug: has an invalid format'],
  ])('with the status, its text and %s', async (_, status, body, message) => {
    const source = await openSource()
    service.failWith({ status, body: JSON.stringify(body) })
    const statusText = STATUS_CODES[status]
    expect(await causeOf(source)).toMatchObject({ status, message, response: { statusText } })
  })

  it('with a message where there is no connection', async () => {
    const source = await openSource()
    await service.close()
    expect(await causeOf(source)).toMatchObject({ message: expect.stringMatching(/fetch failed/) })
  })

  it('with the abort of a request that took too long', async () => {
    const send = remoteFetch({ timeoutMs: 100, requestsPerSecond: 5 })
    service.failWith({ hangs: 'at once' })
    await expect(send(`${service.origin}/v2/cdn/stories`)).rejects.toMatchObject({ name: 'AbortError' })
    expect(await causeOf(await openSource({ timeoutMs: 100 }))).toMatchObject({
      message: expect.stringMatching(/aborted due to timeout/),
    })
  })
})

describe('a request that changes something', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('is never sent again: %s', async (method) => {
    const send = remoteFetch({ timeoutMs: 3_000, requestsPerSecond: 5 })
    service.failWith({ status: 503 })
    expect((await send(`${service.origin}/v2/cdn/stories`, { method })).status).toBe(503)
    expect(service.asked).toHaveLength(1)
  })
})

describe('the rate of requests', () => {
  it('counts what the service redirects as two', async () => {
    await service.close()
    service = await startFaultyContentService({ redirectsToCv: true })
    const perSecond = 4
    const send = remoteFetch({ timeoutMs: 3_000, requestsPerSecond: perSecond })
    const address = `${service.origin}/v2/cdn/stories?token=t`
    const answers = await Promise.all(Array.from({ length: perSecond }, () => send(address)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(service.asked).toHaveLength(2 * perSecond)
    // The first of the second four waited until a second after the first of all.
    const [first, fifth] = [service.asked[0], service.asked[perSecond]]
    expect((fifth?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(900)
  })

  it('is kept through a redirect to another service, which learns no key', async () => {
    const other = await startFaultyContentService()
    try {
      service.failWith({ redirectsTo: `${other.origin}/v2/cdn/stories` }, 1)
      const send = remoteFetch({ timeoutMs: 3_000, requestsPerSecond: 5 })
      const headers = { authorization: 'secret' }
      expect((await send(`${service.origin}/v2/cdn/stories`, { headers })).status).toBe(200)
      expect(other.asked).toMatchObject([{ authorization: undefined }])
    } finally {
      await other.close()
    }
  })

  it('ends where redirects lead round', async () => {
    service.failWith({ redirectsTo: '/v2/cdn/stories' })
    const send = remoteFetch({ timeoutMs: 3_000, requestsPerSecond: 100 })
    expect((await send(`${service.origin}/v2/cdn/stories`)).status).toBe(301)
    expect(service.asked.length).toBeLessThan(10)
  })
})

describe('a service that does not answer in time', () => {
  it.each(['at once', 'in the body'] as const)('is given up when it hangs %s', async (when) => {
    const source = await openSource({ timeoutMs: 1_000 })
    service.failWith({ hangs: when })
    const start = performance.now()
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
    expect(performance.now() - start).toBeLessThan(3_000)
    expect(service.asked).toHaveLength(1)
  })

  it('is waited for while it is only slow', async () => {
    const source = await openSource({ timeoutMs: 3_000 })
    service.failWith({ delayMs: 200 })
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
  })

  it('counts as unavailable when it refuses the connection', async () => {
    const source = await openSource()
    await service.close()
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

const garbage = {
  'a page in HTML': '<!doctype html><title>Gateway</title>',
  'half an answer': '{"story":{"id":1,"uu',
  nothing: '',
  null: 'null',
  'a number': '42',
  'an array': '[]',
  'an empty object': '{}',
  'stories and a story of other types': '{"story":"none","stories":{"a":1}}',
  'links of another type': '{"story":{"id":1},"stories":[],"links":"many","rels":7}',
  'a story without content': JSON.stringify({ story: { ...home, content: null } }),
}

describe('garbage from the service', () => {
  it.each(Object.entries(garbage))('is a failure and no crash: %s', async (_, body) => {
    const source = await openSource()
    service.failWith({ body })
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it.each(Object.entries(garbage).filter(([kind]) => !kind.startsWith('links') && !kind.includes('content')))(
    'is a failure of a list as well: %s',
    async (_, body) => {
      const source = await openSource()
      service.failWith({ body })
      const failure = source.stories(['de-de/home'], 'published')
      await expect(failure).rejects.toBeInstanceOf(ContentUnavailableError)
    },
  )

  it('in one story of a list costs that story alone', async () => {
    const source = await openSource()
    service.publish([home, rawStory(2, 'de-de/broken', { content: 'none' }), rawStory(3, 'de-de/good')])
    const { value } = await source.stories(['de-de/home', 'de-de/broken', 'de-de/good'], 'published')
    expect(value.map((story) => story.fullSlug)).toEqual(['de-de/home', 'de-de/good'])
  })

  it('with the status 404 does not count as a missing page', async () => {
    const source = await openSource()
    service.failWith({ status: 404, body: '<h1>No such site</h1>' })
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})

describe('what the client asks for', () => {
  it('finds related stories and links by fifty uuids at a time', async () => {
    const related = Array.from({ length: 120 }, (_, index) => rawStory(1_000 + index, `related/${index}`))
    service.publish([home, ...related])
    const source = await openSource()
    await askHome(source)
    const batches = service.asked.flatMap(({ query }) => query.get('by_uuids') ?? [])
    expect(batches.map((batch) => batch.split(',').length)).toEqual([50, 50, 20, 50, 50, 20])
    expect(batches[0]?.split(',')[0]).toBe(uuidOf(1_000))
    expect(service.asked[0]?.query.get('resolve_level')).toBe('2')
  })

  it('gets pages of 25 unless it says otherwise', async () => {
    service.publish(Array.from({ length: 60 }, (_, index) => rawStory(index + 1, `de-de/s${index}`)))
    const client = await freshClient(service.origin)
    expect(await client.getAll('cdn/stories', { version: 'published' })).toHaveLength(60)
    expect(service.asked.map(({ query }) => [query.get('per_page'), query.get('page')])).toEqual([
      ['25', '1'],
      ['25', '2'],
      ['25', '3'],
    ])
  })

  it('lists every slug of a folder, over as many pages as there are', async () => {
    service.publish(Array.from({ length: 230 }, (_, index) => rawStory(index + 1, `de-de/s${index}/`)))
    const source = await openSource()
    const slugs = await slugsOf(source)
    expect(new Set(slugs).size).toBe(230)
    expect(slugs).toContain('de-de/s229')
  })

  it.each(['de-de/..', 'de-de/../fr-ch/home', 'de-de/../../spaces/me', 'de-de/.', '..'])(
    'never leaves the folder of a slug with dots: %s',
    async (slug) => {
      const source = await openSource()
      expect((await source.story(slug, 'published')).value).toBeUndefined()
      expect((await source.stories([slug], 'published')).value).toEqual([])
      expect(service.asked).toEqual([])
    },
  )

  it.each(['de-de/*', 'x,de-de/home', 'de-de/x,de-de/h*'])(
    'is given no story of another slug by a slug that reads as a list or a pattern: %s',
    async (slug) => {
      const source = await openSource()
      expect((await source.stories([slug, 'de-de/none'], 'published')).value).toEqual([])
    },
  )

  it('believes no story that it did not ask for', async () => {
    const source = await openSource()
    service.failWith({ body: JSON.stringify({ stories: [rawStory(9, 'fr-ch/livraison'), home] }) })
    const { value } = await source.stories(['de-de/home'], 'published')
    expect(value.map((story) => story.fullSlug)).toEqual(['de-de/home'])
  })

  it('finds the start page of a folder by its slug without the slash at its end', async () => {
    service.publish([rawStory(4, 'de-de/ratgeber/')])
    const source = await openSource()
    const { value } = await source.stories(['de-de/ratgeber'], 'published')
    expect(value.map((story) => story.fullSlug)).toEqual(['de-de/ratgeber'])
  })
})

describe('a process that runs for long', () => {
  const titled = (name: string) => [rawStory(1, 'de-de/home', { name })]

  it('sees every publish and never asks for a content version that is over', async () => {
    await service.close()
    service = await startFaultyContentService({ redirectsToCv: true })
    const source = await openSource()
    const first = service.publish(titled('First'))
    expect((await askHome(source)).value?.name).toBe('First')
    await source.stories(['de-de/home'], 'published')
    expect(service.asked.filter(({ query }) => query.get('cv') === String(first))).not.toEqual([])

    for (const name of ['Second', 'Third']) {
      service.publish(titled(name))
      service.forget()
      expect((await askHome(source)).value?.name).toBe(name)
      expect((await source.stories(['de-de/home'], 'published')).value[0]?.name).toBe(name)
      await slugsOf(source)
      expect(service.asked.filter(({ query }) => query.get('cv') === String(first))).toEqual([])
    }
  })

  it('answers from no memory of its own', async () => {
    const source = await openSource()
    await askHome(source)
    await askHome(source)
    expect(service.asked).toHaveLength(2)
  })
})

describe('kept copies', () => {
  const failing = { status: 401 } as const

  it('are answered as stale when the service fails later', async () => {
    const { store } = inMemory()
    const source = await openSource({ snapshots: store })
    const fresh = await askHome(source)
    const listed = await source.stories(['de-de/home'], 'published')
    const slugs = await slugsOf(source)
    expect([fresh.stale, listed.stale]).toEqual([false, false])
    service.failWith(failing)
    expect(await askHome(source)).toEqual({ value: fresh.value, stale: true })
    expect(await source.stories(['de-de/home'], 'published')).toEqual({ value: listed.value, stale: true })
    expect(await slugsOf(source)).toEqual(slugs)
    service.heal()
    expect((await askHome(source)).stale).toBe(false)
  })

  it('go away when the service says that the story is gone', async () => {
    const { store, rows } = inMemory()
    const source = await openSource({ snapshots: store })
    await askHome(source)
    expect(rows.size).toBe(1)
    service.publish([])
    expect(await askHome(source)).toEqual({ value: undefined, stale: false })
    expect(rows.size).toBe(0)
    service.failWith(failing)
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it('are never made of a draft, and a draft is never answered from one', async () => {
    const { store, rows } = inMemory()
    const source = await openSource({ snapshots: store })
    await source.story('de-de/home', 'draft')
    await source.stories(['de-de/home'], 'draft')
    expect(rows.size).toBe(0)
    await askHome(source)
    service.failWith(failing)
    await expect(source.story('de-de/home', 'draft')).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it('are not removed by a missing draft', async () => {
    const { store, rows } = inMemory()
    const source = await openSource({ snapshots: store })
    await askHome(source)
    service.publish([])
    await source.story('de-de/home', 'draft')
    expect(rows.size).toBe(1)
  })

  it('do not pile up for addresses that visitors make up', async () => {
    const { store, rows } = inMemory()
    const source = await openSource({ snapshots: store })
    await source.story('de-de/made-up', 'published')
    await source.stories(['de-de/made-up', 'de-de/kategorieseiten/made-up'], 'published')
    expect(rows.size).toBe(0)
  })

  it('are not believed when they cannot be read', async () => {
    const store: SnapshotStore = { ...inMemory().store, read: async () => ({ id: 'old format' }) }
    const source = await openSource({ snapshots: store })
    service.failWith(failing)
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })

  it('cost no answer while their store is out of order', async () => {
    const broken = () => Promise.reject(new Error('no database'))
    const source = await openSource({ snapshots: { read: broken, write: broken, remove: broken } })
    expect((await askHome(source)).value?.fullSlug).toBe('de-de/home')
    expect((await source.story('de-de/none', 'published')).value).toBeUndefined()
    service.failWith(failing)
    await expect(askHome(source)).rejects.toBeInstanceOf(ContentUnavailableError)
  })
})
