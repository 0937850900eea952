import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll } from 'vitest'
import { routeList, routesFile } from '@/lib/server/next/internals'
import { describe, expect, test } from '../fixtures/http/test'
import { addStudioPeople, type StudioPeople, type StudioRole } from '../fixtures/studio'

type Caller = 'stranger' | StudioRole
const callers: readonly Caller[] = ['stranger', 'editor', 'publisher', 'admin']

type Line = {
  method: string
  path: string
  body?: object
  /** The status for a stranger, an editor, a publisher and an administrator. */
  expected: readonly [number, number, number, number]
}

const nobody = '00000000-0000-4000-8000-000000000000'
const noStory = 999_999_999
const typed = { id: nobody, text: 'x', mentions: [] }
const noThread = {
  ...typed,
  thread: nobody,
  block: 'x',
  component: 'x',
  field: null,
  quote: null,
  title: 'x',
}
const noDraft = { content: { component: 'page', _uid: 'x' }, basedOn: '0'.repeat(32) }

/** The screens. A role that a screen is not for finds none. */
const screens: readonly [string, readonly number[]][] = [
  ['/studio/', [307, 200, 200, 200]],
  ['/studio/media/', [307, 200, 200, 200]],
  ['/studio/campaigns/', [307, 200, 200, 200]],
  [`/studio/campaigns/${noStory}/`, [307, 404, 404, 404]],
  ['/studio/releases/', [307, 200, 200, 200]],
  [`/studio/releases/${noStory}/`, [307, 404, 404, 404]],
  ['/studio/log/', [307, 200, 200, 200]],
  ['/studio/bin/', [307, 200, 200, 200]],
  [`/studio/stories/${noStory}/`, [307, 404, 404, 404]],
  ['/studio/stories/', [307, 404, 404, 404]],
  ['/studio/stories/abc/', [307, 404, 404, 404]],
  ['/studio/there/is/no/such/screen/', [307, 404, 404, 404]],
  ['/studio/profile/', [307, 200, 200, 200]],
  ['/studio/people/', [307, 404, 404, 200]],
  ['/studio/tokens/', [307, 404, 404, 200]],
  ['/studio/redirects/', [307, 404, 404, 200]],
  ['/studio/operation/', [307, 404, 404, 200]],
  ['/studio/workflows/', [307, 404, 404, 200]],
  ['/studio/login/', [200, 307, 307, 307]],
  ['/studio/login/forgotten/', [200, 200, 200, 200]],
  ['/studio/login/invitation/', [200, 200, 200, 200]],
  ['/studio/login/new-password/', [200, 200, 200, 200]],
]

const forAll = (status: number) => [401, status, status, status] as const
const forPublishers = (status: number) => [401, 403, status, status] as const
const forAdmins = (status: number) => [401, 403, 403, status] as const

/** Every call with something that it rejects or does not find, so that nothing is changed: what counts is who may ask. */
const calls: readonly Line[] = [
  { method: 'GET', path: 'stories/', expected: forAll(200) },
  { method: 'GET', path: 'stories/?search=x', expected: forAll(200) },
  { method: 'GET', path: 'stories/?parent=x', expected: forAll(400) },
  { method: 'POST', path: 'stories/', body: { kind: 'other' }, expected: forAll(400) },
  { method: 'GET', path: 'stories/folders/', expected: forAll(200) },
  { method: 'GET', path: 'stories/address/?slug=x&parent=top', expected: forAll(200) },
  { method: 'GET', path: `stories/address/?slug=x&id=${noStory}`, expected: forAll(404) },
  { method: 'GET', path: 'stories/address/', expected: forAll(400) },
  { method: 'POST', path: `bin/${noStory}/restore/`, body: { parent: null }, expected: forAll(404) },
  { method: 'DELETE', path: `bin/${noStory}/`, expected: forAdmins(404) },
  { method: 'GET', path: `stories/shown/?ids=${noStory}`, expected: forPublishers(200) },
  { method: 'GET', path: 'stories/shown/?ids=x', expected: forPublishers(400) },
  { method: 'GET', path: `stories/${noStory}/`, expected: forAll(404) },
  { method: 'PATCH', path: `stories/${noStory}/`, body: { name: 'x' }, expected: forAll(404) },
  { method: 'DELETE', path: `stories/${noStory}/`, expected: forAll(404) },
  { method: 'GET', path: `stories/${noStory}/consequences/`, expected: forAll(404) },
  { method: 'GET', path: `stories/${noStory}/publication/`, expected: forAll(404) },
  {
    method: 'POST',
    path: `stories/${noStory}/publish/`,
    body: { seen: { mark: '0'.repeat(32) } },
    expected: forPublishers(404),
  },
  { method: 'POST', path: `stories/${noStory}/publish/`, body: {}, expected: forPublishers(400) },
  { method: 'POST', path: `stories/${noStory}/unpublish/`, expected: forPublishers(404) },
  {
    method: 'PUT',
    path: `stories/${noStory}/schedule/`,
    body: { publishAt: '2099-01-01T00:00', unpublishAt: '' },
    expected: forPublishers(404),
  },
  { method: 'PUT', path: `stories/${noStory}/schedule/`, body: {}, expected: forPublishers(400) },
  { method: 'POST', path: `stories/${noStory}/schedule/`, expected: forPublishers(404) },
  { method: 'GET', path: `stories/${noStory}/stage/`, expected: forAll(404) },
  {
    method: 'PUT',
    path: `stories/${noStory}/stage/`,
    body: { stage: 1, assignee: null, dueOn: '', read: '', seen: { mark: '0'.repeat(32) } },
    expected: forAll(404),
  },
  { method: 'PUT', path: `stories/${noStory}/stage/`, body: {}, expected: forAll(400) },
  { method: 'POST', path: 'releases/', body: { name: ' ' }, expected: forPublishers(400) },
  { method: 'PATCH', path: `releases/${noStory}/`, body: { name: 'x' }, expected: forPublishers(404) },
  {
    method: 'PATCH',
    path: `releases/${noStory}/`,
    body: { drop: Array.from({ length: 201 }, (_, index) => index + 1) },
    expected: forPublishers(400),
  },
  { method: 'GET', path: `releases/${noStory}/publication/`, expected: forAll(404) },
  { method: 'DELETE', path: `releases/${noStory}/`, expected: forPublishers(404) },
  { method: 'GET', path: `stories/${noStory}/translations/`, expected: forAll(404) },
  { method: 'PUT', path: `stories/${noStory}/translations/`, body: { slugs: [] }, expected: forAll(404) },
  { method: 'GET', path: `stories/${noStory}/alternates/?market=de-at`, expected: forAll(404) },
  { method: 'POST', path: `stories/${noStory}/alternates/`, body: { story: 1 }, expected: forAll(404) },
  { method: 'DELETE', path: `stories/${noStory}/alternates/`, expected: forAll(404) },
  { method: 'GET', path: `stories/${noStory}/discussions/`, expected: forAll(404) },
  { method: 'POST', path: `stories/${noStory}/discussions/`, body: noThread, expected: forAll(404) },
  { method: 'POST', path: `stories/${noStory}/discussions/`, body: typed, expected: forAll(400) },
  { method: 'PUT', path: `stories/${noStory}/discussions/read/`, body: {}, expected: forAll(400) },
  { method: 'PUT', path: `discussions/${nobody}/`, body: { solved: true }, expected: forAll(404) },
  { method: 'POST', path: `discussions/${nobody}/comments/`, body: typed, expected: forAll(404) },
  { method: 'PUT', path: `discussions/${nobody}/comments/${nobody}/`, body: typed, expected: forAll(404) },
  { method: 'DELETE', path: `discussions/${nobody}/comments/${nobody}/`, expected: forAll(404) },
  { method: 'GET', path: `stories/${noStory}/preview-links/`, expected: forAll(404) },
  { method: 'POST', path: `stories/${noStory}/preview-links/`, body: { days: 1 }, expected: forAll(404) },
  { method: 'POST', path: `stories/${noStory}/preview-links/`, body: { days: 2 }, expected: forAll(400) },
  { method: 'DELETE', path: `stories/${noStory}/preview-links/${nobody}/`, expected: forAll(404) },
  {
    method: 'POST',
    path: `releases/${noStory}/publish/`,
    body: { versions: [] },
    expected: forPublishers(404),
  },
  { method: 'POST', path: `releases/${noStory}/publish/`, body: {}, expected: forPublishers(400) },
  { method: 'GET', path: `releases/${noStory}/undoing/`, expected: forPublishers(404) },
  { method: 'POST', path: `releases/${noStory}/undoing/`, body: { pages: [] }, expected: forPublishers(404) },
  { method: 'PUT', path: `drafts/${noStory}/`, body: noDraft, expected: forAll(404) },
  { method: 'PUT', path: `drafts/${noStory}/`, body: { content: {} }, expected: forAll(400) },
  { method: 'GET', path: `drafts/${noStory}/versions/`, expected: forAll(200) },
  { method: 'GET', path: 'pick/stories/', expected: forAll(200) },
  { method: 'GET', path: 'pick/other/', expected: forAll(404) },
  { method: 'GET', path: 'assets/', expected: forAll(200) },
  { method: 'GET', path: 'assets/?folder=x', expected: forAll(400) },
  { method: 'POST', path: 'assets/?name=x.png', body: { kind: 'no picture' }, expected: forAll(422) },
  { method: 'POST', path: 'assets/', body: {}, expected: forAll(422) },
  { method: 'GET', path: `assets/${noStory}/`, expected: forAll(404) },
  { method: 'PATCH', path: `assets/${noStory}/`, body: { copyright: 'x' }, expected: forAll(404) },
  { method: 'PATCH', path: `assets/${noStory}/`, body: { focus: '1' }, expected: forAll(400) },
  { method: 'DELETE', path: `assets/${noStory}/`, expected: forAll(404) },
  { method: 'PUT', path: `assets/${noStory}/file/`, body: {}, expected: forAll(404) },
  { method: 'POST', path: 'asset-folders/', body: { name: ' ' }, expected: forAll(400) },
  { method: 'PATCH', path: `asset-folders/${noStory}/`, body: { name: 'x' }, expected: forAll(404) },
  { method: 'DELETE', path: `asset-folders/${noStory}/`, expected: forAll(404) },
  { method: 'PUT', path: 'profile/', body: { name: '' }, expected: forAll(400) },
  { method: 'PUT', path: 'password/', body: {}, expected: forAll(400) },
  { method: 'DELETE', path: `sessions/${nobody}/`, expected: forAll(404) },
  { method: 'POST', path: 'fresh-login/', body: {}, expected: forAll(400) },
  { method: 'POST', path: 'fresh-login/options/', expected: forAll(200) },
  { method: 'POST', path: 'passkey-options/', body: { name: '' }, expected: forAll(400) },
  { method: 'POST', path: 'passkeys/', body: {}, expected: forAll(400) },
  { method: 'PUT', path: 'passkeys/none/', body: { name: 'x' }, expected: forAll(404) },
  { method: 'DELETE', path: 'passkeys/none/', expected: forAll(404) },
  { method: 'GET', path: `people/${nobody}/sessions/`, expected: forAdmins(404) },
  { method: 'DELETE', path: `people/${nobody}/sessions/`, expected: forAdmins(404) },
  { method: 'DELETE', path: `people/${nobody}/sessions/${nobody}/`, expected: forAdmins(404) },
  { method: 'POST', path: 'people/', body: {}, expected: forAdmins(400) },
  { method: 'PUT', path: `people/${nobody}/`, body: { name: 'x', role: 'editor' }, expected: forAdmins(404) },
  { method: 'DELETE', path: `people/${nobody}/`, expected: forAdmins(404) },
  { method: 'POST', path: `people/${nobody}/password/`, expected: forAdmins(404) },
  { method: 'POST', path: 'invitations/', body: {}, expected: forAdmins(400) },
  { method: 'DELETE', path: `invitations/${nobody}/`, expected: forAdmins(404) },
  { method: 'POST', path: `invitations/${nobody}/send/`, expected: forAdmins(404) },
  { method: 'POST', path: 'outbox/', body: { ids: [] }, expected: forAdmins(400) },
  { method: 'POST', path: 'workflows/', body: { name: ' ' }, expected: forAdmins(400) },
  { method: 'PUT', path: `workflows/${noStory}/`, body: {}, expected: forAdmins(400) },
  { method: 'DELETE', path: `workflows/${noStory}/`, expected: forAdmins(404) },
  { method: 'POST', path: 'tokens/', body: {}, expected: forAdmins(400) },
  { method: 'DELETE', path: 'tokens/none/', expected: forAdmins(404) },
  { method: 'PUT', path: 'redirects/', body: {}, expected: forAdmins(400) },
  { method: 'DELETE', path: `redirects/${noStory}/`, expected: forAdmins(404) },
]

let people: StudioPeople
beforeAll(async () => {
  people = await addStudioPeople()
})
afterAll(() => people.remove())

const cookieOf = (caller: Caller): Record<string, string> =>
  caller === 'stranger' ? {} : { cookie: people.cookies[caller] }

describe.for(screens)('the screen %s', ([path, expected]) => {
  test('is there for its roles, is kept by nobody and stands in no frame', async ({ ask }) => {
    for (const [at, caller] of callers.entries()) {
      const { status, headers } = await ask(path, { headers: cookieOf(caller) })
      expect({ caller, status }).toEqual({ caller, status: expected[at] })
      expect(headers['cache-control'], caller).toMatch(/no-store/)
      expect(headers['x-robots-tag'], caller).toBe('noindex, nofollow')
      if (status !== 200) continue
      const policy = headers['content-security-policy']
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).toMatch(/script-src 'self' 'strict-dynamic' 'nonce-/)
    }
  })

  test('leads strangers to the login, and back to it', async ({ ask }) => {
    if (path.startsWith('/studio/login/')) return
    const { headers } = await ask(`${path}?x=1`)
    const target = path === '/studio/' ? '' : `?${new URLSearchParams({ target: path })}`
    expect(headers.location).toBe(`/studio/login/${target}`)
  })

  test('answers no method that changes something', async ({ ask }) => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const { status, headers } = await ask(path, { method, headers: cookieOf('admin') })
      expect({ method, status, allow: headers.allow }).toEqual({ method, status: 405, allow: 'GET, HEAD' })
    }
  })
})

describe.for(calls)('$method /api/studio/$path', ({ method, path, body, expected }) => {
  const send = (caller: Caller, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) => ({
    method,
    headers: { ...cookieOf(caller), ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })

  test('is for its roles alone', async ({ ask }) => {
    for (const [at, caller] of callers.entries()) {
      const { status, headers } = await ask(`/api/studio/${path}`, send(caller))
      expect({ caller, status }).toEqual({ caller, status: expected[at] })
      expect(headers['cache-control'], caller).toMatch(/no-store/)
    }
  })

  test('is refused to pages of other sites, if it changes something', async ({ ask }) => {
    if (method === 'GET') return
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }, {}]) {
      const { status } = await ask(`/api/studio/${path}`, send('admin', headers as Record<string, string>))
      expect(status).toBe(403)
    }
  })
})

test('a page that was made for one person does nothing for another who has logged in since', async ({
  ask,
}) => {
  const meant = (person: string, caller: StudioRole) => ({
    headers: { ...cookieOf(caller), 'x-studio-person': person },
  })
  expect((await ask('/api/studio/stories/', meant(nobody, 'editor'))).status).toBe(412)
  const { body } = await ask('/studio/', { headers: cookieOf('editor') })
  const [, own = ''] = /<html[^>]* data-person="([0-9a-f-]{36})"/.exec(body) ?? []
  expect((await ask('/api/studio/stories/', meant(own, 'editor'))).status).toBe(200)
  const other = await ask('/api/studio/stories/', meant(own, 'admin'))
  expect(other.status).toBe(412)
  expect(JSON.parse(other.body).loggedIn).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: expect.any(String),
  })
  // An account that is gone is told as such, and nothing of one that is there.
  for (const [person, ended] of [
    [nobody, 'removed'],
    [own, undefined],
  ] as const) {
    const refused = await ask('/api/studio/stories/', { headers: { 'x-studio-person': person } })
    expect([refused.status, JSON.parse(refused.body).ended]).toEqual([401, ended])
  }
})

test('every call and every screen of the Studio is in these tables', async () => {
  const routes = routeList(await readFile(routesFile(process.env.E2E_DIST_DIR ?? '.next'), 'utf8'))
  const pattern = (path: string) =>
    path
      .replace(/\?.*/, '')
      .replace(/\/$/, '')
      .replace(/\/pick\/\w+$/, '/pick/[kind]')
      .replace(/\/(?:\d+|none|[0-9a-f-]{36})(?=\/|$)/g, '/[id]')
      .replace(/(\/\[id\]\/sessions\/)\[id\]/, '$1[session]')
      .replace(/(\/preview-links\/)\[id\]/, '$1[link]')
      .replace(/(\/comments\/)\[id\]/, '$1[comment]')
  const tested = new Set([
    ...screens.map(([path]) => pattern(path)),
    ...calls.map(({ path }) => pattern(`/api/studio/${path}`)),
    ...['/api/studio/login', '/api/studio/logout', '/api/studio/login/passkey'],
    ...['/api/studio/login/passkey/options', '/api/studio/sessions', '/api/studio/login/forgotten'],
    ...['/api/studio/login/invitation', '/api/studio/login/new-password'],
    // Which the addresses without a screen go to.
    '/studio/[...missing]',
  ])
  const own = routes.filter((route) => /^\/(?:api\/)?studio(?:\/|$)/.test(route))
  expect(own.length).toBeGreaterThan(15)
  expect(own.filter((route) => !tested.has(route))).toEqual([])
})

test('the desk of campaigns takes what an address says wrong for nothing said', async ({ ask }) => {
  const cookie = people.cookies.editor
  for (const query of [
    'month=2026-99&market=xx&filter=none',
    'month=a&month=b&market=a&market=b',
    'month=%00',
  ])
    expect((await ask(`/studio/campaigns/?${query}`, { headers: { cookie } })).status, query).toBe(200)
})

describe('the login', () => {
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
    method: 'POST',
    headers: {
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
      ...headers,
    },
    body: String(new URLSearchParams(fields)),
  })

  test('says nothing about which addresses have accounts, and keeps the one that was entered', async ({
    ask,
  }) => {
    const fields = { address: 'niemand@example.com', password: 'falsch', target: '/studio/log/' }
    const { status, headers } = await ask('/api/studio/login/', post(fields))
    expect({ status, location: headers.location, cookies: headers['set-cookie'] }).toEqual({
      status: 303,
      location: '/studio/login/?target=%2Fstudio%2Flog%2F&failure=credentials',
      cookies: [
        'studio-address=niemand%40example.com; Max-Age=300; Path=/studio/login/; HttpOnly; SameSite=Strict',
      ],
    })
    const cookie = 'studio-address=niemand%40example.com'
    const again = await ask(headers.location ?? '', { headers: { cookie } })
    expect(again.body).toContain('value="niemand@example.com"')
    expect((await ask('/studio/login/', { headers: { cookie } })).body).not.toContain('niemand')
  })

  test('is no way out of the Studio', async ({ ask }) => {
    const fields = { address: 'niemand@example.com', password: 'falsch', target: '//evil.example/' }
    const { headers } = await ask('/api/studio/login/', post(fields))
    expect(headers.location).toBe('/studio/login/?failure=credentials')
  })

  test('is refused to forms of other sites', async ({ ask }) => {
    const crossSite = { 'sec-fetch-site': 'cross-site' }
    expect((await ask('/api/studio/login/', post({ address: 'a', password: 'b' }, crossSite))).status).toBe(
      403,
    )
    expect((await ask('/api/studio/logout/', post({}, { ...crossSite, ...cookieOf('admin') }))).status).toBe(
      403,
    )
  })

  test('ends with the logout, for this browser alone', async ({ ask }) => {
    const others = await addStudioPeople()
    const { status, headers } = await ask('/api/studio/logout/', post({}, { cookie: others.cookies.editor }))
    expect({ status, location: headers.location }).toEqual({ status: 303, location: '/studio/login/' })
    expect(headers['set-cookie']?.[0]).toMatch(/^studio=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax/)
    const asked = async (role: StudioRole) =>
      (await ask('/api/studio/stories/', { headers: { cookie: others.cookies[role] } })).status
    expect([await asked('editor'), await asked('publisher')]).toEqual([401, 200])
    await others.remove()
  })
})
