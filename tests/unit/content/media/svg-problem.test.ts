import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { svgCost, svgProblem } from '@/lib/content/media/svg-problem'

const open = '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">'
const drawing = (inside: string) => `${open}${inside}</svg>`

/** Each part uses the one before it ten times. */
const tenfold = (levels: number, link: (id: number) => string) =>
  drawing(
    `<defs><circle id="a0" r="1"/>${Array.from({ length: levels }, (_, at) => `<g id="a${at + 1}">${link(at).repeat(10)}</g>`).join('')}</defs><use href="#a${levels}"/>`,
  )

describe('a drawing that runs or loads something is refused', () => {
  it.each([
    ['a script', drawing('<script>alert(1)</script>')],
    // The parser takes time for each level at each wrong end, and for each namespace at each element.
    ['ends that have no beginning, far inside', `${open}${'<g>'.repeat(150)}${'</h>'.repeat(700)}`],
    ['parts without end inside of each other', drawing('<g>'.repeat(300) + '</g>'.repeat(300))],
    [
      'namespaces without end',
      `<svg xmlns="http://www.w3.org/2000/svg" ${Array.from({ length: 3_000 }, (_, at) => `xmlns:n${at}="n"`).join(' ')}>${'<g/>'.repeat(4_000)}</svg>`,
    ],
    ['more parts than anybody draws', drawing('<g/>'.repeat(20_001))],
    ['a script of another spelling', drawing('<SCRIPT>alert(1)</SCRIPT>')],
    ['a script with a prefix', drawing('<s:script xmlns:s="http://www.w3.org/2000/svg">alert(1)</s:script>')],
    ['a script of HTML', drawing('<script xmlns="http://www.w3.org/1999/xhtml">alert(1)</script>')],
    ['a script inside of notes', drawing('<metadata><script>alert(1)</script></metadata>')],
    ['an event handler', drawing('<path onload="alert(1)"/>')],
    ['an event handler of another spelling', drawing('<path OnClick="alert(1)"/>')],
    ['an event handler of the root', `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`],
    [
      'an event handler with a prefix',
      drawing('<path xmlns:e="http://www.w3.org/2001/xml-events" e:onload="x"/>'),
    ],
    ['foreign content', drawing('<foreignObject><p>x</p></foreignObject>')],
    ['a frame', drawing('<iframe xmlns="http://www.w3.org/1999/xhtml" src="https://evil.example"/>')],
    ['a link', drawing('<a href="#x"><path d="M0 0"/></a>')],
    ['a link to a script', drawing('<use href="javascript:alert(1)"/>')],
    ['a link to a script in entities', drawing('<use xlink:href="&#106;avascript:alert(1)"/>')],
    ['a link to another file', drawing('<use xlink:href="https://evil.example/a.svg#x"/>')],
    ['a picture elsewhere', drawing('<image href="https://evil.example/count.png"/>')],
    ['a drawing as data', drawing('<image href="data:image/svg+xml;base64,PHN2Zz4="/>')],
    ['a page as data', drawing('<use href="data:text/html,<script>"/>'.replace('<script>', '&lt;script>'))],
    ['an animation that sets a link', drawing('<set attributeName="href" to="javascript:alert(1)"/>')],
    ['an animation', drawing('<animate attributeName="x" values="1;2"/>')],
    ['a style sheet elsewhere', drawing('<style>@import url(https://evil.example/a.css);</style>')],
    ['a style sheet in CDATA', drawing('<style><![CDATA[ path { fill: url(//evil.example) } ]]></style>')],
    ['a style with an escape', drawing('<style>path { fill: \\75rl(//evil.example) }</style>')],
    ['a style that loads', drawing('<path style="fill:url(https://evil.example/a)"/>')],
    ['a fill that loads', drawing('<path fill="url(&quot;https://evil.example/a#b&quot;)"/>')],
    ['a style in two parts', drawing('<style>@im</style><style>port "x"</style>')],
    ['entities', `<!DOCTYPE svg [<!ENTITY x "<script>alert(1)</script>">]>${drawing('&x;')}`],
    ['a style sheet by instruction', `<?xml-stylesheet href="https://evil.example/a.xsl"?>${drawing('')}`],
    ['what is not well formed', `${open}<path`],
    ['parts that use each other', tenfold(7, (id) => `<use href="#a${id}"/>`)],
    ['parts that use each other by an older link', tenfold(7, (id) => `<use xlink:href=" #a${id}"/>`)],
    ['parts that fill each other', tenfold(7, (id) => `<rect fill="url(#a${id})"/>`)],
    ['a part that uses itself', drawing('<g id="a"><use href="#a"/></g>')],
    ['groups without end', drawing(`${'<g>'.repeat(3_000)}${'</g>'.repeat(3_000)}`)],
    ['a page', '<html><svg/></html>'],
    ['an svg element of no namespace', '<svg><script>alert(1)</script></svg>'],
    ['two roots', `${drawing('')}<script xmlns="http://www.w3.org/2000/svg">alert(1)</script>`],
    ['a base address', drawing('<g xml:base="https://evil.example/"><use href="#a"/></g>')],
  ])('%s', (_, text) => {
    expect(svgProblem(text)).toBeDefined()
  })
})

describe('a drawing that only draws is taken', () => {
  it.each([
    ['paths and texts', drawing('<title>Wagen</title><g fill="none"><path d="M0 0h4"/><text>a</text></g>')],
    [
      'a gradient of its own',
      drawing('<linearGradient id="a"/><path fill="url(#a)" style="stroke:url(#a)"/>'),
    ],
    ['a part used a thousand times', tenfold(3, (id) => `<use href="#a${id}"/>`)],
    ['a part used twice', drawing('<defs><path id="a" d="M0 0"/></defs><use xlink:href="#a"/>')],
    ['a style of its own', drawing('<style>.a { fill: #c8452f; clip-path: url("#b") }</style>')],
    ['pixels inside', drawing('<image href="data:image/png;base64,iVBORw0KGgo="/>')],
    [
      'notes of the program that drew it',
      drawing(
        '<sodipodi:namedview xmlns:sodipodi="http://sodipodi.sourceforge.net/DTD/sodipodi-0.dtd" pagecolor="#fff"/>',
      ),
    ],
    ['a declaration', `<?xml version="1.0" encoding="UTF-8"?>${drawing('')}`],
  ])('%s', (_, text) => {
    expect(svgProblem(text)).toBeUndefined()
  })

  it('so are the drawings of the shop', () => {
    const folder = 'lib/storefront/design/drawings/svg'
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.svg') && !readFileSync(`${folder}/${file}`, 'utf8').includes('.svg"'),
    )
    expect(files.length).toBeGreaterThan(10)
    for (const file of files)
      expect(svgProblem(readFileSync(`${folder}/${file}`, 'utf8')), file).toBeUndefined()
  })
})

describe('a style', () => {
  const styled = (css: string) => svgProblem(drawing(`<style>${css}</style>`))

  it.each([
    ['with comments', '/* url(https://a.example) */ path { fill: red } /**/', true],
    [
      'with something that loads behind a comment',
      '/* a */ path { fill: url(https://evil.example/a) }',
      false,
    ],
    ['with something that loads around comments', 'path { fill: u/* a */rl(https://evil.example/a) }', false],
    ['with a comment that does not end', 'path { fill: red } /* url(https://evil.example/a)', false],
    ['of nothing but beginnings of comments', '/*'.repeat(200_000), true],
  ])('%s', (_, css, isFine) => {
    expect(styled(css) === undefined).toBe(isFine)
  })
})

/** A thousand pixels wide and high, with a filter of these parts for what is in it. */
const filtered = (parts: string, inside = '<rect width="9" height="9" filter="url(#f)"/>', region = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:x="http://www.inkscape.org/x" width="1000" height="1000"><filter id="f" ${region}>${parts}</filter>${inside}</svg>`
const small = 'filterUnits="userSpaceOnUse" x="0" y="0" width="100" height="100"'
const blur = '<feGaussianBlur stdDeviation="500"/>'
const spread = '<feMorphology operator="dilate" radius="4"/>'
const noise = '<feTurbulence baseFrequency="0.05" numOctaves="10"/>'
const shadow =
  '<feFlood/><feColorMatrix in="SourceAlpha"/><feOffset dy="4"/><feGaussianBlur stdDeviation="4"/><feColorMatrix/><feBlend/><feBlend/>'
const kernel = (order: number) =>
  `<feConvolveMatrix order="${order}" kernelMatrix="${Array(order ** 2)
    .fill(1)
    .join(' ')}"/>`
const hundred = (part: string) => part.repeat(100)
const filteredRect = '<rect width="9" height="9" filter="url(#f)"/>'

describe('a drawing whose filters take long is refused', () => {
  it.each([
    ['noise many times', filtered(noise, filteredRect.repeat(60))],
    ['many parts of one filter', filtered(hundred(blur))],
    [
      'light many times',
      filtered(hundred('<feDiffuseLighting><fePointLight/></feDiffuseLighting>'), filteredRect.repeat(2)),
    ],
    ['light with highlights', filtered(hundred('<feSpecularLighting/>'), filteredRect.repeat(2))],
    ['moved points', filtered('<feDisplacementMap in2="a"/>'.repeat(40))],
    ['one large matrix', filtered(kernel(31))],
    ['a few matrices', filtered(kernel(15).repeat(5))],
    ['a large radius', filtered('<feMorphology radius="60"/>')],
    [
      'a radius in parts of its shape',
      filtered('<feMorphology radius=".2"/>', filteredRect, 'primitiveUnits="objectBoundingBox"'),
    ],
    ['a radius that is enlarged', filtered(spread, `<g transform="scale(30)">${filteredRect}</g>`, small)],
    ['filters in filters', filtered(blur, '<g filter="url(#f)">'.repeat(90) + '</g>'.repeat(90))],
    [
      'a filter for each use',
      filtered(blur, `<g id="a">${filteredRect}</g>${'<use href="#a"/>'.repeat(90)}`),
    ],
    [
      'a filter for each shape with a pattern',
      filtered(
        blur,
        `<pattern id="p">${filteredRect}</pattern><g fill="url(#p)">${'<path/>'.repeat(90)}</g>`,
      ),
    ],
    [
      'a filter at each point',
      filtered(
        blur,
        `<marker id="m">${filteredRect}</marker><path marker-mid="url(#m)" d="M0 0${' h1'.repeat(90)}"/>`,
      ),
    ],
    [
      'a filter at the ends of lines',
      filtered(
        blur,
        `<marker id="m">${filteredRect}</marker>${'<line marker-end="url(#m)" x2="9"/>'.repeat(50)}`,
      ),
    ],
    [
      'a filter in a mask',
      filtered(blur, `<mask id="m">${filteredRect}</mask>${'<path mask="url(#m)"/>'.repeat(90)}`),
    ],
    ['a filter by style', filtered(blur, '<path style="filter : url(#f)"/>'.repeat(90))],
    [
      'a filter by the style sheet',
      filtered(
        blur,
        `<style>/* a */ g > path.a, b { fill: red; filter: url("#f") }</style>${'<path class="b a"/>'.repeat(90)}`,
      ),
    ],
    [
      'a filter for everything',
      filtered(blur, `<style>@media all { :not(a) { filter: url(#f) } }</style>${'<path/>'.repeat(90)}`),
    ],
    [
      'a filter behind braces in quotes',
      filtered(
        blur,
        `<style>a{font-family:"}"}path{filter:url(#f)}b{font-family:"{"}</style>${'<path/>'.repeat(90)}`,
      ),
    ],
    [
      'a filter with another of the same name',
      filtered(blur, '<path filter="url(#f)" x:filter="none"/>'.repeat(90)),
    ],
    ['functions', filtered('', '<path filter="blur(50px) drop-shadow(0 0 9px red)"/>'.repeat(40))],
    ['functions of colours', filtered('', `<style>path{filter:sepia(1)}</style>${'<path/>'.repeat(150)}`)],
    ['a filter that is handed down', filtered(blur, '<g filter="url(#f)"><g filter="inherit"/></g>')],
    [
      'a small filter that is enlarged',
      filtered(blur, `<g transform="matrix(30 0 0 30 0 0)">${filteredRect.repeat(90)}</g>`, small),
    ],
    [
      'a small filter that is enlarged by style',
      filtered(blur, `<style>g{transform:scale(30)}</style>${filteredRect.repeat(90)}`, small),
    ],
    [
      'a small filter in a drawing inside',
      filtered(blur, `<svg viewBox="0 0 1 1">${filteredRect.repeat(90)}</svg>`, small),
    ],
    ['layers', filtered('', '<path style="mix-blend-mode:multiply"/>'.repeat(3_000))],
    [
      'long paths many times',
      drawing(`<path id="a" d="M0 0${' h1'.repeat(50_000)}"/>${'<use href="#a"/>'.repeat(50)}`),
    ],
    [
      'a long text many times',
      drawing(`<text id="a">${'a'.repeat(50_000)}</text>${'<use href="#a"/>'.repeat(50)}`),
    ],
    [
      'rules for nothing without end',
      drawing(`<style>${'a{opacity:.5}'.repeat(20_000)}</style>${'<g/>'.repeat(5_000)}`),
    ],
    [
      'a rule that names parts without end',
      drawing(`<style>*{x:${'url(#a)'.repeat(1_000)}}</style>${'<g/>'.repeat(1_000)}`),
    ],
    ['rules without end', drawing(`<style>${'*{opacity:.5}'.repeat(5_000)}</style>${'<g/>'.repeat(5_000)}`)],
  ])('%s', (_, text) => {
    expect(svgProblem(text)).toMatch(/too (?:long|often)/)
  })
})

describe('an ordinary drawing is taken', () => {
  it.each([
    ['with a soft ground and a grain', filtered(blur + noise), 5_000],
    ['with thirty soft shapes', filtered(blur, filteredRect.repeat(30)), 30_000],
    ['with the shadows of a program for drawing', filtered(shadow, filteredRect.repeat(30), small), 2_000],
    ['with a shadow that is spread', filtered(spread + shadow, filteredRect.repeat(3), small), 2_000],
    ['with a sharpened picture', filtered(kernel(3)), 1_000],
    [
      'with many gradients by class',
      drawing(
        `<style>path.b.a,.c{fill:url(#g)}</style><g class="b"></g><linearGradient id="g"><stop/></linearGradient>${'<path class="a b"/>'.repeat(1_000)}`,
      ),
      10_000,
    ],
    [
      'with turned parts',
      filtered(shadow, `<g transform="matrix(0 1 -1 0 20 0)">${filteredRect}</g>`, small),
      100,
    ],
    ['with many half transparent parts', drawing('<path opacity=".5"/>'.repeat(1_000)), 10_000],
    ['traced from a photo', drawing(`<path d="M0 0${' l1.5 2.5'.repeat(80_000)}"/>`), 10],
  ])('%s', (_, text, mostMs) => {
    expect(svgProblem(text)).toBeUndefined()
    expect(svgCost(text)?.pixelMs).toBeLessThan(mostMs)
  })
})

it('a declaration is read once, however long it is and however many parts it is for', () => {
  const read = vi.spyOn(String.prototype, 'matchAll')
  const value = 'a'.repeat(1_000)
  expect(svgProblem(drawing(`<style>*{x:${value}}</style>${'<g/>'.repeat(2_000)}`))).toBeUndefined()
  const times = read.mock.contexts.filter((text) => String(text) === value).length
  read.mockRestore()
  expect(times).toBe(1)
})
