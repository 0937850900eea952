import { createHash } from 'node:crypto'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Edge, openEdge } from './open-edge'

const [space, previewToken] = ['42', 'preview-token-of-a-space']
const seconds = Math.floor(Date.now() / 1_000)

const queryOf = (secret = previewToken, timestamp = seconds) =>
  `?${new URLSearchParams({
    _storyblok: '7',
    '_storyblok_tk[space_id]': space,
    '_storyblok_tk[timestamp]': String(timestamp),
    '_storyblok_tk[token]': createHash('sha1').update(`${space}:${secret}:${timestamp}`).digest('hex'),
  })}`

const inFrame = { 'sec-fetch-dest': 'iframe' }
const handler = vi.fn((_: unknown, response: { end: (text: string) => void }) => response.end('page'))

describe.each([
  ['with a Storyblok space', true],
  ['without a Storyblok space', false],
])('a shop %s', (_, hasSpace) => {
  let edge: Edge
  beforeAll(async () => {
    edge = await openEdge({ handler, ...(hasSpace && { storyblok: { token: previewToken, space } }) })
    return () => edge[Symbol.asyncDispose]()
  })

  const answerTo = async (path: string, headers: Record<string, string>) => {
    const answer = await edge.send(path, headers)
    return answer.headers.location ?? answer.body
  }

  it.each([
    ['/de/', '/preview/de-de/home/'],
    ['/de/versand/', '/preview/de-de/versand/'],
    ['/ch-fr/livraison/suisse/', '/preview/fr-ch/livraison/suisse/'],
    ['/de-de/versand/', '/preview/de-de/versand/'],
    ['/de-de/', '/preview/de-de/home/'],
    ['/de-de/kategorieseiten/betten/', '/preview/de-de/kategorieseiten/betten/'],
    ['/de/Gr%C3%B6%C3%9Fen/', '/preview/de-de/groessen/'],
  ])('leads the editor from %s to the page as it is edited', async (path, draft) => {
    const told = await answerTo(path + queryOf(), inFrame)
    if (hasSpace) expect(told).toBe(draft + queryOf())
    else expect(told).not.toContain('/preview/')
  })

  it.each<[string, string, Record<string, string>]>([
    ['outside of a frame', queryOf(), { 'sec-fetch-dest': 'document' }],
    ['whose browser does not say where it is', queryOf(), {}],
    ['with a token that was made up', queryOf('another'), inFrame],
    ['with a token that has ended', queryOf(previewToken, seconds - 3_601), inFrame],
    ['with the marker alone', '?_storyblok=7', inFrame],
    ['without a token', '', inFrame],
  ])('shows the public page to a visitor %s', async (_visitor, query, headers) => {
    expect(await answerTo(`/de/versand/${query}`, headers)).toBe('page')
  })
})
