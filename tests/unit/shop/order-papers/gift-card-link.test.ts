import { describe, expect, it, vi } from 'vitest'
import {
  giftCardPath,
  giftCardReference,
  readGiftCardLink,
} from '@/lib/shop/order-papers/gift-cards/gift-card-link'

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

  it('to one of them opens no other, and cannot be made one to all', () => {
    const [own, other] = [giftCardReference('GBCDFGHJKLMN'), giftCardReference('GBCDFGHJKLMP')]
    expect(own).not.toContain('GBCD')
    const one = () => queryOf(giftCardPath({ number: '71803399', until, one: own }))
    expect(readGiftCardLink(one(), now)).toEqual({ number: '71803399', isOver: false, one: own })
    for (const change of [other, '', 'x', null]) {
      const query = one()
      if (change === null) query.delete('one')
      else query.set('one', change)
      expect(readGiftCardLink(query, now)).toBeUndefined()
    }
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
