import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { endVisit, forgetStored, homePath } from '@/lib/storefront/runtime/kiosk/end-visit'
import { noteUse, openVisit, readVisit } from '@/lib/storefront/runtime/kiosk/visit'
import { guardWayBack } from '@/lib/storefront/runtime/kiosk/way-back'
import { openKioskWindow } from '@/tests/fixtures/kiosk-window'

const ask = vi.fn()
let kiosk: ReturnType<typeof openKioskWindow>
beforeEach(() => {
  vi.useFakeTimers()
  ask.mockReset()
  ask.mockImplementation(async () => Response.json({}))
  vi.stubGlobal('fetch', ask)
  kiosk = openKioskWindow()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a document does first. */
function load() {
  const { id } = openVisit(forgetStored)
  return { id, stays: guardWayBack(id) }
}

describe('The end of a visit', () => {
  it('ends the session, forgets what the browser keeps, and shows the start page of the market', async () => {
    await endVisit()
    expect(ask.mock.calls).toEqual([
      ['/api/user/auth/logout/?locale=fr-CH', expect.objectContaining({ method: 'POST' })],
    ])
    expect([...kiosk.localStorage.values, ...kiosk.cookies]).toEqual([])
    expect([...kiosk.sessionStorage.values.keys()]).toEqual(['shop:kiosk'])
    expect(kiosk.shown).toEqual(['/ch-fr/'])
  })

  it('shows no page to anybody before the session has ended', async () => {
    ask.mockRejectedValueOnce(new Error('no network'))
    ask.mockResolvedValueOnce(Response.json({}, { status: 503 }))
    const ended = endVisit()
    await vi.advanceTimersByTimeAsync(9_999)
    expect(kiosk.shown).toEqual([])
    expect(kiosk.localStorage.values.size).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    await ended
    expect(ask).toHaveBeenCalledTimes(3)
    expect(kiosk.shown).toEqual(['/ch-fr/'])
  })

  it('forgets also what the page that was left has stored last', async () => {
    load()
    noteUse()
    await endVisit()
    kiosk.sessionStorage.setItem('shop:checkout:address', 'typed at the last moment')
    kiosk.localStorage.setItem('userId', '1')
    load()
    expect(kiosk.localStorage.values.size).toBe(0)
    expect([...kiosk.sessionStorage.values.keys()]).toEqual(['shop:kiosk'])
    expect(readVisit()).toMatchObject({ isUsed: false, isOver: false })
  })

  it.each([
    ['fr-CH', '/ch-fr/'],
    ['de-DE', '/de/'],
    ['nl-NL', '/nl/'],
    ['xx', '/'],
    ['', '/'],
  ])('leads from a page in %s to %s, wherever that page is', (lang, path) => {
    kiosk.root.lang = lang
    expect(homePath()).toBe(path)
  })
})

describe('What a visit has left', () => {
  it('is taken for granted in a window that notes nothing', () =>
    expect(openVisit(forgetStored)).toMatchObject({ isUsed: true }))

  it('is nothing after the one before has ended, until somebody touches something', async () => {
    await endVisit()
    expect(openVisit(forgetStored)).toMatchObject({ isUsed: false })
    noteUse()
    expect(openVisit(forgetStored)).toMatchObject({ isUsed: true })
  })

  it('stays stored while the visit goes on', () => {
    load()
    load()
    expect(kiosk.localStorage.values.size + kiosk.sessionStorage.values.size).toBe(2)
  })
})

describe('The history of the window', () => {
  it('leads back within a visit, and not to the visit before', async () => {
    await endVisit()
    load()
    for (const at of [4, 5, 9]) {
      kiosk.history.at = at
      expect(load().stays).toBe(true)
    }
    expect(kiosk.shown).toEqual(['/ch-fr/'])
    kiosk.history.at = 1
    expect(load().stays).toBe(false)
    expect(kiosk.shown.at(-1)).toBe('entry 4')
    expect(kiosk.root.style.visibility).toBe('hidden')
  })

  it('leads no way forward to pages of the visit before', async () => {
    await endVisit()
    expect(kiosk.history).toEqual({ at: 4, length: 5 })
  })

  it('shows no page that the browser kept of the visit before, but those of this one', async () => {
    load()
    kiosk.tell('pagehide', true)
    expect(kiosk.root.style.visibility).toBe('hidden')
    kiosk.tell('pageshow', true)
    expect(kiosk.root.style.visibility).toBe('')
    kiosk.tell('pagehide', true)
    await endVisit()
    openVisit(forgetStored)
    kiosk.history.at = 2
    kiosk.tell('pageshow', true)
    expect(kiosk.root.style.visibility).toBe('hidden')
    expect(kiosk.shown).toEqual(['/ch-fr/', 'entry 4'])
  })

  it('shows no page of before in a browser that does not tell of places', async () => {
    vi.unstubAllGlobals()
    vi.stubGlobal('fetch', ask)
    kiosk = openKioskWindow({ hasNavigation: false })
    load()
    kiosk.tell('pagehide', true)
    await endVisit()
    openVisit(forgetStored)
    kiosk.tell('pageshow', true)
    expect(kiosk.root.style.visibility).toBe('hidden')
    expect(kiosk.shown).toEqual(['/ch-fr/', '/ch-fr/'])
  })
})
