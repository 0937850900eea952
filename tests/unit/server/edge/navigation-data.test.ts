import { Readable } from 'node:stream'
import { describe, expect, it } from 'vitest'
import { type Handler, openEdge } from './open-edge'

const navigation = { rsc: '1' }
const text = 'Größe – passt. '.repeat(200)
const missing = 'a:E{"digest":"NEXT_HTTP_ERROR_FALLBACK;404"}\n'

/** As Next.js answers from its cache: a stream whose head goes first, and which is one piece. */
const cached =
  (body: string): Handler =>
  async (_, response) => {
    response.setHeader('content-type', 'text/x-component')
    response.setHeader('x-nextjs-cache', 'HIT')
    response.setHeader('cache-control', 's-maxage=31536000')
    for await (const piece of Readable.from([Buffer.from(body)])) {
      response.flushHeaders()
      response.write(piece)
    }
    response.end()
  }

describe('The data of a navigation', () => {
  it('to a missing page says so with its status, which the cached page no longer has', async () => {
    await using edge = await openEdge({ handler: cached(missing) })
    expect(await edge.send('/de/gibt-es-nicht/', navigation)).toMatchObject({
      status: 404,
      body: 'Not found',
    })
  })

  it('to a missing page with a redirect leads on', async () => {
    await using edge = await openEdge({
      handler: cached(missing),
      findRedirect: async () => ({ target: '/de/versand/', statusCode: 301 }),
    })
    const { status, headers } = await edge.send('/de/versandkosten/', navigation)
    expect(status).toBe(301)
    expect(headers.location).toBe('/de/versand/')
  })

  it('of a page that only writes about missing pages is shown', async () => {
    const body = `1:"${JSON.stringify(missing).slice(1, -1)}"`
    await using edge = await openEdge({ handler: cached(body) })
    expect(await edge.send('/de/technik/', navigation)).toMatchObject({ status: 200, body })
  })

  it('is compressed, and not sent twice to a browser that has it', async () => {
    await using edge = await openEdge({ handler: cached(text) })
    const whole = await edge.send('/de/versand/', navigation)
    expect(whole.body).toBe(text)
    const { headers } = await edge.send('/de/versand/', { ...navigation, 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBe('br')
    expect(Number(headers['content-length'])).toBeLessThan(200)
    const again = { ...navigation, 'if-none-match': String(headers.etag) }
    expect(await edge.send('/de/versand/', again)).toMatchObject({ status: 304, body: '' })
  })

  it('that is made for one visitor goes out as it comes', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('content-type', 'text/x-component')
        response.write(Buffer.from('first '))
        response.end(Buffer.from('second'))
      },
    })
    const { headers, body } = await edge.send('/de/konto/', navigation)
    expect(body).toBe('first second')
    expect(headers.etag).toBeUndefined()
  })
})
