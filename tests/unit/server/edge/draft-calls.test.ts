import { describe, expect, it } from 'vitest'
import { queryToKeep } from '@/lib/server/edge/at-request'
import { redirectTarget } from '@/lib/server/edge/normalise'
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
    expect((await open.edge.send(path, call, 'POST')).status).toBe(200)
    // Old browsers do not say where they come from; the function itself asks for the origin.
    const { 'sec-fetch-site': _, ...old } = call
    expect((await open.edge.send(path, old, 'POST')).status).toBe(200)
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
