import { expect, it } from 'vitest'
import { withLateScripts } from '@/lib/server/next/documents/late-scripts'
import { pageFiles } from '@/scripts/bench/page-files'
import { beginning, nextDocument } from '../../../fixtures/next-document'

it('follows scripts and style sheets, each once, in the order of the document', () => {
  const html = `<link rel="stylesheet" href="/a.css" data-precedence="next"/>
    <script src="/one.js" async=""></script><script async src='/two.js'></script>
    <script type=module src=/three.js></script><script src="/one.js"></script>`
  expect(pageFiles(html)).toEqual({ scripts: ['/one.js', '/two.js', '/three.js'], styles: ['/a.css'] })
})

it.each(['noModule=""', 'nomodule', 'NOMODULE'])(
  'leaves out what only old browsers load: %s',
  (attribute) => {
    expect(pageFiles(`<script src="/old.js" ${attribute}></script>`).scripts).toEqual([])
  },
)

it('does not take an attribute that ends in src for the address', () => {
  expect(pageFiles('<script data-src="/lazy.js"></script>').scripts).toEqual([])
})

it('loads no script that is inline, and none that is only written in one', () => {
  const html = `<script>self.__next_f.push("<script src=\\"/fake.js\\">")</script>
    <script type="application/ld+json">{"a":"<link rel='stylesheet' href='/fake.css'>"}</script>
    <script src="/real.js"></script>`
  expect(pageFiles(html)).toEqual({ scripts: ['/real.js'], styles: [] })
})

it('follows the scripts that a document of the shop asks for once it is drawn', () => {
  const { html } = withLateScripts(
    nextDocument('', [beginning], '<script src="/_next/static/chunks/a.js" async=""></script>'),
  )
  expect(pageFiles(html).scripts).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/main.js'])
})

it('takes links of other kinds for no style sheet', () => {
  const html = `<link rel="canonical" href="/de/"><link rel="preload" as="style" href="/p.css">
    <link href="/a.css?x=1&amp;y=2" rel="Stylesheet">`
  expect(pageFiles(html).styles).toEqual(['/a.css?x=1&y=2'])
})

it('finds nothing in what is no document', () => {
  expect(pageFiles('')).toEqual({ scripts: [], styles: [] })
})
