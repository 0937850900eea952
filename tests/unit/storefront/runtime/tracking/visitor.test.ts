import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { tagManagerService } from '@/lib/storefront/runtime/consent'

/** The storage of a browser; one that is full or forbidden throws. */
function memoryStorage(isForbidden = false) {
  const entries = new Map<string, string>()
  const allowed = () => {
    if (isForbidden) throw new DOMException('forbidden', 'SecurityError')
  }
  return {
    entries,
    getItem(key: string) {
      allowed()
      return entries.get(key) ?? null
    },
    setItem(key: string, value: string) {
      allowed()
      entries.set(key, value)
    },
    removeItem(key: string) {
      allowed()
      entries.delete(key)
    },
  }
}

let local = memoryStorage()
let session = memoryStorage()
const fetched = vi.fn<typeof fetch>()

beforeEach(() => {
  vi.resetModules()
  use(memoryStorage(), memoryStorage())
  fetched.mockReset()
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => vi.unstubAllGlobals())

function use(nextLocal: typeof local, nextSession: typeof session) {
  local = nextLocal
  session = nextSession
  vi.stubGlobal('localStorage', local)
  vi.stubGlobal('sessionStorage', session)
}

const userOfDocument = async () => {
  vi.resetModules()
  const { trackedUser } = await import('@/lib/storefront/runtime/tracking/user-id')
  return [trackedUser(), trackedUser()]
}

describe('The random id of a browser', () => {
  it('is kept under its name, for all documents', async () => {
    const [first, again] = await userOfDocument()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect([again, ...(await userOfDocument())]).toEqual([first, first, first])
    expect([...local.entries]).toEqual([['ga:user', first]])
    expect(session.entries.size).toBe(0)
  })

  it('is another one in another browser', async () => {
    const [first] = await userOfDocument()
    use(memoryStorage(), memoryStorage())
    expect(await userOfDocument()).not.toContain(first)
  })

  it('is that of the document in a browser without storage', async () => {
    use(memoryStorage(true), memoryStorage(true))
    const [first, again] = await userOfDocument()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
  })
})

describe('A colleague', () => {
  const address = 'https://videos.example/rum/is_internal'
  const ask = async () =>
    (await import('@/lib/storefront/runtime/tracking/internal-visitor')).isInternalVisitor(address)
  const answer = (body: unknown, status = 200) =>
    fetched.mockImplementation(async () => Response.json(body, { status }))

  it.each([true, false])('is asked for once in a visit, without cookies: %s', async (internal) => {
    answer({ internal })
    expect([await ask(), await ask()]).toEqual([internal, internal])
    expect(fetched).toHaveBeenCalledTimes(1)
    expect(fetched).toHaveBeenCalledWith(address, expect.objectContaining({ credentials: 'omit' }))
    expect([...session.entries.keys()]).toEqual(['internal-visitor'])
    expect(local.entries.size).toBe(0)
  })

  it.each<[string, () => void, number?]>([
    ['an answer that fails twice', () => answer({ internal: true }, 500), 4],
    ['a refusal', () => answer({ internal: true }, 404)],
    ['an answer of another kind', () => answer({ internal: 'true' })],
    ['an empty answer', () => answer(null)],
    ['no JSON', () => fetched.mockImplementation(async () => new Response('<html>'))],
    ['no network', () => fetched.mockRejectedValue(new TypeError('Failed to fetch'))],
  ])('is nobody after %s, and is asked for again', async (_, fail, times = 2) => {
    fail()
    expect([await ask(), await ask()]).toEqual([false, false])
    expect(fetched).toHaveBeenCalledTimes(times)
    expect(session.entries.size).toBe(0)
  })

  it('is known in a browser without storage, too', async () => {
    use(memoryStorage(true), memoryStorage(true))
    answer({ internal: true })
    expect(await ask()).toBe(true)
  })
})

describe('What tracking has stored', () => {
  const forget = async () =>
    (await import('@/lib/storefront/runtime/tracking/forget-tracking')).forgetTracking()

  it('is removed, and nothing else', async () => {
    const { storedNames } = await import('@/lib/storefront/runtime/tracking/stored-names')
    for (const name of [...storedNames, 'shop:viewed']) {
      local.setItem(name, 'a')
      session.setItem(name, 'a')
    }
    await forget()
    expect([[...local.entries.keys()], [...session.entries.keys()]]).toEqual([
      ['shop:viewed'],
      ['shop:viewed'],
    ])
  })

  it('is named by the service of the tag manager in the first content, which removes it after a refusal', async () => {
    const { storedNames } = await import('@/lib/storefront/runtime/tracking/stored-names')
    const { content } = JSON.parse(readFileSync('scripts/seed/content/pages/layouts/layout.json', 'utf8'))
    const services: { name: string; storage?: string }[] = content.consentCategories.flatMap(
      ({ services }: { services: object[] }) => services,
    )
    const { storage } = services.find(({ name }) => name === tagManagerService) ?? {}
    expect(storage?.split(', ').toSorted()).toEqual(storedNames.toSorted())
  })

  it('needs no storage to be removed', async () => {
    use(memoryStorage(true), memoryStorage(true))
    await expect(forget()).resolves.toBeUndefined()
  })
})
