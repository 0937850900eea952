import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { page, paragraph } from '../fixtures/e2e/pages'
import { callLive, packed, passIn, refusalIn } from '../fixtures/http/live-frame'
import { describe, expect, test } from '../fixtures/http/test'
import { addStudioPeople, type StudioPeople } from '../fixtures/studio'

const word = `GEHEIM${randomUUID().slice(0, 6)}`
const typed = `GETIPPT${randomUUID().slice(0, 6)}`

let people: StudioPeople
beforeAll(async () => {
  people = await addStudioPeople()
})
afterAll(() => people.remove())

const login = () => ({ cookie: people.cookies.editor })
const contentOf = (text: string) => page([{ ...paragraph(text), _uid: 'one' }])

let draft: { id: number; path: string; pass: string }
test.beforeEach(async ({ editor, ask }) => {
  const story = await editor.saveNew('de-de', contentOf(word))
  const path = `/preview/de-de/${story.slug}/`
  const { body } = await ask(path, { headers: login() })
  draft = { id: story.id, path, pass: passIn(body) }
})

const storyOf = (content: unknown = contentOf(typed)) => packed({ id: draft.id, content })

describe('the draft of a story', () => {
  test('is there for an editor, for this frame of the Studio alone, and is kept by nobody', async ({
    ask,
  }) => {
    const { status, body, headers } = await ask(draft.path, { headers: login() })
    expect(status).toBe(200)
    expect(body).toContain(word)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'strict-dynamic' 'nonce-/)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers['x-robots-tag']).toBe('noindex, nofollow')
  })

  const now = Math.floor(Date.now() / 1_000)
  const token = { '_storyblok_tk[space_id]': '1', '_storyblok_tk[timestamp]': String(now) }
  test.for<[string, string, Record<string, string>]>([
    ['nothing', '', {}],
    ['a login that was made up', '', { cookie: `studio=${'a'.repeat(43)}` }],
    ['the framework’s cookie of the preview', '', { cookie: '__prerender_bypass=x; preview-pass=x' }],
    [
      'a token of Storyblok, without a space',
      `?${new URLSearchParams({ ...token, '_storyblok_tk[token]': 'a'.repeat(40) })}`,
      {},
    ],
    ['a header that only the shop sends', '', { 'x-nestling-internal': 'x' }],
  ])('is not there for a visitor with %s', async ([, query, headers], { ask }) => {
    const { status, body } = await ask(draft.path + query, { headers })
    expect(status).toBe(404)
    expect(body).not.toContain(word)
  })

  test('is not in the data of a navigation that a visitor asks for', async ({ ask }) => {
    const headers = { rsc: '1' }
    const first = await ask(draft.path, { headers })
    const { body } = first.headers.location ? await ask(first.headers.location, { headers }) : first
    expect(body).not.toContain(word)
    expect(body).not.toContain('"pass"')
  })

  test('is on no page and in no call that a visitor sees', async ({ ask }) => {
    const slug = draft.path.split('/').at(-2)
    for (const path of [`/de/${slug}/`, `/api/cms/${slug}/?locale=de`, `/de/preview/de-de/${slug}/`]) {
      const { status, body } = await ask(path)
      expect(status, path).toBe(404)
      expect(body, path).not.toContain(word)
    }
  })
})

describe('a story that is being edited', () => {
  test('is rendered as far as it has changed, where that is one block', async ({ ask }) => {
    const call = (only?: unknown) =>
      callLive(ask, draft.path, {
        pass: draft.pass,
        story: packed({ id: draft.id, content: contentOf(typed), only }),
        headers: login(),
      })
    const [whole, one, none, odd] = [await call(), await call('one'), await call('other'), await call(5)]
    expect(whole.body).toContain('page-flow')
    expect(one.body).toContain(typed)
    expect(one.body).toContain(`data-blok-uid":"${draft.id}-one`)
    expect(one.body).not.toContain('page-flow')
    expect(none.body).not.toContain(typed)
    expect(refusalIn(odd)).toBe('notAStory')
  })

  test('is rendered for its editor, and for nobody else', async ({ ask }) => {
    const { status, body, headers } = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: storyOf(),
      headers: login(),
    })
    expect(status).toBe(200)
    expect(body).toContain(typed)
    expect(body).toContain(`data-blok-uid":"${draft.id}-one`)
    expect(headers['cache-control']).toMatch(/no-store/)
    expect(headers['x-nextjs-revalidated'] ?? headers['x-action-revalidated']).toBeUndefined()
    const again = await ask(draft.path, { headers: login() })
    expect(again.body).toContain(word)
    expect(again.body).not.toContain(typed)
  })

  const others: Record<string, () => Promise<{ pass?: unknown; headers?: Record<string, string> }>> = {
    'a pass, without a login': async () => ({ headers: {} }),
    'a pass, with a login that was made up': async () => ({
      headers: { cookie: `studio=${'a'.repeat(43)}` },
    }),
    'a login, without a pass': async () => ({ pass: undefined, headers: login() }),
    'a login and a pass that was changed': async () => {
      const [text = '', signature = ''] = draft.pass.split('.')
      const content = JSON.parse(Buffer.from(text, 'base64url').toString())
      const changed = Buffer.from(JSON.stringify({ ...content, access: 'storyblok' })).toString('base64url')
      return { pass: `${changed}.${signature}`, headers: login() }
    },
    'a login and something else than a pass': async () => ({ pass: { pass: draft.pass }, headers: login() }),
    'no origin at all, and no login': async () => ({ headers: { 'sec-fetch-site': '' } }),
  }
  test.for(Object.entries(others))('is not rendered for %s', async ([, given], { ask }) => {
    const answer = await callLive(ask, draft.path, { pass: draft.pass, story: storyOf(), ...(await given()) })
    expect(answer.body).not.toContain(typed)
    expect(answer.body).not.toContain(word)
    if (answer.status === 200) expect(refusalIn(answer)).toMatch(/^(?:ended|denied)$/)
  })

  test('is not rendered after a logout', async ({ ask }) => {
    const others = await addStudioPeople()
    const headers = { cookie: others.cookies.editor }
    const pass = passIn((await ask(draft.path, { headers })).body)
    const send = () => callLive(ask, draft.path, { pass, story: storyOf(), headers })
    expect((await send()).body).toContain(typed)
    await others.remove()
    expect(refusalIn(await send())).toBe('denied')
  })

  test.for<[string, Record<string, string>]>([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
    ['another host of the same site', { 'sec-fetch-site': 'same-site', origin: 'https://evil.example' }],
    ['a document without an origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://evil.example' }],
    ['a browser that says nothing', { 'sec-fetch-site': '' }],
  ])('is not rendered for an editor’s browser on %s', async ([, headers], { ask }) => {
    const answer = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: storyOf(),
      headers: { ...login(), ...headers },
    })
    expect(answer.body).not.toContain(typed)
  })

  test('is another story’s only with a pass for that', async ({ ask }) => {
    const story = packed({ id: draft.id + 1, content: contentOf(typed) })
    const answer = await callLive(ask, draft.path, { pass: draft.pass, story, headers: login() })
    expect(refusalIn(answer)).toBe('denied')
  })

  const deep = '{"component":"grid","body":['.repeat(5_000) + ']}'.repeat(5_000)
  const wrong: Record<string, () => unknown> = {
    tooLarge: () => storyOf({ component: 'page', text: 'a'.repeat(1_100_000) }),
    tooDeep: () => packed(`{"id":${draft.id},"content":${deep}}`),
    notAStory: () => packed(`{"id":${draft.id},"content":{"component":"page","__proto__":{"a":1}}}`),
  }
  test.for(Object.entries(wrong))(
    'is refused when it is %s, and the shop goes on',
    async ([key, story], { ask }) => {
      const send = (value: unknown) =>
        callLive(ask, draft.path, { pass: draft.pass, story: value, headers: login() })
      expect(refusalIn(await send(story()))).toBe(key)
      expect((await send(storyOf())).body).toContain(typed)
    },
  )

  test('is not even read when its body is larger than any', async ({ ask }) => {
    const answer = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: 'A'.repeat(600_000),
      headers: login(),
    })
    expect(answer.status).toBe(413)
  })

  test('has no script that runs and no address that does, in whatever field', async ({ ask }) => {
    const evil = `"><script>window.hacked=1</script><img src=x onerror=hacked()>`
    const address = 'javascript:window.hacked=1'
    const link = { linktype: 'url', url: address, href: address, cached_url: address, target: evil }
    const image = { filename: address, alt: evil }
    const text = {
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [{ type: 'text', text: evil, marks: [{ type: 'link', attrs: link }] }],
        },
        { type: 'image', attrs: { src: address, alt: evil, onerror: evil } },
        { type: 'script', content: [{ type: 'text', text: 'window.hacked=1' }] },
      ],
    }
    const fields = {
      text: evil,
      headline: evil,
      linkText: evil,
      link,
      to: link,
      image,
      src: image,
      body: evil,
    }
    const body = [
      { component: 'teaser', ...fields },
      { component: 'banner', ...fields },
      { component: 'rich_text', text },
      { component: 'content_image', ...fields },
      { component: 'video', url: address, ...fields },
      { component: evil, ...fields },
      { component: 'constructor', ...fields },
    ].map((blok, at) => ({ ...blok, _uid: `${evil}${at}`, _editable: `<!--#storyblok#${evil}-->` }))
    const answer = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: storyOf(page(body)),
      headers: login(),
    })
    expect(answer.status).toBe(200)
    expect(refusalIn(answer)).toBeUndefined()
    expect(answer.body).toContain('window.hacked')
    expect(answer.body).not.toMatch(/"(?:href|src|action|formAction|xlinkHref)":"\s*javascript:/i)
    expect(answer.body).not.toMatch(/"\$","script"|"onerror"|__html":"[^"]*<(?:script|img)/i)
  })
})

describe('other calls below the path of drafts', () => {
  test.for<[string, Record<string, string>]>([
    ['without the function', { 'next-action': '' }],
    ['of a function that is not there, in another form', { 'next-action': '../x' }],
    ['as a form', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['as a form with files', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['as JSON', { 'content-type': 'application/json' }],
  ])('are refused: %s', async ([, headers], { ask }) => {
    const answer = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: storyOf(),
      headers: { ...login(), ...headers },
    })
    expect(answer.status).toBe(405)
    expect(answer.body).not.toContain(typed)
  })

  test('the function is nowhere else', async ({ ask }) => {
    for (const path of ['/de/', '/studio/', '/api/visitor/'])
      expect(
        (await callLive(ask, path, { pass: draft.pass, story: storyOf(), headers: login() })).body,
      ).not.toContain(typed)
  })

  test('an unknown function answers nothing of the page', async ({ ask }) => {
    const answer = await callLive(ask, draft.path, {
      pass: draft.pass,
      story: storyOf(),
      headers: { ...login(), 'next-action': 'a'.repeat(42) },
    })
    expect(answer.status).toBe(409)
    expect(answer.body).not.toContain(word)
  })
})

test('no visitor loads the code of the bridge', async ({ ask }) => {
  const folder = join(process.env.E2E_DIST_DIR ?? '.next', 'static')
  const scripts = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.js'))
  const texts = await Promise.all(scripts.map((file) => readFile(join(folder, file), 'utf8')))
  const withBridge = scripts.filter((_, at) => texts[at]?.includes('storyblok__overlay'))
  expect(withBridge).not.toEqual([])
  for (const path of ['/de/', '/de/versand/', '/ch-fr/', '/de/kleidung/', '/de/warenkorb/']) {
    const { status, body } = await ask(path)
    expect(status, path).toBe(200)
    for (const file of withBridge) expect(body, path).not.toContain(file.split('/').at(-1))
  }
})
