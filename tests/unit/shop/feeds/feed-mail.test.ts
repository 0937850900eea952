import { expect, it } from 'vitest'
import { findEveryMarket } from '@/lib/platform/markets'
import { feedMail } from '@/lib/shop/feeds/feed-mail'
import type { FeedReason } from '@/lib/shop/feeds/feed-reason'
import { seller } from '../../../fixtures/every-mail'

const host = 'feeds.example'
const share = { count: 1234, total: 5678, before: 9 }
const reasons = {
  status: { of: 'status', host, status: 503 },
  slow: { of: 'slow', host },
  unreachable: { of: 'unreachable', host },
  redirects: { of: 'redirects', host },
  notPublic: { of: 'notPublic', host },
  tooLarge: { of: 'tooLarge', megabytes: 512 },
  packed: { of: 'packed' },
  disk: { of: 'disk' },
  otherFile: { of: 'otherFile' },
  empty: { of: 'empty' },
  encoding: { of: 'encoding' },
  unreadable: { of: 'unreadable' },
  noneFits: { of: 'noneFits' },
  importTooLong: { of: 'importTooLong' },
  notImported: { of: 'notImported' },
  cheaper: { of: 'cheaper', ...share },
  gone: { of: 'gone', ...share },
  soldOut: { of: 'soldOut', ...share },
  moved: { of: 'moved', ...share },
  withdrawn: { of: 'withdrawn', ...share },
} satisfies Record<FeedReason['of'], FeedReason>

/** Without what separates thousands, and what keeps a host from being made a link. */
const plain = (text: string) => text.replaceAll(/[^\p{L}\d]/gu, '')

const reasonIn = (code: string, why: FeedReason) => {
  const market = findEveryMarket('bm', code)
  if (!market) throw new Error('no market')
  const { parts } = feedMail({ market, seller, told: { state: 'held', at: 0, why } })
  const facts = parts.find(({ kind }) => kind === 'facts')
  if (facts?.kind !== 'facts') throw new Error('no reason')
  return String(facts.rows[0]?.[1])
}

it.each(Object.values(reasons))('says in the words of the market why a feed is not in: $of', (why) => {
  const told = ['de', 'fr', 'nl'].map((code) => reasonIn(code, why))
  expect(new Set(told).size).toBe(3)
  for (const text of told)
    for (const value of Object.values(why).slice(1)) expect(plain(text)).toContain(plain(String(value)))
})

it('does not speak of what went before where nothing did', () => {
  expect(reasonIn('de', { ...reasons.withdrawn, count: 7, total: 10, before: 0 })).toBe(
    'In der Datei fehlen 7 von 10 Produkten.',
  )
})
