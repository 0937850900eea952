import { afterEach, expect, it, vi } from 'vitest'
import { keepEvents, keepForLater, takeKept } from '@/lib/storefront/runtime/tracking/later-events'
import { loggedIn } from '@/lib/storefront/runtime/tracking/page-data'

const login = loggedIn({ customer: { createdAt: new Date(0) }, loggedInAt: new Date(60_000) })

afterEach(() => vi.unstubAllGlobals())

function browser(events: unknown[]) {
  const values = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  })
  vi.stubGlobal('document', {
    querySelectorAll: () => [{ dataset: { tracking: JSON.stringify(events) } }],
  })
  return values
}

it('a login is kept once for the next page that is tracked, without anything else of the account', () => {
  const values = browser([
    ...login,
    { event: { event: 'frontend_view_item', currency: 'EUR', value: 1, items: [] } },
  ])
  keepForLater()
  keepForLater()
  expect(takeKept()).toEqual(login)
  expect(takeKept()).toEqual([])
  expect(values.size).toBe(0)
})

it('nothing is stored without a login, and a note that cannot be read is none', () => {
  const values = browser([])
  keepForLater()
  expect(values.size).toBe(0)
  values.set('tracked-later', '{')
  expect(takeKept()).toEqual([])
})

it('what happens once is kept once, and the latest of too much', () => {
  browser([])
  const [once] = login
  const view = (index: number) =>
    ({
      event: { event: 'page_view', page_path: `/${index}/`, page_title: '', page_locale: 'de-DE' },
    }) as const
  keepEvents([])
  keepEvents([view(0), ...login])
  keepEvents([view(0), ...login, view(1)])
  expect(takeKept()).toEqual([view(0), once, view(0), view(1)])
  keepEvents(Array.from({ length: 80 }, (_, index) => view(index)))
  expect(takeKept()).toEqual(Array.from({ length: 50 }, (_, index) => view(index + 30)))
})
