import { createHash } from 'node:crypto'
import { describe, expect, it, vi } from 'vitest'
import { contentSecurityPolicy } from '@/lib/server/edge/content-security'
import { finishedDocument } from '@/lib/server/edge/finished-document'
import { protectionFor } from '@/lib/server/edge/protection'
import { choiceCall, inlineScripts } from '@/lib/storefront/runtime/inline-scripts'
import { observatoryScore } from '@/tests/fixtures/http/observatory'
import { beginning, firstScript, nextDocument } from '@/tests/fixtures/next-document'
import { toldIn } from '@/tests/fixtures/told'
import { type Handler, openEdge, previewCookies } from './open-edge'

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** The directives of a policy by name. */
const directivesOf = (header: unknown) =>
  Object.fromEntries(
    String(header)
      .split('; ')
      .map((directive) => directive.split(' '))
      .map(([name, ...sources]) => [name, sources]),
  ) as Record<string, string[]>

const html =
  (body: string, headers: Record<string, string> = {}): Handler =>
  (_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.end(body)
  }

const ofType =
  (type: string | undefined): Handler =>
  (_, response) => {
    if (type !== undefined) response.setHeader('content-type', type)
    response.end('{}')
  }

const flight = 'self.__next_f.push([1,"0:{}\\n"])'
const chunk = '<script src="/_next/static/chunks/a.js" async=""></script>'

/** What ends up in a page when something of it is not escaped. */
const injected: [what: string, markup: string][] = [
  ['a script', '<p><script>evil()</script></p>'],
  ['a module', '<p><script type="module">evil()</script></p>'],
  ['one of no known type', '<p><script type="">evil()</script></p>'],
  ['one in capitals', '<P><SCRIPT>evil()</SCRIPT></P>'],
  ['one that looks like data of React', '<p><script>self.__next_f.push([1,"evil"])</script></p>'],
  [
    'one that looks like the beginning of such data',
    `<p><script>${beginning}</script><script>self.__next_f.push([1,"evil"])</script></p>`,
  ],
  [
    'all that Next.js writes',
    `<p>${firstScript}<script>${beginning}</script><script>self.__next_f.push([1,"evil"])</script></p>`,
  ],
  ['an end of the document before its end', `${firstScript}<script>evil()</script></body></html><p></p>`],
  ['one that looks like React’s own', '<p><script>$RC("B:0","evil")</script></p>'],
  ['one that is like the shop’s own, with more', `<p><script>${choiceCall};evil()</script></p>`],
  ['one with a nonce', '<p><script nonce="evil">evil()</script></p>'],
  ['one in a drawing', '<svg><script>evil()</script></svg>'],
  ['one in a comment that does not end', '<p><!-- <script>evil()</script></p>'],
  ['one in a template', '<template><script>evil()</script></template>'],
  ['one for browsers without scripts', '<noscript><script>evil()</script></noscript>'],
  ['one that does not end', '<p><script>evil()</p>'],
  ['one in two pieces', '<p><script>ev</p><p>il()</script></p>'],
  ['one that ends another one', '<p></script><script>evil()</script></p>'],
  ['one with a slash in its tag', '<p><script/>evil()</script></p>'],
  ['two, as those that are joined', '<p><script>evil()</script><script>evil()</script></p>'],
  ['one between those that are loaded later', `<p>${chunk}<script>evil()</script>${chunk}</p>`],
  ['one with an address', '<p><script src="https://evil.example/a.js" async=""></script></p>'],
  [
    'one with an address that leads out of the build',
    '<p><script src="/_next/static/chunks/../../../evil.js" async=""></script></p>',
  ],
]

describe('The scripts of a document', () => {
  const scriptsOf = (body: string) => finishedDocument(nextDocument(body, [beginning, flight], chunk)).scripts
  const clean = scriptsOf('<p>Hallo</p>')

  it('are those that Next.js wrote behind its markup, joined, and the one that loads the rest', () => {
    expect(clean).toHaveLength(2)
    expect(clean[0]).toBe(hashOf(`${beginning};${flight}`))
  })

  it.each(injected)('are no others, when there is put into it: %s', (_, markup) => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const { html, scripts } = finishedDocument(
      nextDocument(`<div>${markup}</div>`, [beginning, flight], chunk),
    )
    warning.mockRestore()
    // The first is told to React; the second is the list of the build's files, of which a page may name more.
    expect(scripts).toHaveLength(2)
    expect(scripts[0]).toBe(clean[0])
    const [loader = ''] = /\(function\(scripts\)[^<]*(?=<\/script><\/body><\/html>$)/.exec(html) ?? []
    expect(scripts[1]).toBe(hashOf(loader))
    expect(loader).not.toContain('evil')
    const [told = ''] = html.slice(html.lastIndexOf(beginning)).split('</script>', 1)
    expect(toldIn(`<script>${told}</script>`)).toBe('0:{}\n')
  })

  it('are those of Next.js alone, as it wrote them, where no machine of the edge runs', () => {
    const document = nextDocument('<p>Hallo</p>', [beginning, flight], chunk)
    const { html, scripts } = finishedDocument(document, [])
    expect(html).toBe(document)
    expect(scripts).toEqual([beginning, flight].map(hashOf))
  })

  it('are told to the log when something else is among them', () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    scriptsOf('<script type="application/ld+json">{}</script>')
    scriptsOf(`<script data-keys="1">${choiceCall}</script>`)
    expect(warning).not.toHaveBeenCalled()
    scriptsOf('<p><script>evil()</script></p>')
    expect(warning).toHaveBeenCalledOnce()
    warning.mockRestore()
  })

  it('are the shop’s own, too, where they stand in its markup', () => {
    for (const text of inlineScripts) {
      expect(clean).not.toContain(hashOf(text))
      expect(scriptsOf(`<p><script data-keys="1 2">${text}</script></p>`)).toContain(hashOf(text))
    }
  })
})

describe('The frame around a page', () => {
  const storyblok = { token: 'x', apiUrl: undefined, webhookSecret: 'x' }
  const none = { stripe: undefined, videosHost: undefined, tagManager: undefined, performanceUrl: undefined }
  const config = { ...none, sentryDsn: undefined, baseUrl: 'http://localhost', storyblok: undefined }
  it.each([
    ['none around a page', undefined, false, ["'none'"]],
    ['the Studio around a draft, on the same origin', undefined, true, ["'self'"]],
    [
      'Storyblok around a draft',
      { ...storyblok, region: 'eu' as const },
      true,
      ['https://app.storyblok.com'],
    ],
    [
      'Storyblok around a page',
      { ...storyblok, region: 'us' as const },
      false,
      ['https://app.storyblok.com'],
    ],
    ['Storyblok in China', { ...storyblok, region: 'cn' as const }, true, ['https://app.storyblokchina.cn']],
  ])('is %s', (_, space, isDraft, expected) => {
    const policy = contentSecurityPolicy({ ...config, storyblok: space }, [], { isDraft })
    expect(directivesOf(policy)['frame-ancestors']).toEqual(expected)
  })
})

describe('The scripts of a page', () => {
  const tagManager = { id: 'GTM-A', host: 'https://tags.example/gtm.js', hosts: ['https://px.example'] }
  const none = { stripe: undefined, videosHost: undefined, performanceUrl: undefined, sentryDsn: undefined }
  const config = { ...none, baseUrl: 'http://localhost', storyblok: undefined, tagManager }
  it.each([
    ['are loaded by its own', ['late-scripts', 'page-cache'] as const, ["'self'", "'strict-dynamic'"]],
    [
      'stand in it by their addresses where none of its own loads them',
      ['page-cache'] as const,
      ["'self'", 'https://tags.example', 'https://px.example'],
    ],
  ])('%s', (_, edgeMachines, trusted) => {
    const policy = contentSecurityPolicy({ ...config, edgeMachines }, [hashOf('a()')])
    expect(directivesOf(policy)['script-src']).toEqual([...trusted, hashOf('a()')])
  })
})

describe('A document', () => {
  it('runs its own scripts alone, and keeps the same policy when it is answered again', async () => {
    await using edge = await openEdge({ handler: html(nextDocument('<p></p>', ['a()'])) })
    for (let count = 0; count < 2; count += 1) {
      const policy = directivesOf((await edge.send('/de/')).headers['content-security-policy'])
      expect(policy).toMatchObject({
        'default-src': ["'self'"],
        'script-src': ["'self'", "'strict-dynamic'", hashOf('a()'), expect.stringMatching(/^'sha256-/)],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
      })
    }
  })

  it('into which a script was put does not run it, whichever way it goes out', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const put = nextDocument('<p><script>evil()</script></p>', [beginning, flight], chunk)
    await using edge = await openEdge({ handler: html(put), errorDocument: html(put) })
    for (const path of ['/de/', '/de/', '/de/~internal/error/404/', '/de/suche/?q=a', '/studio/'])
      for (const coding of ['gzip', 'identity']) {
        const { headers } = await edge.send(path, { 'accept-encoding': coding })
        expect(String(headers['content-security-policy'])).toContain('script-src ')
        expect(String(headers['content-security-policy'])).not.toContain(hashOf('evil()'))
      }
    warning.mockRestore()
  })

  it.each(['/de/suche/?q=a', '/de/betten/?brand=nestling'])(
    'that is made for the request has a new nonce each time: %s',
    async (path) => {
      const asked: unknown[] = []
      await using edge = await openEdge({
        handler: (incoming, response) => {
          asked.push(incoming.headers['content-security-policy'])
          return html('<p>results</p>')(incoming, response)
        },
      })
      const nonces = []
      for (let count = 0; count < 2; count += 1) {
        const { headers } = await edge.send(path)
        const sources = directivesOf(headers['content-security-policy'])['script-src'] ?? []
        const nonce = sources.find((source) => source.startsWith("'nonce-"))
        expect(asked.at(-1)).toBe(`script-src ${nonce}`)
        expect(sources).toEqual(expect.arrayContaining(inlineScripts.map(hashOf)))
        expect(sources).not.toContain("'unsafe-inline'")
        nonces.push(nonce)
      }
      expect(new Set(nonces).size).toBe(2)
    },
  )

  it('in the preview has a nonce', async () => {
    await using edge = await openEdge({
      handler: (incoming, response) =>
        html(String(incoming.headers['content-security-policy']))(incoming, response),
    })
    const got = await edge.send('/de/', { cookie: previewCookies() })
    expect(got.body).toMatch(/^script-src 'nonce-/)
  })

  it('of an error runs its own scripts alone, in whatever coding', async () => {
    await using edge = await openEdge({
      handler: (_, response) => void response.writeHead(404).end(),
      errorDocument: html(nextDocument('<p></p>', ['a()'])),
    })
    for (const coding of ['gzip', 'identity']) {
      const got = await edge.send('/de/missing/', { 'accept-encoding': coding })
      expect(got.status).toBe(404)
      expect(directivesOf(got.headers['content-security-policy'])['script-src']).toContain(hashOf('a()'))
    }
  })

  it('that is streamed without a nonce runs nothing', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('content-type', 'text/html; charset=utf-8')
        response.write('<p>')
        response.end('</p>')
      },
    })
    const { headers } = await edge.send('/de/')
    expect(directivesOf(headers['content-security-policy'])['script-src']).toEqual(["'none'"])
  })

  it('has the same headers for HEAD as for GET', async () => {
    await using edge = await openEdge({ handler: html(nextDocument('<p></p>', ['a()'])) })
    const { date: _, 'x-request-id': _id, ...headers } = (await edge.send('/de/')).headers
    expect((await edge.send('/de/', {}, 'HEAD')).headers).toMatchObject(headers)
  })

  it('takes no nonce from a visitor, whose page would be kept with it', async () => {
    const asked: unknown[] = []
    await using edge = await openEdge({
      handler: (incoming, response) => {
        asked.push(
          incoming.headers['content-security-policy'],
          incoming.headers['content-security-policy-report-only'],
        )
        return html('<p>page</p>')(incoming, response)
      },
    })
    const theirs = "script-src 'nonce-theirs'"
    await edge.send('/de/', {
      'content-security-policy': theirs,
      'content-security-policy-report-only': theirs,
    })
    expect(asked).toEqual([undefined, undefined])
  })
})

describe('Every answer', () => {
  it.each([
    ['a page', '/de/', html('<p>page</p>')],
    ['a redirect', '/de', html('')],
    ['a missing page', '/de/missing/', ((_, response) => void response.writeHead(404).end()) as Handler],
    ['a refusal', '/_next/%zz', html('')],
    ['a call', '/api/basket/', ((_, response) => void response.end('{}')) as Handler],
  ])('protects the visitor: %s', async (_, path, handler) => {
    await using edge = await openEdge({ handler })
    expect((await edge.send(path)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': expect.stringContaining('camera=()'),
    })
  })

  it('lets a picture that is opened by itself do nothing', async () => {
    await using edge = await openEdge({
      handler: (_, response) => {
        response.setHeader('content-type', 'image/svg+xml')
        response.end('<svg xmlns="http://www.w3.org/2000/svg"><script>a()</script></svg>')
      },
    })
    const { headers } = await edge.send('/media/a.svg')
    expect(directivesOf(headers['content-security-policy'])).toMatchObject({
      'default-src': ["'none'"],
      sandbox: [],
    })
  })

  it.each([
    ['/api/basket/', 'application/json'],
    ['/api/nothing/', 'application/problem+json'],
    ['/sitemap.xml', 'application/xml'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/de/seite', undefined],
  ])('loads nothing and is framed nowhere when it is data: %s, %s', async (path, type) => {
    await using edge = await openEdge({ handler: ofType(type) })
    expect(directivesOf((await edge.send(path)).headers['content-security-policy'])).toEqual({
      'default-src': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it.each([
    ['the worker, which fetches', '/de/service-worker.js', 'text/javascript'],
    ['a paper, which the browser’s viewer shows', '/documents/1/a.pdf', 'application/pdf'],
  ])('may load what it needs and is framed nowhere: %s', async (_, path, type) => {
    await using edge = await openEdge({ handler: ofType(type) })
    expect(directivesOf((await edge.send(path)).headers['content-security-policy'])).toEqual({
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
    })
  })

  it('of a site on https has 100 or more points in an observatory', async () => {
    await using edge = await openEdge({
      baseUrl: 'https://shop.example',
      handler: html(nextDocument('<p></p>', ['a()'])),
    })
    for (const path of ['/de/', '/de/suche/?q=a', '/de/nichts', '/api/nothing/']) {
      const { headers, body } = await edge.send(path)
      const { score, points } = observatoryScore({ headers, body, https: true })
      expect(score, `${path} ${JSON.stringify(points)}`).toBeGreaterThanOrEqual(100)
    }
  })
})

describe('The settings of the shop', () => {
  type Settings = Parameters<typeof protectionFor>[0]
  const usual: Settings = {
    baseUrl: 'http://a.example',
    storyblok: undefined,
    stripe: undefined,
    videosHost: undefined,
    tagManager: undefined,
    performanceUrl: undefined,
    sentryDsn: undefined,
  }
  const headersWith = (change: Partial<Settings>) => {
    const config = { ...usual, ...change }
    const headers = new Map<string, string>()
    const response = {
      setHeader: (name: string, value: string) => headers.set(name, value),
      hasHeader: (name: string) => headers.has(name),
      getHeader: (name: string) => headers.get(name),
    }
    const protection = protectionFor(config)
    protection.protectDocument(response as never, [])
    protection.protect(response as never)
    return headers
  }
  const policyOf = (change: Partial<Settings>) =>
    directivesOf(headersWith(change).get('content-security-policy'))
  const storyblok = { token: 'a-public-token' } as never

  it('let Storyblok show the pages in its editor when the content is there, and nobody else', () => {
    expect(policyOf({ storyblok })).toMatchObject({
      'frame-ancestors': ['https://app.storyblok.com'],
      'img-src': expect.arrayContaining(['https://*.storyblok.com']),
    })
    expect(policyOf({})['frame-ancestors']).toEqual(["'none'"])
  })

  it('let a form lead to the page on which Stripe is paid, when payments are there', () => {
    const formTargets = (stripe: { secretKey: string; webhookSecret: string } | undefined) =>
      policyOf({ stripe })['form-action']
    expect(formTargets({ secretKey: 'key', webhookSecret: 'secret' })).toEqual([
      "'self'",
      'https://checkout.stripe.com',
    ])
    expect(formTargets(undefined)).toEqual(["'self'"])
  })

  it('let a page tell the host that measures of decisions, where there is one', () => {
    expect(policyOf({ videosHost: 'https://videos.example/api' })['connect-src']).toEqual([
      "'self'",
      'https://videos.example',
    ])
    expect(policyOf({})).not.toHaveProperty('connect-src')
  })

  it('let a page tell of its speed where another host asks for it', () => {
    const hosts = { videosHost: 'https://a.example', performanceUrl: 'https://a.example/pages?key=1' }
    expect(policyOf(hosts)['connect-src']).toEqual(["'self'", 'https://a.example'])
  })

  it.each([
    [
      'https://www.googletagmanager.com',
      [
        'https://www.googletagmanager.com',
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
      ],
    ],
    ['https://tags.example/container', ['https://tags.example']],
  ])('let the tag manager of %s tell its own host, and no page without one', (host, hosts) => {
    const policy = policyOf({ tagManager: { id: 'GTM-A1', host, hosts: [] } })
    expect(policy['connect-src']).toEqual(["'self'", ...hosts])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', ...hosts])
    expect(policy['script-src']).toEqual(policyOf({})['script-src'])
    expect(headersWith({}).get('content-security-policy')).not.toMatch(/google|tags\.example/)
  })

  it('let the tags of a container speak to the hosts that are named for them', () => {
    const host = 'https://tags.example'
    const px = 'https://px.ads.example'
    const policy = policyOf({ tagManager: { id: 'GTM-A1', host, hosts: [px, host] } })
    expect(policy['connect-src']).toEqual(["'self'", host, px])
    expect(policy['img-src']).toEqual(["'self'", 'data:', 'blob:', host, px])
    expect(policy['frame-src']).toContain(px)
    expect(policy['script-src']).toEqual(policyOf({})['script-src'])
    const own = { ...policyOf({ tagManager: { id: 'GTM-A1', host, hosts: [] } }), 'img-src': [] }
    expect(JSON.stringify(own)).not.toContain(px)
  })

  it('keep browsers on https where the shop is there', () => {
    const names = (baseUrl: string) => headersWith({ baseUrl })
    expect(names('https://a.example').get('strict-transport-security')).toMatch(/^max-age=31536000/)
    expect(names('http://localhost:3000').get('strict-transport-security')).toBeUndefined()
  })
})
