import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkOrderToken, linkDays, orderToken } from '@/lib/shop/order-access/order-token'

const at = new Date('2026-11-23T10:00:00Z')
const days = (count: number) => new Date(at.getTime() + count * 24 * 60 * 60 * 1_000)
const token = orderToken('71803399', at)

describe('the signed link to an order', () => {
  it.each([
    ['at once', 0, 'valid'],
    ['until its last second', linkDays - 1 / 86_400, 'valid'],
    ['not after it', linkDays, 'expired'],
    ['not years later', 2_000, 'expired'],
  ] as const)('opens it %s', (_, after, outcome) => {
    expect(checkOrderToken('71803399', token, days(after))).toBe(outcome)
  })

  it('opens no other order', () => {
    expect(checkOrderToken('71803398', token, at)).toBe('invalid')
  })

  it('is the same for the same moment, so that a mail that is sent again is the same mail', () => {
    expect(orderToken('71803399', at)).toBe(token)
    expect(orderToken('71803399', days(1))).not.toBe(token)
  })

  it('cannot be made to live longer', () => {
    const [, signature] = token.split('.')
    const later = Math.floor(days(9_000).getTime() / 1_000).toString(36)
    expect(checkOrderToken('71803399', `${later}.${signature}`, days(1_000))).toBe('invalid')
  })

  it('is nothing that can be made up', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.constantFrom('', '.', `${token}.`, `${token}x`, `.${token}`)),
        (text) => {
          fc.pre(text !== token)
          expect(checkOrderToken('71803399', text, at)).toBe('invalid')
        },
      ),
    )
  })

  it('can stand in an address as it is', () => {
    expect(token).toMatch(/^[\w.-]+$/)
  })
})
