import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { queryToKeep } from '@/lib/server/edge/at-request'
import { redirectTarget } from '@/lib/server/edge/normalise'
import { growth, mostGrowth } from '../../../fixtures/growth'
import { openEdge } from './open-edge'

const call = {
  'next-action': 'a'.repeat(42),
  'content-type': 'text/plain;charset=UTF-8',
  'sec-fetch-site': 'same-origin',
}
const path = '/preview/de-de/home/'

async function openCounting() {
  const seen: (string | undefined)[] = []
  const edge = await openEdge({
    handler: (incoming, response) => {
      seen.push(incoming.headers['next-action'] as string | undefined)
      response.end('from the handler')
    },
  })
  return { edge, seen, [Symbol.asyncDispose]: () => edge[Symbol.asyncDispose]() }
}

describe('the only server function', () => {
  it('is called below the path of drafts, by a page of the shop', async () => {
    await using open = await openCounting()
    const { port } = open.edge.address()
    const send = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers, body: '["a","b"]' }
      return (await fetch(`http://127.0.0.1:${port}${path}`, init)).status
    }
    expect(await send(call)).toBe(200)
    // Old browsers do not say where they come from; the function itself asks for the origin.
    const { 'sec-fetch-site': _, ...old } = call
    expect(await send(old)).toBe(200)
    expect(open.seen).toEqual([call['next-action'], call['next-action']])
  })

  it.each([
    ['another path', '/de/', call, 'POST'],
    ['a path that only begins so', '/preview-x/', call, 'POST'],
    ['another method', path, call, 'PUT'],
    ['no function', path, { ...call, 'next-action': '' }, 'POST'],
    ['no id of a function', path, { ...call, 'next-action': 'constructor' }, 'POST'],
    ['a form', path, { ...call, 'content-type': 'multipart/form-data; boundary=x' }, 'POST'],
    ['another text', path, { ...call, 'content-type': 'text/plain, multipart/form-data' }, 'POST'],
    ['another site', path, { ...call, 'sec-fetch-site': 'cross-site' }, 'POST'],
    ['another host of this site', path, { ...call, 'sec-fetch-site': 'same-site' }, 'POST'],
  ])('is not called with %s', async (_, target, headers, method) => {
    await using open = await openCounting()
    expect((await open.edge.send(target, headers, method)).status).toBe(405)
    expect(open.seen).toEqual([])
  })

  const references = (count: number) => `[${Array(count).fill('"$0"').join()}]`

  it.each([
    ['what its page sends', '["eyJ-_.abc","H4sI+/AA=="]', 200],
    ['nothing', '', 400],
    ['one text', '["a"]', 400],
    ['a number', '["a",1]', 400],
    ['a reference', '["a","$0"]', 400],
    ['many references', references(100_000), 400, references(25_000)],
    ['depth', '['.repeat(200_000), 400, '['.repeat(50_000)],
    ['another parameter', '["a","b",[]]', 400],
    ['more than a draft', `["a","${'b'.repeat(600_000)}"]`, 413],
  ])('reads two texts and nothing else: %s', async (_, body, status, quarter = body) => {
    const read: string[] = []
    await using edge = await openEdge({
      handler: async (incoming, response) => {
        let text = ''
        for await (const piece of incoming) text += piece
        read.push(text)
        response.end()
      },
    })
    const { port } = edge.address()
    const ask = (body: string) => async () => {
      read.length = 0
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
        method: 'POST',
        headers: { 'next-action': call['next-action'], 'content-type': call['content-type'] },
        body,
      })
      expect(answer.status).toBe(status)
      expect(read).toEqual(status === 200 ? [body] : [])
    }
    const grown = await growth({ whole: ask(body), quarter: ask(quarter) }, { enough: 100 })
    expect(grown).toBeLessThan(mostGrowth)
  })

  it('reads a large draft that comes in pieces as it was sent', async () => {
    const seen: string[] = []
    await using edge = await openEdge({
      handler: async (incoming, response) => {
        for await (const piece of incoming) seen.push(String(piece))
        response.end()
      },
    })
    const { port } = edge.address()
    const body = `["a","${'b'.repeat(400_000)}"]`
    const stream = new ReadableStream({
      async start(controller) {
        for (let at = 0; at < body.length; at += 70_000) {
          controller.enqueue(Buffer.from(body.slice(at, at + 70_000)))
          await sleep(5)
        }
        controller.close()
      },
    })
    const init = { method: 'POST', headers: call, body: stream, duplex: 'half' } as RequestInit
    expect((await fetch(`http://127.0.0.1:${port}${path}`, init)).status).toBe(200)
    expect(seen.join('')).toBe(body)
  })

  it('is called by no request that reads', async () => {
    await using open = await openCounting()
    await open.edge.send(path, call)
    expect(open.seen).toEqual([undefined])
  })
})

describe('the address of a draft', () => {
  it.each([
    ['/preview/de-de/home', '?_storyblok=7', '/preview/de-de/home/?_storyblok=7'],
    ['/preview/de-de/Über+uns/', '', undefined],
    ['/preview/de-de/KINDER/', '', undefined],
  ])('is that of its story: %s%s', (pathname, search, expected) => {
    expect(redirectTarget('baby', pathname, search)).toBe(expected)
  })

  it('keeps its token for itself', () => {
    expect(queryToKeep('/preview/de-de/home/', '?_storyblok_tk[token]=a', '/de/')).toBe('')
  })
})
