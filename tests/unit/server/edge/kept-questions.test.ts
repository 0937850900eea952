import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, constants, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { nodeFs } from 'next/dist/server/lib/node-fs-methods'
import { beforeEach, describe, expect, it } from 'vitest'
import { steadyMs } from '@/lib/platform/clock'
import type { ContentCoding } from '@/lib/server/edge/document-cache'
import { KeptQuestions } from '@/lib/server/edge/kept-questions'
import { type AskedQuestion, questionAt } from '@/lib/server/edge/question-at'
import { PageCache } from '@/lib/server/next/page-cache/page-cache'
import { passTime } from '../../../fixtures/clock'
import { forgetExpirations } from '../../../fixtures/expirations'

const tick = (ms = 5) => passTime(ms)
const cache = new PageCache({
  fs: nodeFs,
  flushToDisk: false,
  dev: false,
  serverDistDir: join(tmpdir(), 'nestling-no-build'),
  revalidatedTags: [],
  maxMemoryCacheSize: 1_000_000,
  _requestHeaders: {},
} as never)
const expire = async (...tags: string[]) => {
  tick()
  await cache.revalidateTag(tags)
  tick()
}

const search = '/de/suche/?term=hose'
const asks = (address: string): AskedQuestion => {
  const [path = '', query] = address.split('?')
  const asked = questionAt('baby', path, query === undefined ? '' : `?${query}`)
  if (!asked) throw new Error(`${address} is no question`)
  return asked
}

type Template = { tags?: string[]; madeAt?: number; seconds?: number }

/** The page that an answer is put into, as it is kept. */
const template = ({
  tags = ['content', 'story:layout'],
  madeAt = steadyMs(),
  seconds = 3_600,
}: Template = {}) => ({
  tags,
  madeAt,
  until: madeAt + seconds * 1_000,
  headers: { 'content-type': 'text/html' },
  body: Buffer.from(''),
})

const packed = (text: string) =>
  brotliCompressSync(Buffer.from(text), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })

/** Begins to answer a question; the returned function ends it, with a text that is put into a page. */
async function begin(questions: KeptQuestions, address: string) {
  const keep = questions.begin(asks(address))
  await Promise.resolve()
  return (text: string, page = template(), coding: ContentCoding = 'br') =>
    keep({
      etag: `W/"${text.length}"`,
      headers: page.headers,
      body: coding === 'br' ? packed(text) : Buffer.from(text),
      coding,
      page,
      tags: ['catalogue', 'listing', 'search'],
    })
}

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body }

/** What is answered without asking anything; undefined where the question has to be asked. */
function answerOf(questions: KeptQuestions, address: string, coding: ContentCoding = 'br', tag?: string) {
  const headers: Record<string, unknown> = {}
  const reply = {
    statusCode: 200,
    body: undefined as Buffer | undefined,
    setHeader: (name: string, value: unknown) => {
      headers[name] = value
    },
    end(body?: Buffer) {
      reply.body = body
    },
  }
  const request = { headers: { 'accept-encoding': coding, ...(tag && { 'if-none-match': tag }) } }
  if (!questions.answer(request as never, reply as never, asks(address).key)) return undefined
  return { status: reply.statusCode, headers, text: reply.body && decoders[coding](reply.body).toString() }
}

const known = async () => true

beforeEach(() => {
  forgetExpirations()
  tick()
})

describe('An answer that is kept', () => {
  it('is that of every address that asks the same', async () => {
    const questions = new KeptQuestions(known)
    ;(await begin(questions, '/de/suche/?term=rote%20hose&size=62&colour=rot'))('rot')
    for (const same of [
      '/de/suche/?utm_source=a&colour=rot&size=62&term=rote+hose&gclid=x',
      '/de/suche/?term=%20rote%20%20hose&term=bett&colour=rot&colour=rot&size=62&page=1&sort=nothing&category=x',
    ])
      expect(answerOf(questions, same), same).toMatchObject({
        text: 'rot',
        headers: { 'cache-status': 'edge; hit' },
      })
    for (const other of [
      '/de/suche/?term=Rote+hose&size=62&colour=rot',
      '/at/suche/?term=rote+hose&size=62&colour=rot',
      '/de/suche/?term=rote+hose&size=62',
      '/de/suche/?term=rote+hose&size=62&colour=rot&without=size',
      '/de/kleidung/?size=62&colour=rot',
    ])
      expect(answerOf(questions, other), other).toBeUndefined()
  })

  it.each([
    ['/de/suche/', '?term=hose&priceFrom=2'],
    ['/de/kleidung/', '?sort=relevancy'],
    ['/de/kleidung/', '?utm_source=a'],
    ['/de/kleidung/', ''],
    ['/de/form/', '?draft=x'],
    ['/de/konto/', '?page=2'],
    ['/de/', '?page=2'],
    ['/xx/suche/', '?term=hose'],
  ])('is none of what is led on, made for one visitor, or the page itself: %s%s', (path, query) =>
    expect(questionAt('baby', path, query)).toBeUndefined(),
  )

  it.each(['br', 'identity'] as const)('is the same text in every coding, kept as %s', async (first) => {
    const questions = new KeptQuestions(known)
    ;(await begin(questions, search))('Größe '.repeat(300), template(), first)
    for (const coding of ['gzip', 'br', 'identity', 'gzip', 'br'] as const) {
      const answer = answerOf(questions, search, coding)
      expect(answer?.text).toBe('Größe '.repeat(300))
      expect(answer?.headers['content-encoding']).toBe(coding === 'identity' ? undefined : coding)
    }
    const etag = String(answerOf(questions, search)?.headers.etag)
    expect(answerOf(questions, search, 'br', etag)).toMatchObject({ status: 304, text: undefined })
  })

  it.each([
    ['a question with words that the shop does not know', async () => false],
    ['one of which it cannot be told', () => Promise.reject(new Error('down'))],
    ['one of which it is not told in time', () => new Promise<boolean>(() => undefined)],
  ])('is never that to %s', async (_, isKnown) => {
    const questions = new KeptQuestions(isKnown)
    ;(await begin(questions, search))('hose')
    expect(answerOf(questions, search)).toBeUndefined()
  })

  it.each(['content', 'story:layout', 'catalogue', 'listing', 'search'])(
    'goes when a tag of it expires, before or while it is made: %s',
    async (tag) => {
      const questions = new KeptQuestions(known)
      ;(await begin(questions, search))('hose')
      await expire('story:other')
      expect(answerOf(questions, search)).toBeDefined()
      await expire(tag)
      expect(answerOf(questions, search)).toBeUndefined()
      const page = template()
      const end = await begin(questions, search)
      await expire(tag)
      end('hose', page)
      expect(answerOf(questions, search)).toBeUndefined()
    },
  )

  it('goes with the time of its page, and after an hour', async () => {
    for (const [seconds, least] of [
      [60, 60],
      [100_000, 3_600],
    ] as const) {
      const questions = new KeptQuestions(known)
      ;(await begin(questions, search))('hose', template({ seconds }))
      tick((least - 30) * 1_000)
      expect(answerOf(questions, search)).toBeDefined()
      tick(60_000)
      expect(answerOf(questions, search)).toBeUndefined()
    }
  })

  it('is never older than what it shows, whatever is published, priced and asked at two instances', async () => {
    const addresses = [search, '/de/kleidung/?page=2', '/at/suche/?term=hose']
    const layoutOf = (address: string) => (address.startsWith('/at/') ? 'layout:at' : 'layout:de')
    const step = fc.oneof(
      fc.record({ expire: fc.constantFrom('layout:de', 'layout:at', 'content', 'listing', 'search') }),
      // A campaign begins or ends after so many milliseconds.
      fc.record({ campaign: fc.constantFrom('layout:de', 'layout:at'), inMs: fc.nat(60) }),
      fc.record({
        ask: fc.constantFrom(...addresses),
        at: fc.nat(1),
        pause: fc.boolean(),
        meanwhile: fc.option(fc.constantFrom('layout:de', 'listing')),
      }),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 60 }), async (steps) => {
        const instances = [new KeptQuestions(known), new KeptQuestions(known)]
        const versions = new Map<string, number>()
        const due = new Map<string, number>()
        const change = async (what: string) => {
          versions.set(what, (versions.get(what) ?? 0) + 1)
          await expire(what)
        }
        const version = (what: string) => {
          const at = due.get(what)
          return `${versions.get(what) ?? 0}${at === undefined ? '' : steadyMs() >= at ? ' after' : ' before'}`
        }
        const shown = (address: string) =>
          [layoutOf(address), 'content', 'listing', 'search'].map(version).join()
        for (const each of steps) {
          tick()
          if ('expire' in each) await change(each.expire)
          else if ('campaign' in each) {
            due.set(each.campaign, steadyMs() + each.inMs)
            await change(each.campaign)
          } else {
            if (each.pause) tick(20)
            const questions = instances[each.at] as KeptQuestions
            const before = shown(each.ask)
            const answer = answerOf(questions, each.ask)
            if (answer) {
              expect([before, shown(each.ask)]).toContain(answer.text)
              continue
            }
            const tag = layoutOf(each.ask)
            const end = await begin(questions, each.ask)
            const at = due.get(tag)
            const left = at === undefined || at <= steadyMs() ? 3_600 : (at - steadyMs()) / 1_000
            const page = template({ tags: ['content', tag], seconds: left })
            const text = shown(each.ask)
            if (each.meanwhile) await change(each.meanwhile)
            end(text, page)
          }
        }
      }),
      { numRuns: 60 },
    )
  })
})

describe('The room of questions', () => {
  it('holds after a hundred thousand different ones no more than its limit, and those that were used last', async () => {
    const maxBytes = 2 * 1024 * 1024
    const questions = new KeptQuestions(known, { maxBytes })
    const page = template()
    const { market, question } = asks(search)
    const body = packed('x'.repeat(2_000))
    for (let count = 0; count < 100_000; count += 1) {
      const keep = questions.begin({ key: `/de/suche/?term=w${count}`, market, question })
      await Promise.resolve()
      keep({ etag: 'W/"1"', headers: page.headers, body, coding: 'br', page, tags: ['listing'] })
      if (count % 100 === 0) answerOf(questions, '/de/suche/?term=w0')
    }
    expect(questions.size).toBeLessThanOrEqual(maxBytes)
    const isKept = (count: number) => answerOf(questions, `/de/suche/?term=w${count}`) !== undefined
    expect([isKept(0), isKept(1), isKept(99_999)]).toEqual([true, false, true])
  }, 60_000)
})
