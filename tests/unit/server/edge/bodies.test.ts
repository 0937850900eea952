import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { readLimitedBytes } from '@/lib/platform/http/read-limited'
import { type Handler, openEdge } from './open-edge'

// A body whose connection ends is an error in the log.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined))
afterEach(() => vi.restoreAllMocks())

/** Answers with the number of bytes that it has read. */
const reads: Handler = async (incoming, response) => {
  let size = 0
  for await (const chunk of incoming) size += (chunk as Buffer).length
  response.end(String(size))
}

const json = 'application/json; charset=utf-8'
const multipart = 'multipart/form-data; boundary=x'
const urlencoded = 'application/x-www-form-urlencoded'

const form = ['POST /api/forms/ HTTP/1.1', `content-type: ${multipart}`]

const limits = { atOnce: { ofNetwork: 1_000_000, ofAll: 2_000_000 }, perHour: 100_000_000 }

/** Sends a head and then as much as the server takes for a while, until it closes. Gives the answer and how much it took. */
async function flood(port: number, head: string[], ms = 400) {
  const socket = connect(port, '127.0.0.1')
  let answer = ''
  let closed = false
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('data', (chunk) => {
    answer += chunk.toString('latin1')
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
  })
  socket.write(`${head.join('\r\n')}\r\nhost: localhost\r\n\r\n`)
  const piece = Buffer.alloc(64 * 1024, 'x')
  const end = Date.now() + ms
  while (Date.now() < end && !closed) {
    if (socket.writableLength < 1_000_000) socket.write(piece)
    await sleep(1)
  }
  const { bytesWritten, writableLength } = socket
  await Promise.race([ended, sleep(5_000)])
  socket.destroy()
  return { answer, taken: bytesWritten - writableLength, closed }
}

describe('A body', () => {
  it.each([
    ['is read', '/api/basket/items/', json, 60_000, 200],
    ['of a form may be large', '/api/forms/', multipart, 900_000, 200],
    ['of a form without files may not be large', '/api/forms/', urlencoded, 262_145, 413],
    ['that is too large for its call is not read', '/api/basket/items/', json, 65_537, 413],
    ['that is too large for a form is not read', '/api/forms/', multipart, 26_214_401, 413],
    ['that is too large for its network is not read', '/api/forms/', multipart, 25_000_000, 503],
    ['of another media type is not read', '/api/basket/items/', multipart, 10, 415],
    ['that is no form is not read as one', '/cdn-api/v1/uploads/', urlencoded, 10, 415],
    ['without a media type is not read', '/api/forms/', undefined, 10, 415],
    ['of a file may have any type', '/api/studio/assets/', 'image/png', 60_000, 200],
    ['that its call does not read may be small', '/api/studio/logout/', undefined, 60_000, 200],
    ['that its call does not read may not be large', '/api/studio/logout/', undefined, 65_537, 413],
  ])('%s', async (_, path, type, length, status) => {
    await using edge = await openEdge({ handler: reads, bodyLimits: limits })
    const { port } = edge.address()
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: type === undefined ? {} : { 'content-type': type },
      body: Buffer.alloc(length),
    })
    expect(answer.status).toBe(status)
    if (status === 200) expect(await answer.text()).toBe(String(length))
    else expect(await answer.json()).toMatchObject({ status, detail: expect.any(String) })
  })

  it('of a story for which there is no room is rejected as Storyblok rejects it', async () => {
    const none = { ofNetwork: 100_000, ofAll: 100_000 }
    await using edge = await openEdge({ handler: reads, bodyLimits: { ...limits, atOnce: none } })
    const story = `http://127.0.0.1:${edge.address().port}/cdn-api/v1/spaces/1/stories/1`
    const init = { method: 'PUT', headers: { 'content-type': json }, body: Buffer.alloc(120_000) }
    const answer = await fetch(story, init)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '5'])
    expect(await answer.json()).toEqual({ error: 'Rate Limit Reached' })
  })

  it('that does not say its length counts as the largest of its call', async () => {
    await using edge = await openEdge({ handler: reads, bodyLimits: limits })
    const chunked = (path: string, type: string) =>
      edge.sendBytes(
        `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${type}\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n0\r\n\r\n`,
      )
    expect(await chunked('/api/forms/', multipart)).toMatch(/^HTTP\/1\.1 503 /)
    expect(await chunked('/api/basket/items/', json)).toMatch(/^HTTP\/1\.1 200 /)
  })

  it('gives its room back with its answer and with its connection', async () => {
    await using edge = await openEdge({
      handler: reads,
      bodyLimits: { ...limits, atOnce: { ofNetwork: 100_000, ofAll: 100_000 } },
    })
    const { port } = edge.address()
    const post = async () => {
      const answer = await fetch(`http://127.0.0.1:${port}/api/forms/`, {
        method: 'POST',
        headers: { 'content-type': multipart },
        body: Buffer.alloc(80_000),
      })
      await answer.arrayBuffer()
      return answer.status
    }
    expect([await post(), await post()]).toEqual([200, 200])
    const slow = connect(port, '127.0.0.1', () =>
      slow.write(
        `POST /api/forms/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${multipart}\r\ncontent-length: 80000\r\n\r\nx`,
      ),
    )
    await sleep(50)
    expect(await post()).toBe(503)
    slow.destroy()
    await sleep(50)
    expect(await post()).toBe(200)
  })

  it.each([
    ['the room of large ones is taken', { ofNetwork: 100_000, ofAll: 100_000 }, 100_000_000, 503],
    ['large ones have used up their hour', { ofNetwork: 200_000, ofAll: 200_000 }, 80_000, 429],
  ])('of a usual size is read when %s', async (_, atOnce, perHour, status) => {
    await using edge = await openEdge({ handler: reads, bodyLimits: { atOnce, perHour } })
    const { port } = edge.address()
    const post = async (path: string, type: string, length: number) => {
      const headers = { 'content-type': type, 'x-forwarded-for': '203.0.113.9' }
      const init = { method: 'POST', headers, body: Buffer.alloc(length) }
      return (await fetch(`http://127.0.0.1:${port}${path}`, init)).status
    }
    const asked = new Promise((resolve) => edge.server.once('request', resolve))
    const slow = connect(port, '127.0.0.1', () =>
      slow.write(
        `${form.join('\r\n')}\r\nhost: localhost\r\nx-forwarded-for: 203.0.113.9\r\ncontent-length: 80000\r\n\r\nx`,
      ),
    )
    await asked
    expect(await post('/api/forms/', multipart, 80_000)).toBe(status)
    expect(await post('/api/basket/items/', json, 90)).toBe(200)
    expect(await post('/api/forms/', multipart, 60_000)).toBe(200)
    slow.destroy()
  })

  it('that makes way for another is answered', async () => {
    await using edge = await openEdge({
      handler: reads,
      bodyLimits: { ...limits, atOnce: { ofNetwork: 100_000, ofAll: 100_000 } },
    })
    const { port } = edge.address()
    const send = (length: number, from: string, body = '') => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/forms/ HTTP/1.1\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\ncontent-type: ${multipart}\r\nconnection: close\r\ncontent-length: ${length}\r\n\r\n${body}`,
        ),
      )
      return new Promise<string>((resolve) => {
        let answer = ''
        socket.on('data', (chunk) => {
          answer += chunk.toString('latin1')
        })
        socket.on('error', () => undefined)
        socket.on('close', () => resolve(answer))
      })
    }
    const request = new Promise((resolve) => edge.server.once('request', resolve))
    const heavy = send(90_000, '203.0.113.9')
    await request
    expect(await send(70_000, '203.0.113.10', 'x'.repeat(70_000))).toMatch(/^HTTP\/1\.1 200 /)
    const answer = await heavy
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(answer).toMatch(/\r\nretry-after: \d+\r\n/i)
  })

  it('that was received whole is carried out and gets its own answer when another takes its room', async () => {
    let placed = 0
    let begin = () => {}
    const begun = new Promise<void>((resolve) => {
      begin = resolve
    })
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    await using edge = await openEdge({
      bodyLimits: { ...limits, atOnce: { ofNetwork: 100_000, ofAll: 100_000 } },
      handler: async (incoming, response) => {
        for await (const _ of incoming);
        if (Number(incoming.headers['content-length']) === 90_000) {
          begin()
          await finished
          placed += 1
        }
        response.end('placed')
      },
    })
    const { port } = edge.address()
    const post = async (length: number, from: string) => {
      const headers = { 'content-type': multipart, 'x-forwarded-for': from }
      const init = { method: 'POST', headers, body: Buffer.alloc(length) }
      return (await fetch(`http://127.0.0.1:${port}/api/forms/`, init)).status
    }
    const heavy = post(90_000, '203.0.113.9')
    await begun
    expect(await post(70_000, '203.0.113.10')).toBe(200)
    finish()
    expect([await heavy, placed]).toEqual([200, 1])
  })

  it('that made way is not carried out, whatever still comes of it', async () => {
    const read: number[] = []
    await using edge = await openEdge({
      bodyLimits: { ...limits, atOnce: { ofNetwork: 100_000, ofAll: 100_000 } },
      handler: async (incoming, response) => {
        let size = 0
        for await (const chunk of incoming) size += (chunk as Buffer).length
        read.push(size)
        response.end()
      },
    })
    const { port } = edge.address()
    const head = (from: string, length: number) =>
      `${form.join('\r\n')}\r\nhost: localhost\r\nx-forwarded-for: ${from}\r\ncontent-length: ${length}\r\n\r\n`
    const asked = new Promise((resolve) => edge.server.once('request', resolve))
    const heavy = connect(port, '127.0.0.1', () => heavy.write(`${head('203.0.113.9', 90_000)}x`))
    let answer = ''
    heavy.on('error', () => undefined)
    heavy.on('data', (chunk) => {
      answer += chunk.toString('latin1')
      heavy.write('x'.repeat(89_999))
    })
    const closed = new Promise((resolve) => heavy.once('close', resolve))
    await asked
    const other = connect(port, '127.0.0.1', () =>
      other.write(`${head('203.0.113.10', 70_000)}${'x'.repeat(70_000)}`),
    )
    await closed
    other.destroy()
    expect(answer).toMatch(/^HTTP\/1\.1 503 /)
    expect(read).toEqual([70_000])
  })

  it('of a usual size is read while others of its network come slowly and say no length', async () => {
    await using edge = await openEdge({ handler: reads })
    const { port } = edge.address()
    const headers = { 'content-type': json, 'x-forwarded-for': '203.0.113.9' }
    let asked = 0
    edge.server.on('request', () => {
      asked += 1
    })
    const slow = Array.from({ length: 64 }, () => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST /api/basket/items/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${json}\r\nx-forwarded-for: 203.0.113.9\r\ntransfer-encoding: chunked\r\n\r\n1\r\nx\r\n`,
        ),
      )
      return socket.on('error', () => undefined)
    })
    await vi.waitFor(() => expect(asked).toBe(64))
    const post = () =>
      fetch(`http://127.0.0.1:${port}/api/basket/items/`, { method: 'POST', headers, body: '{}' })
    expect([(await post()).status, (await post()).status]).toEqual([200, 200])
    for (const socket of slow) socket.destroy()
  })

  it.each([
    ['a refused method', ['POST /de/ HTTP/1.1', 'content-length: 9000000000'], '405'],
    ['a form that is too large', [...form, 'content-length: 9000000000'], '413'],
    ['a form of another type', ['POST /api/forms/ HTTP/1.1', 'content-length: 9000000000'], '415'],
    ['a page that is asked for with a body', ['GET /de/ HTTP/1.1', 'content-length: 9000000000'], '200'],
    ['a call that does not read it', [...form, 'content-length: 26000000'], '200'],
  ])('is read no further once %s has its answer, and the answer arrives', async (_, head, status) => {
    await using edge = await openEdge({ handler: (_incoming, response) => void response.end('done') })
    const { answer, taken, closed } = await flood(edge.address().port, head)
    expect(answer).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
    expect(answer).toMatch(/\r\nconnection: close\r\n/i)
    expect(taken).toBeLessThan(12_000_000)
    expect(closed).toBe(true)
  })

  it('is read no further than its limit when it does not say its length', async () => {
    await using edge = await openEdge({
      handler: async (incoming, response) => {
        // As Next.js hands it to a route.
        const init = { method: 'POST', body: incoming, duplex: 'half' } as unknown as RequestInit
        const bytes = await readLimitedBytes(new Request('http://a/', init), 1_000)
        response.statusCode = bytes === undefined ? 413 : 200
        response.end()
      },
    })
    const answer = await edge.sendBytes(
      `POST /api/basket/items/ HTTP/1.1\r\nhost: localhost\r\ncontent-type: ${json}\r\ntransfer-encoding: chunked\r\n\r\nffff\r\n${'x'.repeat(65_535)}\r\n`,
    )
    expect(answer).toMatch(/^HTTP\/1\.1 413 /)
  })
})

describe('A refused form', () => {
  const post = async (handler: Handler, headers: Record<string, string>) => {
    await using edge = await openEdge({ handler })
    const { port } = edge.address()
    const answer = await fetch(`http://127.0.0.1:${port}/api/forms/`, {
      method: 'POST',
      body: 'a=b',
      headers: {
        'content-type': urlencoded,
        referer: `http://127.0.0.1:${port}/ch-fr/contact/?voucher=a`,
        ...headers,
      },
    })
    return { status: answer.status, headers: answer.headers, text: await answer.text() }
  }
  const refuses =
    (status: number): Handler =>
    (_, response) => {
      response.statusCode = status
      response.setHeader('content-type', 'application/problem+json')
      response.end('{"status":0}')
    }
  const html = { accept: 'text/html,application/xhtml+xml;q=0.9' }

  it.each([
    [400, 'La page a changé'],
    [403, 'La page a changé'],
    [413, '25\u00a0Mo|25 Mo'],
    [429, 'dans une heure'],
    [503, 'Vos indications sont conservées'],
  ])('is a page in the language of its own for a browser without JavaScript: %i', async (status, words) => {
    const answer = await post(refuses(status), html)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(answer.text).toContain('<html lang="fr-CH">')
    expect(answer.text).toMatch(new RegExp(words))
    expect(answer.text).toContain('<a href="/ch-fr/contact/">Retour à la page</a>')
  })

  it('is what the call says for its own script', async () => {
    expect((await post(refuses(429), { accept: 'application/json' })).text).toBe('{"status":0}')
  })

  it('leads nowhere else', async () => {
    for (const referer of ['https://evil.example/ch-fr/', 'nonsense', '"><script>'])
      expect((await post(refuses(429), { ...html, referer })).text).toContain('<a href="/de/">')
  })
})
