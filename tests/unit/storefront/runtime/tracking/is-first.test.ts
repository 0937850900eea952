import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { Once } from '@/lib/storefront/runtime/tracking/tracking-data'

const minute = 60_000
const now = Date.UTC(2026, 10, 27, 10)

function memoryStorage() {
  const entries = new Map<string, string>()
  return {
    getItem: (name: string) => entries.get(name) ?? null,
    setItem: (name: string, value: string) => void entries.set(name, value),
    removeItem: (name: string) => void entries.delete(name),
  }
}

const once = (lasting: Once['lasting'], key = 'a'): Once => ({ key, lasting })

/** Another tab has a store of its own beside the common one. */
async function openTab() {
  vi.resetModules()
  vi.stubGlobal('sessionStorage', memoryStorage())
  return import('@/lib/storefront/runtime/tracking/is-first')
}

beforeEach(() => vi.stubGlobal('localStorage', memoryStorage()))
afterEach(() => vi.unstubAllGlobals())

it.each<[Once['lasting'], boolean, boolean]>([
  ['session', false, true],
  ['browser', false, false],
  ['checkout', true, true],
])(
  'what lasts for a %s is told once in a tab; in the next tab: %s, and on the next day: %s',
  async (lasting, elsewhere, later) => {
    const tab = await openTab()
    expect([tab.isFirst(once(lasting), now), tab.isFirst(once(lasting), now + minute)]).toEqual([true, false])
    expect(tab.isFirst(once(lasting, 'b'), now + minute)).toBe(true)
    const next = await openTab()
    expect(next.isFirst(once(lasting), now + 2 * minute)).toBe(elsewhere)
    const morrow = await openTab()
    expect(morrow.isFirst(once(lasting), now + 24 * 60 * minute)).toBe(later)
  },
)

it('a visit goes on as long as pages are shown', async () => {
  const { isFirst, goOnVisiting } = await openTab()
  expect(isFirst(once('session'), now)).toBe(true)
  for (let passed = 20; passed <= 100; passed += 20) goOnVisiting(now + passed * minute)
  expect(isFirst(once('session'), now + 120 * minute)).toBe(false)
  expect(isFirst(once('session'), now + 151 * minute)).toBe(true)
})

it('a second checkout in a visit is told, and no step of the first one twice', async () => {
  const { isFirst, leaveCheckout } = await openTab()
  const begun = once('checkout', 'checkout:')
  expect([isFirst(begun), isFirst(begun)]).toEqual([true, false])
  leaveCheckout()
  expect([isFirst(begun), isFirst(begun)]).toEqual([true, false])
  expect(isFirst(once('checkout', 'checkout:71803399'))).toBe(true)
})

it('notes of before are read, and those that cannot be are written anew', async () => {
  localStorage.setItem('tracked', JSON.stringify(['order:1', 7]))
  const { isFirst } = await openTab()
  expect(isFirst(once('browser', 'order:1'), now)).toBe(false)
  for (const text of ['{', '7', '{"ever":5,"visit":null,"seenAt":"x"}']) {
    localStorage.setItem('tracked', text)
    expect([isFirst(once('session'), now), isFirst(once('session'), now)]).toEqual([true, false])
  }
})

it('a browser that stores nothing is told once for each document', async () => {
  const full = {
    getItem: () => null,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  }
  vi.stubGlobal('localStorage', full)
  const { isFirst } = await openTab()
  vi.stubGlobal('sessionStorage', full)
  for (const lasting of ['session', 'browser', 'checkout'] as const)
    expect([isFirst(once(lasting, lasting), now), isFirst(once(lasting, lasting), now)]).toEqual([
      true,
      false,
    ])
})
