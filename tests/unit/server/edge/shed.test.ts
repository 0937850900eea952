import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { AdmissionQueue } from '@/lib/server/edge/admission-queue'
import { createShed } from '@/lib/server/edge/shed'
import { type Work, workOf } from '@/lib/server/edge/work'
import { type Handler, openEdge } from './open-edge'

describe('The work of a request', () => {
  it.each([
    ['document', '/de/suche/', '?q=a', 'search'],
    ['document', '/ch-fr/rechercher/', '', 'search'],
    ['navigation', '/de/betten/', '?brand=nestling', 'listing'],
    ['document', '/de/betten/', '?utm_source=a', 'page'],
    ['document', '/de/betten/', '', 'page'],
    ['document', '/de/kasse/', '', 'private'],
    ['navigation', '/ch-fr/caiss%C3%A9/login/', '?x=1', 'private'],
    ['document', '/de/kasse/mehr/', '', 'page'],
    ['other', '/api/shop/suggest/', '?q=a', 'search'],
    ['other', '/api/shop/listing/', '?page=2', 'listing'],
    ['other', '/pictures/1/a.webp', '', 'picture'],
    ['other', '/pictures/from/a.example/1.jpg/m/600x0/smart/1.webp', '', 'photograph'],
    ['file', '/documents/1/a.pdf', '', 'print'],
    ['other', '/cdn-api/v2/cdn/stories', '?cv=1', 'content'],
    ['other', '/cdn-api/v1/spaces/1/stories/', '', 'manage'],
    ['other', '/cdn-api/v1/users/me', '', 'manage'],
    ['other', '/cdn-api/v1/uploads/', '', 'upload'],
    ['file', '/de/share/versand.png', '', 'share'],
    ['other', '/api/basket/', '', undefined],
    ['other', '/api/wishlist/', '', undefined],
    ['other', '/api/forms/', '', undefined],
    ['file', '/de/icons/icon-32.png', '', 'icon'],
    ['file', '/sitemap.xml', '', 'sitemap'],
    ['file', '/de/sitemap.xml', '', 'sitemap'],
    ['file', '/de/sitemap/products-1.xml', '', 'sitemap'],
    ['document', '/de/sitemap/', '', 'page'],
    ['file', '/robots.txt', '', undefined],
    ['other', '/', '', undefined],
  ] as const)('%s %s%s is %s', (kind, pathname, search, work) => {
    expect(workOf(kind, pathname, search)).toBe(work)
  })
})

/** A client by its name: `a1` is a task of the network `a`, `x/a1` of `a` in the larger network `x`. */
const clientOf = (name: string) =>
  name
    .split('/')
    .reverse()
    .map((network, at) => ({ name: network.replace(/\d/, ''), isShared: at > 0 }))
const a = clientOf('a')

describe('A gate', () => {
  const limits = { atOnce: 2, waiting: 2, patience: 10_000 }

  /** Enters some tasks of clients one after another; gives in which order they were let in or turned away. */
  function entering(gate: AdmissionQueue) {
    const order: string[] = []
    const ends = new Map<string, () => void>()
    const enter = async (name: string, signal?: AbortSignal) => {
      void gate.enter(clientOf(name), signal).then((leave) => {
        order.push(leave ? name : `not ${name}`)
        if (leave) ends.set(name, leave)
      })
      await sleep(0)
    }
    const end = async (name: string) => {
      ends.get(name)?.()
      await sleep(0)
    }
    return { order, enter, end }
  }

  it('lets so many in, has so many wait in their order, and turns the rest away at once', async () => {
    const { order, enter, end } = entering(new AdmissionQueue(limits))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) await enter(name)
    expect(order).toEqual(['a1', 'a2', 'not a5'])
    await end('a2')
    await end('a1')
    expect(order).toEqual(['a1', 'a2', 'not a5', 'a3', 'a4'])
    await end('a1')
    await enter('a6')
    expect(order).toHaveLength(5)
    for (const name of ['a3', 'a4', 'a6']) await end(name)
    for (const name of ['a7', 'a8']) await enter(name)
    expect(order.slice(5)).toEqual(['a6', 'a7', 'a8'])
  })

  it('lets nobody with many tasks keep out the others', async () => {
    const { order, enter, end } = entering(new AdmissionQueue({ ...limits, waiting: 4 }))
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7']) await enter(name)
    expect(order).toEqual(['a1', 'a2', 'not a7'])
    for (const name of ['b1', 'c1']) await enter(name)
    expect(order.slice(3)).toEqual(['not a6', 'not a5'])
    await enter('a8')
    await enter('b2')
    expect(order.slice(5)).toEqual(['not a8', 'not b2'])
    await end('a1')
    await end('a2')
    expect(order.slice(7)).toEqual(['b1', 'a3'])
    await end('b1')
    expect(order.slice(9)).toEqual(['c1'])
  })

  it('shares its room between large networks, and within each between the small ones', async () => {
    const { order, enter, end } = entering(new AdmissionQueue({ ...limits, atOnce: 2, waiting: 4 }))
    for (const name of ['x/a1', 'x/b1', 'x/c1', 'x/d1', 'x/e1', 'x/f1', 'x/g1']) await enter(name)
    expect(order).toEqual(['x/a1', 'x/b1', 'not x/g1'])
    for (const name of ['m1', 'y/n1']) await enter(name)
    expect(order.slice(3)).toEqual(['not x/f1', 'not x/e1'])
    await enter('x/c2')
    await enter('x/h1')
    expect(order.slice(5)).toEqual(['not x/c2', 'not x/h1'])
    await end('x/a1')
    await end('x/b1')
    expect(order.slice(7)).toEqual(['m1', 'x/c1'])
    await end('m1')
    await end('x/c1')
    expect(order.slice(9)).toEqual(['y/n1', 'x/d1'])
  })

  it('lets small networks of a large one take turns', async () => {
    const { order, enter, end } = entering(new AdmissionQueue({ ...limits, atOnce: 2, waiting: 4 }))
    for (const name of ['x/a1', 'x/a2', 'x/a3', 'x/a4', 'x/a5', 'x/a6']) await enter(name)
    await enter('x/b1')
    expect(order).toEqual(['x/a1', 'x/a2', 'not x/a6'])
    await end('x/a1')
    expect(order.slice(3)).toEqual(['x/b1'])
  })

  it('has spare places for networks with nothing under way', async () => {
    const { order, enter, end } = entering(new AdmissionQueue({ ...limits, spare: 1, waiting: 9 }))
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1', 'd1']) await enter(name)
    expect(order).toEqual(['a1', 'a2', 'b1', 'c1'])
    await end('a1')
    expect(order.slice(4)).toEqual(['d1'])
    await end('b1')
    expect(order.slice(5)).toEqual(['b2'])
    for (const name of ['a2', 'b2', 'c1']) await end(name)
    expect(order.slice(6)).toEqual(['a3'])
  })

  it('lets the small networks of a large one take only half of the spare places', async () => {
    const { order, enter, end } = entering(new AdmissionQueue({ ...limits, spare: 1, waiting: 9 }))
    for (const name of ['x/a1', 'x/a2', 'x/b1', 'x/c1', 'y/n1', 'm1']) await enter(name)
    expect(order).toEqual(['x/a1', 'x/a2', 'x/b1', 'y/n1'])
    await end('x/b1')
    expect(order.slice(4)).toEqual(['m1'])
    await end('m1')
    await end('y/n1')
    expect(order.slice(5)).toEqual(['x/c1'])
  })

  it('begins nothing for a client that is gone already', async () => {
    expect(await new AdmissionQueue(limits).enter(a, AbortSignal.abort())).toBeUndefined()
  })

  it('turns away who has waited too long, and whose client is gone, and gives their places to others', async () => {
    const impatient = new AdmissionQueue({ ...limits, atOnce: 1, patience: 20 })
    await impatient.enter(a)
    expect(await impatient.enter(a)).toBeUndefined()
    const gate = new AdmissionQueue({ ...limits, atOnce: 1 })
    const leave = await gate.enter(a)
    const gone = new AbortController()
    const waiting = gate.enter(a, gone.signal)
    const next = gate.enter(a)
    gone.abort()
    expect(await waiting).toBeUndefined()
    leave?.()
    expect(await next).toBeTypeOf('function')
    expect(await gate.enter(a, AbortSignal.abort())).toBeUndefined()
  })
})

const works: Record<Work, true> = {
  search: true,
  listing: true,
  page: true,
  private: true,
  picture: true,
  photograph: true,
  print: true,
  card: true,
  content: true,
  manage: true,
  upload: true,
  draft: true,
  share: true,
  icon: true,
  sitemap: true,
}

describe('The usual room for work', () => {
  it.each(Object.keys(works) as Work[])('is never all held by one network: %s', async (work) => {
    const shed = createShed()
    const begun: string[] = []
    const ask = (name: string) => {
      const forEver = () => {
        begun.push(name)
        return new Promise<void>(() => {})
      }
      void shed(work, clientOf(name), forEver, new AbortController().signal)
    }
    for (let count = 0; count < 100; count += 1) ask('x/a')
    await sleep(0)
    const ofOne = begun.length
    expect(ofOne).toBeGreaterThan(0)
    for (const name of ['x/b', 'y/c']) ask(name)
    await sleep(0)
    expect(begun.slice(ofOne)).toEqual(['x/b', 'y/c'])
  })
})

/** A handler whose answers wait until they are let go. */
function slow() {
  const waiting: (() => void)[] = []
  const begun: (string | undefined)[] = []
  const handler: Handler = async (incoming, response) => {
    begun.push(incoming.url)
    if (/\/(?:suche|betten)\//.test(incoming.url ?? '')) await new Promise<void>((go) => waiting.push(go))
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end('<!doctype html>done')
  }
  const until = async (count: number) => {
    while (begun.length < count) await sleep(5)
  }
  return { handler, begun, until, go: () => waiting.splice(0).map((go) => go()) }
}

describe('More work of a kind than there is room for', () => {
  const limits = { search: { atOnce: 1, waiting: 1, patience: 10_000 } }
  const get = (port: number, path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${port}${path}`, init)

  it('is turned away with 503 in the language of the market, while everything else goes on', async () => {
    const { handler, until, go } = slow()
    await using edge = await openEdge({ handler, limits })
    const { port } = edge.address()
    const first = get(port, '/de/suche/?q=1')
    await until(1)
    const second = get(port, '/de/suche/?q=2')
    await sleep(20)
    const third = await get(port, '/ch-fr/rechercher/?q=3')
    expect(third.status).toBe(503)
    expect(third.headers.get('retry-after')).toBe('5')
    expect(third.headers.get('cache-control')).toBe('no-store')
    expect(await third.text()).toContain('<html lang="fr-CH">')
    const call = await get(port, '/api/shop/suggest/?q=a')
    expect([call.status, await call.json()]).toEqual([503, { status: 503, title: 'Too busy' }])
    for (const path of ['/de/', '/api/basket/', '/pictures/marks/card.svg', '/de/kleidung/?brand=nestling'])
      expect((await get(port, path)).status, path).toBe(200)
    go()
    await until(6)
    go()
    expect([(await first).status, (await second).status]).toEqual([200, 200])
  })

  it.each([
    ['content', '/cdn-api/v2/cdn/stories'],
    ['manage', '/cdn-api/v1/spaces/1/stories/1'],
    ['upload', '/cdn-api/v1/uploads/'],
  ] as const)('is rejected as Storyblok rejects it, so that its tools try again: %s', async (work, path) => {
    const waiting: (() => void)[] = []
    await using edge = await openEdge({
      limits: { [work]: { atOnce: 1, waiting: 0, patience: 10 } },
      handler: async (_, response) => {
        await new Promise<void>((go) => waiting.push(go))
        response.end('{}')
      },
    })
    const { port } = edge.address()
    const first = get(port, path)
    await vi.waitFor(() => expect(waiting).toHaveLength(1))
    const second = await get(port, path)
    expect([second.status, second.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await second.json()).toEqual({ error: 'Rate Limit Reached' })
    waiting[0]?.()
    expect((await first).status).toBe(200)
  })

  it('is not begun for a client that is gone', async () => {
    const { handler, begun, until, go } = slow()
    await using edge = await openEdge({ handler, limits })
    const { port } = edge.address()
    const first = get(port, '/de/suche/?q=1')
    await until(1)
    const leaving = new AbortController()
    const second = get(port, '/de/suche/?q=2', { signal: leaving.signal }).catch(() => 'gone')
    await sleep(20)
    leaving.abort()
    expect(await second).toBe('gone')
    const third = get(port, '/de/suche/?q=3')
    await sleep(20)
    go()
    await first
    await until(2)
    go()
    expect((await third).status).toBe(200)
    expect(begun).toEqual(['/de/suche/?q=1', '/de/suche/?q=3'])
  })

  it('makes room again when the answer is complete, however long its sending takes', async () => {
    await using edge = await openEdge({
      limits: { search: { atOnce: 1, waiting: 0, patience: 10 } },
      // Like Next.js, which waits for an event that never comes when the client goes before the last byte is sent.
      handler: (_, response) => {
        response.end('done')
        return new Promise(() => {})
      },
    })
    const { port } = edge.address()
    expect((await get(port, '/de/suche/?q=1')).status).toBe(200)
    expect((await get(port, '/de/suche/?q=2')).status).toBe(200)
  })

  it('makes room again when a client has gone, even if its answer never ends', async () => {
    const begun: (string | undefined)[] = []
    await using edge = await openEdge({
      limits: { search: { atOnce: 1, waiting: 1, patience: 10_000 } },
      handler: ({ url }, response) => {
        begun.push(url)
        if (url?.endsWith('q=1')) return new Promise(() => {})
        response.end('done')
      },
    })
    const { port } = edge.address()
    const leaving = new AbortController()
    const first = get(port, '/de/suche/?q=1', { signal: leaving.signal }).catch(() => 'gone')
    await vi.waitFor(() => expect(begun).toEqual(['/de/suche/?q=1']))
    leaving.abort()
    expect(await first).toBe('gone')
    expect((await get(port, '/de/suche/?q=2')).status).toBe(200)
  })

  it('makes room again when a client takes nothing of an answer', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    try {
      const piece = 'x'.repeat(16 * 1024)
      const begun: (string | undefined)[] = []
      await using edge = await openEdge({
        limits: { search: { atOnce: 1, waiting: 1, patience: 10_000 } },
        handler: async ({ url }, response) => {
          begun.push(url)
          // More than a system takes for a client in advance.
          const pieces = url?.endsWith('q=1') ? 1_024 : 1
          for (let sent = 0; sent < pieces; sent += 1)
            if (!response.write(piece)) await new Promise((resolve) => response.once('drain', resolve))
          response.end()
        },
      })
      const { port } = edge.address()
      let of: Socket | undefined
      edge.server.once('connection', (socket) => {
        of = socket
      })
      const stalled = connect(port, '127.0.0.1').pause()
      stalled.on('error', () => undefined)
      stalled.write('GET /de/suche/?q=1 HTTP/1.1\r\nHost: localhost\r\n\r\n')
      await vi.waitFor(() => expect(begun).toHaveLength(1))
      const next = get(port, '/de/suche/?q=2').then(({ status }) => status)
      await sleep(20)
      expect(begun).toHaveLength(1)
      while (!of?.destroyed) {
        vi.advanceTimersByTime(60_000)
        await sleep(20)
      }
      expect(await next).toBe(200)
      stalled.destroy()
    } finally {
      vi.useRealTimers()
    }
  })

  it('makes room again after a failure', async () => {
    // An outage that another file left behind would make a 503 of it.
    Object.assign(globalThis, { nestlingOutage: undefined })
    let count = 0
    await using edge = await openEdge({
      limits: { search: { atOnce: 1, waiting: 0, patience: 10 } },
      handler: (_, response) => {
        count += 1
        if (count === 1) throw new Error('down')
        response.end('done')
      },
    })
    const { port } = edge.address()
    expect((await get(port, '/de/suche/?q=1')).status).toBe(500)
    expect((await get(port, '/de/suche/?q=2')).status).toBe(200)
  })
})
