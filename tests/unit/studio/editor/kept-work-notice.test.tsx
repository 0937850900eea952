// @vitest-environment happy-dom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { KeptWorkNotice } from '@/lib/studio/editor/lost-work/kept-work-notice.client'
import { countUnsavedWork, storiesChanged } from '@/lib/studio/kept'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const content = { component: 'page', _uid: 'root', title: 'Gut schlafen' }
const work = JSON.stringify({
  base: { content, version: '1' },
  content,
  page: { name: 'Alter Name', fullSlug: 'de-de/alt' },
})
/** What the server says of each page; any other is gone. */
const pages: Record<string, object> = {
  12: { name: 'Dreihundert Blöcke', address: '/de/dreihundert/' },
  13: { name: 'In einem anderen Tab', address: '/de/offen/' },
}

beforeEach(() => {
  document.documentElement.dataset.person = 'ann'
  localStorage.clear()
  for (const [id, tab] of Object.entries({ 12: 'closed', 13: 'open', 14: 'closed' }))
    localStorage.setItem(`studio-unsaved/ann/${id}/${tab}.load`, work)
  localStorage.setItem('studio-unsaved/ben/12/closed.load', work)
  const locks = { query: async () => ({ held: [{ name: 'studio-tab/open' }] }) }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  vi.stubGlobal('fetch', async (address: string) => {
    const page = pages[/stories\/(\d+)\//.exec(address)?.[1] ?? '']
    return page ? Response.json(page) : Response.json({}, { status: 404 })
  })
})
afterEach(() => vi.unstubAllGlobals())

it('tells at the start of unsaved work on pages that are there and on pages that are gone', async () => {
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  await act(async () => root.render(<KeptWorkNotice />))
  await vi.waitFor(() => expect(place.querySelectorAll('li')).toHaveLength(2))
  const [waiting, lost] = [...place.querySelectorAll('[role=status] > div')].map((each) => each.textContent)
  // The address stands as it does elsewhere, and what another tab is writing is no work that was left.
  expect(waiting).toMatch(/noch nicht gespeichert.*Dreihundert Blöcke \(\/de\/dreihundert\/\)$/)
  expect(lost).toMatch(/gelöscht.*Alter Name \(\/de\/alt\/\)$/)
  expect(place.querySelector('a')?.getAttribute('href')).toBe('/studio/stories/12/')
  // The page is deleted from the list beside the box: what comes back by opening it is no longer said.
  const page = { isFolder: false, fullSlug: 'de-de/alt' }
  const folder = { id: 1, isFolder: true }
  expect(
    [
      { id: 12, ...page },
      { id: 15, ...page },
      { ...folder, fullSlug: 'de-de' },
      { ...folder, fullSlug: 'de-d' },
    ].map(countUnsavedWork),
  ).toEqual([1, 0, 3, 0])
  delete pages[12]
  await act(async () => window.dispatchEvent(new Event(storiesChanged)))
  await vi.waitFor(() => expect(place.querySelectorAll('[role=status] > div')).toHaveLength(1))
  expect(place.textContent).not.toMatch(/noch nicht gespeichert/)
  await act(async () => root.unmount())
})
