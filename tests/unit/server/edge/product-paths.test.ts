import { describe, expect, it, vi } from 'vitest'
import { findMarket, type Market } from '@/lib/platform/markets/markets'
import { ProductPaths } from '@/lib/server/edge/product-paths'
import { answers, openEdge } from './open-edge'

const market = (code: string) => findMarket('baby', code) as Market
const de = market('de')

/** One product, which Germany and French Switzerland sell. */
const paths: Record<string, string> = {
  'de 104711': '/de/p/waldkind-kinderwagen-salbei-104711/',
  'ch-fr 104711': '/ch-fr/p/waldkind-poussette-vert-sauge-104711/',
}
const findProductPath = async ({ code }: Market, number: string) => paths[`${code} ${number}`]
const canonical = '/de/p/waldkind-kinderwagen-salbei-104711/'

describe('The address of a product', () => {
  it.each([
    ['another name', '/de/p/anything-104711/', canonical],
    ['no name', '/de/p/104711/', canonical],
    ['upper case', '/de/p/Waldkind-Kinderwagen-Salbei-104711/', canonical],
    ['no slash at its end', '/de/p/waldkind-kinderwagen-salbei-104711', canonical],
    ['another name and no slash', '/de/p/x-104711', canonical],
    ['needless encoding', '/de/p/waldkind%2Dkinderwagen-salbei-104711/', canonical],
    ['an encoded slash', '/de/p/x%2Fy-104711/', canonical],
    ['plus signs', '/de/p/wald+kind-104711/', canonical],
    ['umlauts', '/de/p/gr%C3%B6%C3%9Fe-104711/', canonical],
    ['a market in upper case', '/DE/p/waldkind-kinderwagen-salbei-104711/', canonical],
    ['the name of another language', `/ch-fr${canonical.slice(3)}`, paths['ch-fr 104711']],
    ['a shop locale for its market', '/fr-ch/p/x-104711/', paths['ch-fr 104711']],
  ])('is mended by one permanent redirect that keeps its query: %s', async (_, path, target) => {
    const handler = vi.fn(answers(200))
    await using edge = await openEdge({ handler, findProductPath })
    const got = await edge.send(`${path}?variant=A.2&utm=b%2F`)
    expect(got).toMatchObject({ status: 308, body: '' })
    expect(got.headers.location).toBe(`${target}?variant=A.2&utm=b%2F`)
    expect(got.headers['cache-control']).toContain('must-revalidate')
    expect(handler).not.toHaveBeenCalled()
  })

  it('passes through when it is canonical, whatever its query', async () => {
    await using edge = await openEdge({ handler: answers(200), findProductPath })
    expect((await edge.send(canonical)).body).toBe('from the handler')
    expect((await edge.send(`${canonical}?variant=A.2`)).status).toBe(200)
    expect((await edge.send(canonical, {}, 'HEAD')).status).toBe(200)
  })

  it.each(['/de/p/x-104711/?_rsc=1', '/de/p/x-1/?_rsc=1'])(
    'costs no rendering when it is asked for by a navigation: %s',
    async (path) => {
      const handler = vi.fn(answers(200))
      await using edge = await openEdge({ handler, findProductPath })
      const got = await edge.send(path, { rsc: '1' })
      if (got.status === 308) expect(got.headers.location).toBe(`${canonical}?_rsc=1`)
      else expect(got).toMatchObject({ status: 404, body: 'Not found' })
      expect(handler).not.toHaveBeenCalled()
    },
  )

  it.each([
    ['an unknown number', '/de/p/waldkind-kinderwagen-salbei-104712/'],
    ['a product that the market does not sell', '/at/p/waldkind-kinderwagen-salbei-104711/'],
    ['no number', '/de/p/---/'],
    ['what can be no number', '/de/p/x-1%27or%271/'],
    ['a NUL character', '/de/p/x-1%00/'],
    ['a number that no product has for its length', `/de/p/${'1'.repeat(41)}/`],
    ['a market that there is not', '/xx/p/waldkind-kinderwagen-salbei-104711/'],
    ['a market of the other brand', '/nl/p/waldkind-kinderwagen-salbei-104711/'],
  ])('is missing, and nothing is rendered for it: %s', async (_, path) => {
    const handler = vi.fn(answers(200))
    await using edge = await openEdge({ handler, findProductPath })
    const got = await edge.send(path)
    expect(got.status).toBe(404)
    expect(got.body).toContain('/error/404/')
    expect(handler).not.toHaveBeenCalled()
  })

  it.each(['/de/p/x-104711.html', '/de/p/x-104711.rsc', '/de/p/x.jpg'])(
    'is the message “Not found” when it looks like a file: %s',
    async (path) => {
      const handler = vi.fn(answers(200))
      await using edge = await openEdge({ handler, findProductPath })
      expect(await edge.send(path)).toMatchObject({ status: 404, body: 'Not found' })
      expect(handler).not.toHaveBeenCalled()
    },
  )

  it('follows a redirect that was entered for it when the product is gone', async () => {
    const findRedirect = async () => ({ target: '/de/kinderwagen/', statusCode: 301 })
    await using edge = await openEdge({ handler: answers(200), findProductPath, findRedirect })
    const got = await edge.send('/de/p/old-1/')
    expect(got.status).toBe(301)
    expect(got.headers.location).toBe('/de/kinderwagen/')
  })

  it.each(['/de/p/', '/de/p/a/b/', '/de/ratgeber/p/x-1/', '/p/x-1/', '/de/pp/x-1/'])(
    'is something else: %s',
    async (path) => {
      const pathOf = vi.fn(findProductPath)
      await using edge = await openEdge({ handler: answers(200), findProductPath: pathOf })
      expect((await edge.send(path)).status).toBe(200)
      expect(pathOf).not.toHaveBeenCalled()
    },
  )

  it('is left to what is kept of the page while the database does not answer', async () => {
    const findNothing = () => Promise.reject(new Error('no database'))
    await using edge = await openEdge({ handler: answers(200), findProductPath: findNothing })
    expect((await edge.send(canonical)).status).toBe(200)
  })
})

describe('An address that is longer than any page’s', () => {
  it.each([
    ['a step', `/de/${'a'.repeat(201)}/`],
    ['a product', `/de/p/${'a'.repeat(201)}-104711/`],
    ['encoded letters', `/de/${'%C3%A9'.repeat(40)}/`],
    ['many steps', `/de${'/ab'.repeat(400)}/`],
  ])('is missing, and nothing is rendered for it: %s', async (_, path) => {
    const handler = vi.fn(answers(200))
    await using edge = await openEdge({ handler, findProductPath })
    expect((await edge.send(path)).status).toBe(404)
    expect((await edge.send(path, { rsc: '1' })).status).toBe(404)
    expect((await edge.send(`${path.slice(0, -1)}.jpg`)).status).toBe(404)
    expect(handler).not.toHaveBeenCalled()
  })

  it('may still be a redirect’s', async () => {
    const findRedirect = async () => ({ target: '/de/', statusCode: 301 })
    await using edge = await openEdge({ handler: answers(200), findRedirect })
    expect((await edge.send(`/de/${'a'.repeat(300)}/`)).status).toBe(301)
  })

  it('begins after 200 letters of a step, and has nothing to do with the query', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(`/de/${'a'.repeat(200)}/?a=${'b'.repeat(2_000)}`)).status).toBe(200)
  })
})

describe('The paths of products', () => {
  const counted = () => vi.fn(findProductPath)

  it('are looked up once for each market', async () => {
    const find = counted()
    const products = new ProductPaths(find)
    for (let time = 0; time < 3; time += 1) {
      expect(await products.pathOf(de, '104711')).toBe(paths['de 104711'])
      expect(await products.pathOf(market('ch-fr'), '104711')).toBe(paths['ch-fr 104711'])
    }
    expect(find).toHaveBeenCalledTimes(2)
  })

  it.each([
    [['product:104711'], 2],
    [['story:x', 'catalogue'], 2],
    [['content'], 2],
    [['product:104712'], 1],
    [['listing', 'story:x'], 1],
  ])('are asked anew after a change of %j: %i times', async (tags, times) => {
    const find = counted()
    const products = new ProductPaths(find)
    await products.pathOf(de, '104711')
    products.expire(tags)
    await products.pathOf(de, '104711')
    expect(find).toHaveBeenCalledTimes(times)
  })

  it('are not remembered when something changed while they were looked up', async () => {
    const old = Promise.withResolvers<string>()
    const find = vi.fn(findProductPath).mockReturnValueOnce(old.promise)
    const products = new ProductPaths(find)
    const asked = products.pathOf(de, '104711')
    products.expire(['product:104711'])
    old.resolve('/de/p/old-104711/')
    expect(await asked).toBe('/de/p/old-104711/')
    expect(await products.pathOf(de, '104711')).toBe(canonical)
  })

  it('are looked up again where none was found, so that unknown numbers do not fill the memory', async () => {
    const find = counted()
    const products = new ProductPaths(find)
    await products.pathOf(de, '1')
    await products.pathOf(de, '1')
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('are forgotten, the oldest first, when there are too many', async () => {
    const find = vi.fn(async (_: Market, number: string) => `/de/p/${number}/`)
    const products = new ProductPaths(find, 2)
    for (const number of ['1', '2', '3', '3', '2', '1']) await products.pathOf(de, number)
    expect(find.mock.calls.map(([, number]) => number)).toEqual(['1', '2', '3', '1'])
  })

  it('are given up when the database takes too long to say', async () => {
    const products = new ProductPaths(() => new Promise(() => undefined), 10, 1)
    await expect(products.pathOf(de, '104711')).rejects.toThrow('No answer within')
  })
})
