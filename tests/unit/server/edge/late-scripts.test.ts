import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { withLateScripts } from '@/lib/server/edge/late-scripts'

const script = (name: string, id = '') =>
  `<script src="/_next/static/chunks/${name}.js"${id && ` id="${id}"`} async=""></script>`
const document = (head: string, body = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body>${body}</body></html>`

type Element = { src?: string; id?: string; async?: boolean }

/** Runs the inline script of a document as a browser does; `frame` and `load` are what happens to it. */
function browser(html: string) {
  const inline = /<script>(.*)<\/script><\/body>/.exec(html)?.[1] ?? ''
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
  const whole = document(
    `${script('a')}<style>p{}</style>${script('main', '_R_')}`,
    `<p>Hallo</p>${script('b')}`,
  )

  it('are asked for once a frame is drawn, each once, with what others find them by', () => {
    const { appended, run } = browser(withLateScripts(whole))
    expect(appended).toEqual([])
    run('frame')
    expect(appended).toEqual([])
    run('timer')
    const all = [
      { src: '/_next/static/chunks/a.js', async: true },
      { src: '/_next/static/chunks/main.js', id: '_R_', async: true },
      { src: '/_next/static/chunks/b.js', async: true },
    ]
    expect(appended).toEqual(all)
    run('load')
    expect(appended).toEqual(all)
  })

  it('are asked for when everything is loaded where no frame is drawn', () => {
    const { appended, run } = browser(withLateScripts(whole))
    run('load')
    expect(appended).toHaveLength(3)
  })

  it('that stand in it are joined where they follow each other, in their order, and stay alone where they have attributes', () => {
    const inline =
      '<script>a("<\\/script>")</script><script>b()</script><p></p><script id="c">c()</script><script>d()</script>'
    expect(withLateScripts(document(script('a'), inline))).toContain(
      '<script>a("<\\/script>");b()</script><p></p><script id="c">c()</script><script>d()</script>',
    )
  })

  it('are not in the markup any more, and everything else is', () => {
    const late = withLateScripts(whole)
    expect(late).not.toContain('src="/_next')
    expect(
      late.startsWith(document('<style>p{}</style>', '<p>Hallo</p>').replace('</body></html>', '')),
    ).toBe(true)
    expect(late.endsWith('</body></html>')).toBe(true)
  })

  it.each([
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js"/>',
    '<link rel="preload" href="/_next/static/chunks/a.js" as="script" fetchPriority="low"/>',
  ])('are not loaded ahead by %s', (preload) => {
    expect(withLateScripts(document(preload + script('a')))).not.toContain('rel="preload"')
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
    const late = withLateScripts(html.replace('</head>', `${script('a')}</head>`))
    expect(late).toContain(html.slice(0, html.indexOf('</head>')))
    expect(late).toContain(html.slice(html.indexOf('<body>'), html.indexOf('</body>')))
  })

  it.each([
    ['a document without scripts', document('<title>x</title>')],
    ['a document that is cut off', `<!DOCTYPE html><html>${script('a')}`],
    ['the data of a navigation', `1:"${script('a')}</body>"`],
  ])('is %s', (_, html) => expect(withLateScripts(html)).toBe(html))
})
