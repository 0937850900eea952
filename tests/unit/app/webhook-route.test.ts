import { beforeEach, describe, expect, it, vi } from 'vitest'
import { signWebhook } from '@/lib/content/pages/webhook'
import { categoriesJobName } from '@/lib/server/categories/job'

const calls: unknown[][] = []
const kept = { fails: false }

vi.mock('next/cache', () => ({
  revalidateTag: (...args: unknown[]) => void calls.push(['expired', ...args]),
}))
vi.mock('@/lib/platform/db/database', () => ({ connection: () => undefined, database: () => 'the database' }))
vi.mock('@/lib/platform/freshness/invalidations', () => ({
  recordInvalidation: async (_: unknown, tags: string[]) => {
    if (kept.fails) throw new Error('no database')
    calls.push(['kept', ...tags])
    return 7
  },
  appliesItself: (id: number) => void calls.push(['applies itself', id]),
}))

vi.mock('@/lib/platform/worker/worker', () => ({
  wake: async (job: string) => void calls.push(['woken', job]),
}))

const { POST: webhook } = await import('@/app/api/cms/webhook/route')
const { POST: categories } = await import('@/app/api/cms/categories/route')
const { POST: revalidate } = await import('@/app/api/cms/revalidate/route')

const secret = 'a-secret-of-some-length'
const published = JSON.stringify({ action: 'published', story_id: 7, full_slug: 'de-de/versand' })

beforeEach(() => {
  calls.splice(0)
  kept.fails = false
  vi.stubEnv('STORYBLOK_WEBHOOK_SECRET', secret)
  vi.stubEnv('NESTLING_INTERNAL_SECRET', 'internal')
  return () => vi.unstubAllEnvs()
})

const json = { 'content-type': 'application/json' }

const send = (body: string, signature: string | undefined = signWebhook(body, secret)) =>
  webhook(
    new Request('http://shop.example/api/cms/webhook/', {
      method: 'POST',
      body,
      headers: { ...json, ...(signature && { 'webhook-signature': signature }) },
    }),
  )

describe('The webhook', () => {
  it('keeps the tags for other instances, and then expires them at once', async () => {
    expect((await send(published)).status).toBe(200)
    expect(calls).toEqual([
      ['kept', 'content-index', 'story-id:7', 'story:de-de/versand'],
      ['applies itself', 7],
      ['expired', 'content-index', { expire: 0 }],
      ['expired', 'story-id:7', { expire: 0 }],
      ['expired', 'story:de-de/versand', { expire: 0 }],
    ])
  })

  it('wakes the job of the categories for an event of a category page alone, after its pages are renewed', async () => {
    const category = { action: 'unpublished', story_id: 7, full_slug: 'de-de/kategorieseiten/betten' }
    expect((await send(JSON.stringify(category))).status).toBe(200)
    expect(calls.at(-1)).toEqual(['woken', categoriesJobName])
    expect(calls.filter(([what]) => what === 'woken')).toHaveLength(1)
  })

  it.each([
    ['without a signature', published, ''],
    ['with the signature of another body', published, signWebhook('{}', secret)],
    ['with the signature of another secret', published, signWebhook(published, 'x'.repeat(16))],
  ])('is refused %s, and nothing happens', async (_, body, signature) => {
    expect((await send(body, signature)).status).toBe(401)
    expect(calls).toEqual([])
  })

  it.each([undefined, ''])('is refused by a shop without a secret: %j', async (none) => {
    vi.stubEnv('STORYBLOK_WEBHOOK_SECRET', none)
    expect((await send(published, signWebhook(published, ''))).status).toBe(401)
  })

  it('is refused when it is too large', async () => {
    expect((await send(JSON.stringify({ action: 'x'.repeat(70_000) }))).status).toBe(413)
    expect(calls).toEqual([])
  })

  it('is refused when it is signed and no event', async () => {
    expect((await send('[]')).status).toBe(400)
  })

  it('is not acknowledged when its tags could not be kept, so that it is sent again', async () => {
    kept.fails = true
    await expect(send(published)).rejects.toThrow('no database')
    expect(calls).toEqual([])
  })
})

describe('The call that makes categories of pages', () => {
  it.each([undefined, '', 'guessed'])(
    'does not exist for anybody but the process itself: %j',
    async (given) => {
      const headers = new Headers(given ? { 'x-nestling-internal': given } : {})
      const url = 'http://shop.example/api/cms/categories/'
      expect((await categories(new Request(url, { method: 'POST', headers }))).status).toBe(404)
    },
  )
})

describe('The expiry of tags that another instance was told of', () => {
  const ask = (body: string, given?: string) =>
    revalidate(
      new Request('http://shop.example/api/cms/revalidate/', {
        method: 'POST',
        body,
        headers: { ...json, ...(given && { 'x-nestling-internal': given }) },
      }),
    )

  it('is open to the process itself', async () => {
    expect((await ask('{"tags":["a","b"]}', 'internal')).status).toBe(200)
    expect(calls.map(([, tag]) => tag)).toEqual(['a', 'b'])
  })

  it.each([undefined, '', 'guessed'])('does not exist for anybody else: %j', async (given) => {
    expect((await ask('{"tags":["a"]}', given)).status).toBe(404)
    expect(calls).toEqual([])
  })

  it('does not exist while there is no secret', async () => {
    vi.stubEnv('NESTLING_INTERNAL_SECRET', '')
    expect((await ask('{"tags":["a"]}')).status).toBe(404)
  })

  it.each(['', 'x', '{}', '{"tags":"a"}', '{"tags":[1]}', `{"tags":["${'a'.repeat(257)}"]}`])(
    'is refused for what is no list of tags: %.30s',
    async (body) => {
      expect((await ask(body, 'internal')).status).toBe(400)
    },
  )
})
