import { describe, expect, it, vi } from 'vitest'
import { isLinkKey } from '@/lib/platform/markets'
import {
  giftCardPath,
  isPresentKey,
  presentKey,
  presentPath,
  readGiftCardLink,
  readPresentKey,
  readPresentLink,
} from '@/lib/shop/order-papers/gift-cards/gift-card-link'
import { codeOf } from '@/schemas/shop'

vi.stubEnv('SESSION_SECRET', 'a secret of the tests, which is long enough')

const now = new Date('2026-11-23T10:00:00Z')
const until = new Date('2026-12-23T10:00:00Z')
const queryOf = (path: string) => new URL(path, 'https://shop.example').searchParams
const link = () => queryOf(giftCardPath({ number: '71803399', until }))

describe('The link to the gift cards of an order', () => {
  it('names its order until its end', () => {
    expect(readGiftCardLink(link(), now)).toEqual({ number: '71803399', isOver: false })
    expect(readGiftCardLink(link(), until)).toEqual({ number: '71803399', isOver: true })
  })

  it.each([
    ['another order', { order: '71803398' }],
    ['a later end', { until: String(until.getTime() + 1) }],
    ['another key', { key: 'x'.repeat(43) }],
    ['no key', { key: '' }],
    ['no order', { order: '' }],
    ['something else as order', { order: "1' or '1'='1" }],
    ['an endless end', { until: '9'.repeat(400) }],
    ['an end that is none', { until: 'NaN' }],
  ])('names nothing with %s', (_, change) => {
    const query = link()
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    expect(readGiftCardLink(query, now)).toBeUndefined()
  })
})

describe('The link to a present', () => {
  const present = () => queryOf(presentPath({ mail: 17, until }))

  it('names its mail until its end, and nothing of the order', () => {
    expect(readPresentLink(present(), now)).toEqual({ mail: 17, isOver: false })
    expect(readPresentLink(present(), until)).toEqual({ mail: 17, isOver: true })
    expect([...present().keys()]).toEqual(['mail', 'until', 'key'])
    expect(readGiftCardLink(present(), now)).toBeUndefined()
  })

  it.each([
    ['another mail', { mail: '18' }],
    ['a later end', { until: String(until.getTime() + 1) }],
    ['the key of an order', { key: link().get('key') ?? '' }],
    ['no mail', { mail: '' }],
    ['something else as mail', { mail: '17 or 1=1' }],
    ['an endless end', { until: '9'.repeat(400) }],
  ])('names nothing with %s', (_, change) => {
    const query = present()
    for (const [name, value] of Object.entries(change)) query.set(name, value)
    expect(readPresentLink(query, now)).toBeUndefined()
  })
})

describe('The key to the page of a present', () => {
  const key = () => presentKey({ mail: 17, until })

  it('names its mail until its end, and is neither a code nor too much for an address', () => {
    expect(readPresentKey(key(), now)).toEqual({ mail: 17, isOver: false })
    expect(readPresentKey(key(), until)).toEqual({ mail: 17, isOver: true })
    expect([isPresentKey(key()), isLinkKey(key()), codeOf(key())]).toEqual([true, true, undefined])
    expect(isPresentKey('GBCDFGHJKLMN')).toBe(false)
  })

  it.each([
    ['another mail', (key: string) => key.replace(/^17/, '18')],
    ['a later end', (key: string) => key.replace(/\.\d+/, '.1790000000000')],
    ['a part of it missing', (key: string) => key.slice(0, -4)],
    ['no end', () => '17'],
  ])('names nothing with %s', (_, change) => {
    expect(readPresentKey(change(key()), now)).toBeUndefined()
  })
})
