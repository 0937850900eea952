import { describe, expect, it } from 'vitest'
import { edition } from '@/lib/storefront/design/drawings/edition'
import { answers, openEdge } from './open-edge'

const file = '/pictures/originals/1600x1200/category/pram-sage.png'
const usual = 'filters:quality(75):format(webp)/pram-sage.webp'

describe('The address of a picture', () => {
  it.each([
    `${file}/m/601x0/smart/${usual}`,
    `${file}/m/600x0/smart/filters:quality(75):format(webp):blur(3)/pram-sage.webp`,
    `${file}/m/600x450/smart/filters:quality(75):format(webp):focal(1x2:3x4)/pram-sage.webp`,
    `${file}?w=600`,
    `${file}?`,
    `/pictures/${file.slice(9)}`,
    file.replace('/category/', '%2Fcategory/'),
    '/pictures/from/ZXZpbC5leGFtcGxlL2EuanBn/b.jpg',
    '/de/share/versand.png?w=600',
    '/de/share/versand.png?v=1&w=600',
    '/de/share/versand.png?v=abc',
    '/ch-fr/share/_.png?',
  ])('that no page has is refused before anything is asked: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    for (const method of ['GET', 'HEAD']) {
      const got = await edge.send(path, {}, method)
      expect(got).toMatchObject({ status: 400, headers: { 'cache-control': 'no-store' } })
      if (method === 'GET') expect(JSON.parse(got.body)).toEqual({ status: 400, title: 'Bad request' })
    }
  })

  it('of no drawing is not found', async () => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(file.replace('pram', 'tank'))).status).toBe(404)
  })

  it.each([
    file,
    `${file}/m/600x0/smart/${usual}?v=${edition}`,
    '/pictures/marks/card.svg',
    '/de/share/versand.png',
    '/de/share/versand.png?v=1700000000000',
  ])('that a page has is asked for: %s', async (path) => {
    await using edge = await openEdge({ handler: answers(200) })
    expect((await edge.send(path)).body).toBe('from the handler')
  })
})
