import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { answers, type Edge, openEdge } from './open-edge'

/** A handler that answers when it is told to. */
function held() {
  const waiting: (() => void)[] = []
  return {
    handler: async (_: unknown, response: { end: (text: string) => void }) => {
      await new Promise<void>((resolve) => waiting.push(resolve))
      response.end('whole')
    },
    count: () => waiting.length,
    release: () => waiting.splice(0).forEach((go) => void go()),
  }
}

async function until(check: () => boolean) {
  while (!check()) await sleep(5)
}

const get = '/api/any/'
const bytes = (path: string, method = 'GET') => `${method} ${path} HTTP/1.1\r\nhost: localhost\r\n\r\n`

async function open({ address }: Edge): Promise<Socket> {
  const socket = connect(address().port, '127.0.0.1')
  socket.on('error', () => undefined)
  await once(socket, 'connect')
  return socket
}

const ended = (socket: Socket) => once(socket, 'close').then(() => true)

describe('A server that is asked to end', () => {
  it.each([
    ['starting', () => undefined, 503],
    ['ready', ({ drain }: Edge) => drain.ready(), 200],
    [
      'ending',
      ({ drain }: Edge) => {
        drain.begin()
        drain.ready()
      },
      503,
    ],
  ])('says so in its health call: %s', async (_, arrange, status) => {
    await using edge = await openEdge({ handler: answers(200) })
    arrange(edge)
    for (const path of ['/api/health/', '/api/health', '/api/health/?probe'])
      expect((await edge.send(path)).status).toBe(status)
  })

  it('still answers, and lets no connection live on', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(get)).headers.connection).toBe('keep-alive')
    edge.drain.begin()
    expect(await edge.send(get)).toMatchObject({ status: 200, headers: { connection: 'close' } })
  })

  it('lets requests under way end, and tells their connections', async () => {
    const { handler, count, release } = held()
    await using edge = await openEdge({ handler })
    const answered = Array.from({ length: 12 }, async () => edge.sendBytes(bytes(get)))
    await until(() => count() === 12)
    edge.drain.begin()
    const closed = edge.drain.close(edge.server, 5_000)
    setTimeout(release, 50)
    expect(await closed).toBe(true)
    for (const answer of await Promise.all(answered)) {
      expect(answer).toMatch(/connection: close/i)
      expect(answer).toMatch(/whole/)
    }
  })

  it('ends connections without a request at once, and those that never sent one soon', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    const [idle, silent] = await Promise.all([open(edge), open(edge)])
    idle.write(bytes(get))
    await once(idle, 'data')
    const both = Promise.all([ended(idle), ended(silent)])
    edge.drain.begin()
    expect(await edge.drain.close(edge.server, 5_000)).toBe(true)
    expect(await both).toEqual([true, true])
  })

  it('cuts what is not answered in time, and says that it was not whole', async () => {
    const { handler, count } = held()
    await using edge = await openEdge({ handler })
    const answer = edge.sendBytes(bytes(get))
    await until(() => count() === 1)
    expect(await edge.drain.close(edge.server, 100)).toBe(false)
    expect(await answer).toBe('')
  })

  it('waits for what is written for a client that has gone', async () => {
    const { handler, count, release } = held()
    await using edge = await openEdge({ handler })
    const socket = await open(edge)
    socket.write(bytes(get, 'POST'))
    await until(() => count() === 1)
    socket.destroy()
    const closed = edge.drain.close(edge.server, 5_000)
    expect(await Promise.race([closed, sleep(200).then(() => 'waits')])).toBe('waits')
    release()
    expect(await closed).toBe(true)
  })
})
