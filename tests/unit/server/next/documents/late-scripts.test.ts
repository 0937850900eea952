import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withLateScripts } from '@/lib/server/next/documents/late-scripts'
import { beginning, firstScript, nextDocument } from '../../../../fixtures/next-document'

const script = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`
const document = (head: string, body = '', inline = [beginning]) => nextDocument(body, inline, head)
const late = (html: string) => withLateScripts(html).html

type Element = { src?: string; id?: string; async?: boolean }

/** Runs the script that loads those of a document as a browser does; `frame` and `load` are what happens to it. */
function browser(html: string) {
  const inline = withLateScripts(html).inline.at(-1) ?? ''
  const appended: Element[] = []
  const waiting = { frame: [] as (() => void)[], timer: [] as (() => void)[], load: [] as (() => void)[] }
  const run = (name: keyof typeof waiting) => {
    for (const callback of waiting[name].splice(0)) callback()
  }
  runInNewContext(inline, {
    document: { createElement: () => ({}), head: { appendChild: (e: Element) => appended.push(e) } },
    requestAnimationFrame: (callback: () => void) => waiting.frame.push(callback),
    setTimeout: (callback: () => void) => waiting.timer.push(callback),
    addEventListener: (name: 'load', callback: () => void) => waiting[name].push(callback),
  })
  return { appended, run }
}

describe('the scripts of a document', () => {
  const whole = document(`${script('a')}<style>p{}</style>`, `<p>Hallo</p>${script('b')}`)

  it('are asked for once a frame is drawn, each once, with what others find them by', () => {
    const { appended, run } = browser(whole)
    expect(appended).toEqual([])
    run('frame')
    expect(appended).toEqual([])
    run('timer')
    const all = [
      { src: '/_next/static/chunks/a.js', async: true },
      { src: '/_next/static/chunks/b.js', async: true },
      { src: '/_next/static/chunks/main.js', id: '_R_', async: true },
    ]
    expect(appended).toEqual(all)
    run('load')
    expect(appended).toEqual(all)
  })

  it('are asked for when everything is loaded where no frame is drawn', () => {
    const { appended, run } = browser(whole)
    run('load')
    expect(appended).toHaveLength(3)
  })

  it('that stand behind its markup are joined in their order, and those inside it stay alone', () => {
    const inside = '<p><script>c()</script><script>d()</script></p>'
    const { html, inline } = withLateScripts(document(script('a'), inside, ['a("\\u003c")', 'b()']))
    expect(html).toContain(`${inside}<script>a("\\u003c");b()</script><script>`)
    expect(inline).toHaveLength(2)
    expect(html.endsWith(`${inline.map((text) => `<script>${text}</script>`).join('')}</body></html>`)).toBe(
      true,
    )
  })

  it('are not in the markup any more, and everything else is', () => {
    const html = late(whole)
    expect(html).not.toContain('src="/_next')
    expect(
      html.startsWith('<!DOCTYPE html><html><head><style>p{}</style></head><body><p>Hallo</p><script>'),
    ).toBe(true)
  })

  it.each([
    ['another folder', '<script src="/_next/static/media/a.js" async=""></script>'],
    ['a step upwards', '<script src="/_next/static/chunks/../../../pictures/a.js" async=""></script>'],
    ['a query', '<script src="/_next/static/chunks/a.js?x" async=""></script>'],
    ['another site', '<script src="https://evil.example/_next/static/chunks/a.js" async=""></script>'],
  ])('are those of the build, never one from %s', (_, tag) => {
    expect(late(document('', `<p>${tag}</p>`))).toContain(`<p>${tag}</p>`)
  })

  it.each([
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="preload" href="/_next/static/chunks/a.js" as="script" fetchPriority="low"/>',
  ])('are not loaded ahead by %s', (preload) => {
    expect(late(document(preload + script('a')))).not.toContain('rel="preload"')
  })
})

describe('what is no late script', () => {
  it.each([
    ['a picture loaded ahead', document('<link rel="preload" as="image" href="/a.webp"/>')],
    ['a typeface loaded ahead', document('<link rel="preload" href="/a.woff2" as="font"/>')],
    ['one for old browsers', document('<script src="/_next/static/chunks/a.js" noModule=""></script>')],
    ['an inline one', document('<script>self.__next_f.push([1,"x"])</script>')],
    ['data', document('<script type="application/ld+json">{"a":1}</script>')],
    ['the word in a text', document('', '&lt;script src="/_next/static/chunks/a.js" async=""&gt;')],
  ])('stays as it is: %s', (_, html) => {
    const got = late(html.replace('</head>', `${script('a')}</head>`))
    expect(got).toContain(html.slice(0, html.indexOf('</head>')))
    expect(got).toContain(html.slice(html.indexOf('<body>'), html.indexOf(firstScript)))
  })

  it.each([
    ['a document without scripts', '<!DOCTYPE html><title>x</title></body></html>'],
    ['a document that is cut off', `<!DOCTYPE html><html>${script('a')}${firstScript}`],
    ['a document in which something follows', document(script('a')).replace('</body>', '<p></p></body>')],
    [
      'a document with something between its scripts',
      document(script('a'), '', ['a()</script> <script>b()']),
    ],
    ['a document with markup in its scripts', document(script('a'), '', ['a("<p>")'])],
    ['the data of a navigation', `1:"${script('a')}</body>"`],
  ])('is %s', (_, html) => expect(withLateScripts(html)).toEqual({ html, inline: [] }))
})
