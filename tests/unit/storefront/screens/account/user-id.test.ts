import { describe, expect, it } from 'vitest'
import { forgetUserId, keepUserId } from '@/lib/storefront/screens/account-forms/user-id'

function storeOf(initial: Record<string, string> = {}) {
  const values = new Map(Object.entries(initial))
  return {
    values,
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}

describe('The id of a visitor in the browser', () => {
  it('is made once, and kept', () => {
    const store = storeOf()
    expect(keepUserId(store, undefined, () => 'random-1')).toBe('random-1')
    expect(keepUserId(store, undefined, () => 'random-2')).toBe('random-1')
    expect([...store.values]).toEqual([['userId', 'random-1']])
  })

  it('is dropped when the shop knows a customer, whose id has 64 characters', () => {
    const store = storeOf({ userId: 'random-1' })
    expect(keepUserId(store, 'a'.repeat(64))).toBe('a'.repeat(64))
    expect(store.values.size).toBe(0)
  })

  it('is forgotten at a login and when it ends', () => {
    const store = storeOf({ userId: 'random-1', other: 'x' })
    forgetUserId(store)
    expect([...store.values]).toEqual([['other', 'x']])
  })

  it.each(['', 'a'.repeat(63), 'a'.repeat(65)])('stays for an id that is no customer’s: %j', (id) => {
    const store = storeOf({ userId: 'random-1' })
    expect(keepUserId(store, id)).toBe('random-1')
  })
})
