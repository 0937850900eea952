import { createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it, vi } from 'vitest'
import { StalledClients } from '@/lib/server/edge/stalled-clients'

const megabyte = 1024 * 1024
/** More than systems take for a client in advance. */
const large = Buffer.alloc(16 * megabyte)
const pieces = (count: number) => Array.from({ length: count }, () => large.subarray(0, 16 * 1024))

type Writes = (write: (bytes: Buffer) => boolean, drained: () => Promise<void>, end: () => void) => unknown

/** How an answer may be written. */
const ways: Record<string, Writes> = {
  'in one piece': (write, _, end) => {
    write(large)
    end()
  },
  'in small pieces at once': (write, _, end) => {
    for (const piece of pieces(1_024)) write(piece)
    end()
  },
  'in small pieces, each when there is room': async (write, drained, end) => {
    for (const piece of pieces(1_024)) if (!write(piece)) await drained()
    end()
  },
}

async function opened(writes: Writes) {
  const clients = new StalledClients()
  const server = createServer((_, response) => {
    const drained = () => new Promise<void>((resolve) => response.once('drain', resolve))
    void writes(
      (bytes) => response.write(bytes),
      drained,
      () => response.end(),
    )
  })
  clients.watch(server)
  let of: Socket | undefined
  server.on('connection', (socket) => {
    of = socket
    socket.on('error', () => undefined)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const client = connect((server.address() as AddressInfo).port, '127.0.0.1')
  client.on('error', () => undefined)
  client.pause()
  client.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n')
  await vi.waitFor(() => expect(of?.bytesWritten).toBeGreaterThan(0), 10_000)
  return {
    client,
    clients,
    of: of as unknown as Socket,
    async [Symbol.asyncDispose]() {
      client.destroy()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Seconds that pass for the watch until it ends a connection; undefined when it does not. */
function secondsUntilEnd(clients: StalledClients, of: Socket, most: number): number | undefined {
  for (let second = 1; second <= most; second += 1) {
    clients.sweep(1_000)
    if (of.destroyed) return second
  }
  return undefined
}

describe.each(Object.entries(ways))('A client with an answer %s', (_, writes) => {
  it('loses its connection when it takes nothing, after ten to thirty seconds', async () => {
    await using opening = await opened(writes)
    const { clients, of } = opening
    await vi.waitFor(() => expect(of.writableLength).toBeGreaterThan(0), 10_000)
    const seconds = secondsUntilEnd(clients, of, 100)
    expect(seconds).toBeGreaterThanOrEqual(10)
    expect(seconds).toBeLessThanOrEqual(30)
  })

  it('keeps it as long as it takes some, however slowly', async () => {
    await using opening = await opened(writes)
    const { client, clients, of } = opening
    let got = 0
    let seconds = 0
    for await (const bytes of client as AsyncIterable<Buffer>) {
      got += bytes.length
      // The server has its turn to send more.
      await setImmediate()
      for (; seconds < got / (64 * 1_024); seconds += 1) clients.sweep(1_000)
      expect(of.destroyed).toBe(false)
      if (got > large.length) break
    }
    expect(seconds).toBeGreaterThan(250)
  })
})

describe('A client', () => {
  it('loses nothing while it waits for an answer, or has all of one', async () => {
    let finish = () => {}
    await using opening = await opened((write, _, end) => {
      write(Buffer.from('a'))
      finish = end
    })
    const { clients, of } = opening
    expect(secondsUntilEnd(clients, of, 100)).toBeUndefined()
    finish()
    await vi.waitFor(() => expect(of.writableLength).toBe(0), 10_000)
    expect(secondsUntilEnd(clients, of, 100)).toBeUndefined()
  })

  it('loses its connection when it takes a few bytes now and then', () => {
    const clients = new StalledClients()
    const socket = { writableLength: 1, destroyed: false, _handle: { bytesWritten: 0, writeQueueSize: 0 } }
    const follow: ((socket: unknown) => void)[] = []
    const server = { on: (_: string, each: (socket: unknown) => void) => follow.push(each), once: vi.fn() }
    clients.watch(server as never)
    Object.assign(socket, { once: vi.fn(), destroy: () => Object.assign(socket, { destroyed: true }) })
    for (const each of follow) each(socket)
    let second = 0
    for (; second < 100 && !socket.destroyed; second += 1) {
      socket._handle.bytesWritten += 200
      clients.sweep(1_000)
    }
    expect(second).toBeGreaterThanOrEqual(10)
    expect(second).toBeLessThan(20)
  })
})
