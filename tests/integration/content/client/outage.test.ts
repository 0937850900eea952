import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ContentUnavailableError } from '@/lib/content/client/errors'
import { contentSource, type SnapshotStore } from '@/lib/content/client/source'
import { runFor } from '@/lib/content/client/waiting'
import { findPage } from '@/lib/content/pages/page'
import {
  type Fault,
  type FaultyContentService,
  rawStory,
  startFaultyContentService,
} from '../../../fixtures/faulty-content-service'
import { testMarket } from '../../../fixtures/render'
import { freshClient } from './fresh-client'

let service: FaultyContentService
let told: string[]

beforeEach(async () => {
  told = []
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  vi.spyOn(console, 'warn').mockImplementation((text) => void told.push(String(text)))
  service = await startFaultyContentService()
  service.publish([rawStory(1, 'de-de/home'), rawStory(2, 'de-de/versand')])
})
afterEach(async () => {
  vi.restoreAllMocks()
  await service.close()
})

/** A shop with its own client, whose pages a visitor asks for. */
async function openShop({ withCopies = false } = {}) {
  const client = await freshClient(service.origin)
  const rows = new Map<string, unknown>()
  const copies: SnapshotStore = {
    read: async (key) => rows.get(key),
    write: async (key, body) => void rows.set(key, body),
    remove: async (key) => void rows.delete(key),
  }
  const source = contentSource(async () => client, withCopies ? copies : undefined)
  const find = (key: string) =>
    findPage({ source, brand: 'baby', market: testMarket('de'), key, version: 'published' })
  /** What a visitor gets, after how many milliseconds. */
  const visit = async (key: string) => {
    const begun = performance.now()
    const outcome = await runFor('visitor', () => find(key)).then(
      (result) => (result.kind === 'page' && result.stale ? 'copy' : result.kind),
      (error: unknown) => (error instanceof ContentUnavailableError ? 'unavailable' : error),
    )
    return { outcome, ms: performance.now() - begun }
  }
  return { client, source, visit }
}

const outages: [string, Fault][] = [
  ['hangs', { hangs: 'at once' }],
  ['hangs in the middle of its answers', { hangs: 'in the body' }],
  ['hangs up', { closes: 'at once' }],
  ['answers 500', { status: 500 }],
  ['answers 503 in HTML', { status: 503, body: '<h1>Try again later</h1>' }],
]

/** The rest of the two seconds of a page is for what comes after its content. */
const soon = 1_700

describe.each(outages)('while the content service %s', (_, fault) => {
  it('the first visitors are told soon, those after them at once, and pages that were there stay', async () => {
    const { visit } = await openShop({ withCopies: true })
    expect((await visit('versand')).outcome).toBe('page')
    await sleep(1_000)
    service.failWith(fault)
    const first = await Promise.all(['nie-gesehen', 'versand', '_'].map(visit))
    expect(first.map(({ outcome }) => outcome)).toEqual(['unavailable', 'copy', 'unavailable'])
    expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(soon)
    service.forget()
    const next = await Promise.all(['nie-gesehen', 'versand', 'auch-nicht', '_'].map(visit))
    expect(next.map(({ outcome }) => outcome)).toEqual(['unavailable', 'copy', 'unavailable', 'unavailable'])
    expect(Math.max(...next.map(({ ms }) => ms))).toBeLessThan(500)
    expect(service.asked).toEqual([])
    expect(told).toEqual(['The content service is out of order.'])
  })

  it('one call at a time looks whether it is back, and then visitors get their pages', async () => {
    const { visit } = await openShop()
    service.failWith(fault)
    await Promise.all(['versand', '_', 'eins', 'zwei'].map(visit))
    await sleep(1_100)
    service.forget()
    const { ms } = await visit('versand')
    expect(ms).toBeLessThan(soon)
    expect(service.asked).toHaveLength(1)
    service.heal()
    await sleep(1_100)
    expect((await visit('versand')).outcome).toBe('page')
    expect((await visit('_')).outcome).toBe('page')
    expect(told).toEqual(['The content service is out of order.', 'The content service answers again.'])
  })
})

it('a content service that refuses the connection is an outage, too', async () => {
  const { visit } = await openShop()
  await service.close()
  const first = await Promise.all(['versand', '_', 'eins', 'zwei'].map(visit))
  expect(first.map(({ outcome }) => outcome)).toEqual(Array(4).fill('unavailable'))
  expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(soon)
  expect((await visit('versand')).ms).toBeLessThan(500)
})

it('a single slow answer is no outage while others are answered', async () => {
  const { visit, source } = await openShop()
  service.failWith({ delayMs: 1_800 }, 1)
  const slow = visit('versand')
  for (let count = 0; count < 3; count += 1) {
    await sleep(500)
    await source.story('de-de/home', 'published')
  }
  expect((await slow).outcome).toBe('page')
  expect(told).toEqual([])
})

it('a slow list of a crawl is no outage', async () => {
  const { source } = await openShop()
  service.failWith({ delayMs: 1_800 }, 1)
  expect((await source.index('de-de')).value).toHaveLength(2)
  expect(told).toEqual([])
})

describe('a content service that limits the rate', () => {
  it('is no outage, and is asked again as soon as it allows', async () => {
    const { visit } = await openShop()
    service.failWith({ status: 429, retryAfter: 2 }, 1)
    const { outcome, ms } = await visit('versand')
    expect(outcome).toBe('page')
    expect(ms).toBeGreaterThan(1_900)
    expect(service.asked.length).toBeGreaterThanOrEqual(2)
    const [first, second] = service.asked
    expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThan(1_900)
    expect(told).toEqual([])
  })

  it('that wants a visitor to wait too long is not waited for', async () => {
    const { visit } = await openShop()
    service.failWith({ status: 429, retryAfter: 3_600 })
    const first = await visit('versand')
    const second = await visit('_')
    expect([first.outcome, second.outcome]).toEqual(['unavailable', 'unavailable'])
    expect(first.ms + second.ms).toBeLessThan(soon)
    expect(service.asked).toHaveLength(1)
    expect(told).toEqual([])
  })

  it('without an end lets a visitor wait only so long, with all calls of the page together', async () => {
    const { visit } = await openShop()
    service.failWith({ status: 429 })
    const { outcome, ms } = await visit('nie-gesehen')
    expect(outcome).toBe('unavailable')
    expect(ms).toBeLessThan(6_000)
  })
})

describe('a crawl', () => {
  it('lets visitors go before it', async () => {
    const { source, visit } = await openShop()
    const crawled = Promise.all(
      Array.from({ length: 20 }, () => source.stories(['de-de/home', 'de-de/versand'], 'published')),
    )
    await sleep(100)
    expect((await visit('_')).ms).toBeLessThan(2_000)
    expect(service.asked.filter(({ query }) => query.has('by_slugs')).length).toBeLessThan(12)
    await crawled
  })
})
