import { expect, it } from 'vitest'
import { waitingCaller } from '@/lib/content/client/waiting'
import { type Handler, openEdge, secret } from './open-edge'

const tellsCaller: Handler = async (_, response) => {
  // Next.js renders later than it is asked.
  await new Promise((resolve) => setTimeout(resolve, 1))
  response.end(waitingCaller().caller)
}

const own = { 'x-nestling-internal': secret }

it.each([
  ['a visitor for a page', '/de/versand/', {}, 'visitor'],
  ['a visitor for the data of a page', '/de/versand/', { rsc: '1' }, 'visitor'],
  ['a visitor for a call', '/api/shop/suggest/?term=a', {}, 'visitor'],
  ['somebody who only says that he is the shop', '/de/versand/', { 'x-nestling-internal': 'x' }, 'visitor'],
  ['the shop for an error document, while a visitor waits', '/de/~internal/error/503/', own, 'visitor'],
  ['the shop for a page in advance', '/de/versand/', own, 'crawl'],
  ['the shop for the index of keys', '/api/cms/keys/', own, 'crawl'],
  ['the shop for its list of pages', '/api/cms/pages/', own, 'crawl'],
  ['the shop for the times of campaigns', '/api/cms/campaigns/?since=0', own, 'crawl'],
  ['the shop for its categories', '/api/cms/categories/', own, 'crawl'],
  ['a search engine for a sitemap', '/de/sitemap.xml', {}, 'crawl'],
  ['a search engine for all sitemaps', '/sitemap.xml', {}, 'crawl'],
])('the content service is asked as for %s: %s', async (_, path, headers, caller) => {
  await using edge = await openEdge({ handler: tellsCaller, errorDocument: tellsCaller })
  expect((await edge.send(path, headers)).body).toBe(caller)
})
