import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { headline, page as pageOf } from '../fixtures/e2e/pages'
import { previewSecret } from '../fixtures/e2e/preview-secret'
import { cookieOf } from '../fixtures/http/basket'
import { readHead } from '../fixtures/http/head'
import { describe, expect, test } from '../fixtures/http/test'

const file = '/pictures/originals/1600x1200/category/pram-sage.png'
const usual = 'filters:quality(75):format(webp)'
const deadline = { timeout: 5_000, interval: 50 }

const dataDir = dirname(process.env.E2E_DIST_DIR ?? '.data/next')

/** What the shop keeps of pictures on its disk. */
async function keptFiles(): Promise<string[]> {
  const folders = ['images', 'remote-images', 'share-images'].map((name) => join(dataDir, name))
  const lists = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])))
  return lists.flat().sort()
}

const picturesIn = (html: string) => [
  ...new Set(html.replaceAll('&amp;', '&').match(/\/pictures\/[^\s",\\]+/g) ?? []),
]

const contentImage = (focus: string, more: Record<string, unknown> = {}) => ({
  component: 'content_image',
  _uid: 'http-picture',
  src: { fieldtype: 'asset', id: 1, filename: file, alt: 'Ein Kinderwagen', focus },
  aspect: '1/1',
  cover: true,
  width: '96',
  ...more,
})

const variants: [title: string, target: string][] = [
  ['another width', `${file}/m/601x0/smart/${usual}/pram-sage.webp`],
  ['another height', `${file}/m/600x451/smart/${usual}/pram-sage.webp`],
  ['another quality', `${file}/m/600x0/smart/filters:quality(74):format(webp)/pram-sage.webp`],
  ['another format', `${file}/m/600x0/smart/filters:quality(75):format(avif)/pram-sage.avif`],
  ['a filter', `${file}/m/600x0/smart/${usual}:blur(7)/pram-sage.webp`],
  ['a focal point', `${file}/m/600x450/smart/${usual}:focal(7x7:8x8)/pram-sage.webp`],
  [
    'a signature that is made up',
    `${file}/m/600x450/smart/${usual}:focal(7x7:8x8)/pram-sage.webp?s=${'A'.repeat(16)}`,
  ],
  ['a double slash', '/pictures//originals/1600x1200/category/pram-sage.png'],
  ['a double slash before the treatment', `${file}//m/600x0/smart/${usual}/pram-sage.webp`],
  ['upper case', file.replace('pram', 'PRAM')],
  ['an encoded slash', file.replace('/category/', '/category%2F')],
  ['an encoded backslash', file.replace('/category/', '/category%5c')],
  ['another host', `/pictures/from/${btoa('evil.example/a.jpg')}/a.jpg/m/600x0/smart/${usual}/a.webp`],
  ['a parameter', `${file}?w=600`],
  ['a parameter of a sharing picture', '/de/share/versand.png?w=600'],
  ['a version that is none', '/de/share/versand.png?v=latest'],
]

/** Asks for a picture and goes away with the answer half read. */
async function askAndLeave(address: string, path: string, afterMs: number) {
  const { hostname, port, host } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  socket.pause()
  socket.write(`GET ${path} HTTP/1.1\r\nhost: ${host}\r\n\r\n`)
  await sleep(afterMs)
  socket.resetAndDestroy()
}

describe('pictures', () => {
  test('clients that leave with their pictures half read do not take the room of those who come', async ({
    ask,
    address,
  }) => {
    const pictures = picturesIn((await ask('/de/')).body).slice(0, 10)
    for (let afterMs = 5; afterMs < 200; afterMs += 5)
      await Promise.all(pictures.map((path) => askAndLeave(address, path, afterMs)))
    for (const path of pictures) expect((await ask(path)).status, path).toBe(200)
  })

  for (const [title, target] of variants) {
    test(`a variant that no page has is refused in a few bytes and leaves nothing: ${title}`, async ({
      ask,
    }) => {
      const { status, headers, body } = await ask(target)
      expect(status).toBe(400)
      expect(headers['content-type']).toBe('application/problem+json')
      expect(body.length).toBeLessThan(60)
    })
  }

  test('a thousand variants add no file', async ({ address, ask }) => {
    expect((await ask(`${file}/m/64x0/smart/${usual}/pram-sage.webp`)).status).toBe(200)
    const before = await keptFiles()
    expect(before.length).toBeGreaterThan(0)
    const targets = Array.from({ length: 1_000 }, (_, count) =>
      count % 20 !== 0
        ? `${file}/m/600x450/smart/${usual}:focal(${count}x1:${count + 1}x2)/pram-sage.webp`
        : `/de/share/${randomUUID()}.png`,
    )
    const send = async () => {
      for (let target = targets.pop(); target; target = targets.pop()) {
        const answer = await fetch(address + target)
        await answer.arrayBuffer()
        // Some pages are looked for all the same, as many at once as there is room for.
        expect([400, 404, 503]).toContain(answer.status)
      }
    }
    await Promise.all(Array.from({ length: 10 }, send))
    const isNew = (name: string) => !before.includes(name)
    // Other tests may ask for pictures meanwhile, but not for as many.
    expect((await keptFiles()).filter(isNew).length).toBeLessThan(100)
  })

  test('all pictures of a page with an editor’s treatments are made', async ({ ask }) => {
    const { status, body } = await ask('/de/documentation/blocks/content_image/')
    expect(status).toBe(200)
    const signed = picturesIn(body).filter((address) => address.includes('s='))
    expect(signed.length).toBeGreaterThan(3)
    for (const address of signed) {
      const answer = await ask(address, { method: 'HEAD' })
      expect.soft(answer.status, address).toBe(200)
      expect.soft(answer.headers['cache-control'], address).toContain('immutable')
    }
  })

  test('a focal point works at once after its publish, and the former one still does', async ({
    ask,
    editor,
  }) => {
    const story = await editor.publishNew(
      'de-de',
      pageOf([headline('Bild'), contentImage('800x400:801x401')]),
    )
    const path = `/de/${story.slug}/`
    const focal = async (focus: string) =>
      picturesIn((await ask(path)).body).find((address) => address.includes(`focal(${focus})`)) ?? ''
    const former = await focal('800x400:801x401')
    expect((await ask(former)).headers['content-type']).toBe('image/webp')
    await editor.publish(story, { content: pageOf([headline('Bild'), contentImage('100x100:101x101')]) })
    await expect.poll(() => focal('100x100:101x101'), deadline).not.toBe('')
    expect((await ask(await focal('100x100:101x101'))).status).toBe(200)
    expect((await ask(former)).status).toBe(200)
  })

  test('a focal point that is not published yet works in the preview', async ({ ask, editor }) => {
    const story = await editor.saveNew(
      'de-de',
      pageOf([headline('Entwurf'), contentImage('200x200:201x201')]),
    )
    const query = new URLSearchParams({ secret: (await previewSecret()) ?? '', slug: `de-de/${story.slug}` })
    const entered = await ask(`/api/preview/?${query}`)
    const cookie = cookieOf(entered) ?? ''
    const { body } = await ask(`/de/${story.slug}/`, { headers: { cookie } })
    const signed = picturesIn(body).find((address) => address.includes('focal(200x200:201x201)')) ?? ''
    expect((await ask(signed, { headers: { cookie } })).headers['content-type']).toBe('image/webp')
  })

  test('an SVG has the policy of all pictures, once', async ({ ask }) => {
    const { headers } = await ask('/pictures/marks/card.svg')
    expect(headers['content-type']).toBe('image/svg+xml')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*sandbox$/)
  })
})

describe('sharing pictures', () => {
  const addressIn = (html: string) => {
    const { pathname, search } = new URL(readHead(html).openGraph['og:image']?.[0] ?? '', 'http://x')
    return pathname + search
  }

  test('are made once, kept, and answered with 304', async ({ ask, editor }) => {
    const story = await editor.publishNew(
      'de-de',
      pageOf([headline('Teilen')], { title: `Geteilt ${randomUUID()}` }),
    )
    const shared = async () => addressIn((await ask(`/de/${story.slug}/`)).body)
    await expect.poll(shared, deadline).toMatch(/^\/de\/share\/[\w-]+\.png\?v=\d+$/)
    const address = await shared()
    const first = await ask(address)
    expect(first).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } })
    const { etag = '' } = first.headers
    const kept = join(dataDir, 'share-images', `${JSON.parse(etag)}.png`)
    const { mtimeMs } = await stat(kept)
    const again = await ask(address)
    expect([again.status, again.headers.etag]).toEqual([200, etag])
    expect((await stat(kept)).mtimeMs).toBe(mtimeMs)
    expect((await ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })

  test('change with a publish that changes their words, at the former address too', async ({
    ask,
    editor,
  }) => {
    const title = `Vorher ${randomUUID()}`
    const story = await editor.publishNew('de-de', pageOf([headline('Teilen')], { title }))
    const shared = async () => addressIn((await ask(`/de/${story.slug}/`)).body)
    await expect.poll(shared, deadline).toContain('/de/share/')
    const address = await shared()
    const { etag } = (await ask(address)).headers
    const content = pageOf([headline('Teilen')], { title: title.replace('Vorher', 'Nachher') })
    await editor.publish(story, { content })
    await expect.poll(async () => (await ask(address)).headers.etag, deadline).not.toBe(etag)
    expect(await shared()).not.toBe(address)
  })
})
